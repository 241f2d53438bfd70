import type { Page } from '@playwright/test';
import { addChallenge, fillForm, freshName, getChallenge, listChallenges, readForm, required, watchBodies } from './support/challenges';
import { admin } from './support/backend';
import { expect, holdCalls, isCall, signIn, spoilTokens, test, toast, watchCalls } from './support/test';

const createCall = 'POST /admin/challenges/create/';
const submit = (page: Page) => page.getByRole('button', { name: 'Create Challenge' });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

const defaults = {
  challenge_type: 'one_step', status: 'active', allowed_instruments: 'all', account_size: '100000', refundable_fee: '0', profit_split_percent: '70', min_trading_days: '5', max_trading_days: '30',
  max_trades_per_minute: '3', max_trades_per_hour: '10', max_risk_per_trade_percent: '3', max_orders_per_symbol: '2', overall_risk_limit_percent: '20', duration_days: '30', max_participants: '50',
  grid_trading_allowed: false, martingale_allowed: false, hedging_within_account_allowed: true, cross_account_hedging_allowed: false, statistical_arbitrage_allowed: false, latency_arbitrage_allowed: false,
  market_making_allowed: false, weekend_holding: false, news_trading_allowed: false, ea_allowed: false, copy_trading_allowed: false,
};

test('has the sections and defaults of sections 2 and 3', async ({ page }) => {
  await page.goto('/evaluations/create');
  const sections = ['General Information', 'Financial Details', 'Trading Rules', 'Position Rules', 'Prohibited Strategies', 'Arbitrage Detection', 'Additional Rules', 'Meta & Instruments'];
  const headings = page.locator('form section h2').filter({ hasNotText: 'In plain words' });
  await expect(headings).toHaveText(sections);
  expect(await readForm(page)).toMatchObject(defaults);
  await expect(field(page, 'consistency_rule_percent')).toHaveCount(0);
  await field(page, 'challenge_type').selectOption('two_step');
  await expect(headings).toHaveText([...sections.slice(0, 4), 'Two Step Rules', ...sections.slice(4)]);
});

for (const [type, more] of [['one_step', {}], ['two_step', { phase_2_profit_target_percent: 5, phase_2_min_trading_days: 5, phase_2_max_trading_days: 60 }]] as const) {
  test(`creates a challenge of type ${type}, sends numbers and booleans, and shows it in the list`, async ({ page }) => {
    const name = freshName(`Created ${type}`);
    const lastBody = await watchBodies(page);
    await page.goto('/evaluations/create');
    await fillForm(page, { ...required, name: ` ${name} `, challenge_type: type, ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, String(value)])), account_size: '50000.50', news_trading_allowed: true });
    await submit(page).click();
    await expect(toast(page, 'Challenge creation successful')).toBeVisible();
    expect(await lastBody('/challenges/create/')).toEqual({
      name, firm_name: 'Northgate Capital', description: null, challenge_type: type, challenge_class: 'challenge', status: 'active', allowed_instruments: 'all', account_size: 50_000.5, challenge_fee: 499, refundable_fee: 0,
      profit_split_percent: 70, max_daily_loss_percent: 5, max_total_loss_percent: 10, profit_target_percent: 8, min_trading_days: 5, max_trading_days: 30, additional_trading_days: 0, max_trades_per_minute: 3, max_trades_per_hour: 10,
      max_risk_per_trade_percent: 3, max_orders_per_symbol: 2, overall_risk_limit_percent: 20, consistency_rule_percent: 80, duration_days: 30, max_participants: 50, current_participants: 0,
      ...Object.fromEntries(Object.entries(defaults).filter(([, value]) => typeof value === 'boolean')), news_trading_allowed: true, ...more,
    });
    await expect(page).toHaveURL('/evaluations');
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('$50,000.50');
  });
}

test('a skill check is created as one and ends at its list (R13)', async ({ page, backend }) => {
  const name = freshName('Skill');
  await page.goto('/skill-checks/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Skillcheck Challenge');
  await fillForm(page, { ...required, name });
  await submit(page).click();
  await expect(toast(page, 'Challenge creation successful')).toBeVisible();
  await expect(page).toHaveURL('/skill-checks');
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  expect((await listChallenges(backend, 'skill_check')).results[0]).toMatchObject({ name, challenge_class: 'skill_check' });
});

const broken: Record<string, [value: string, message: string]> = {
  name: ['', 'Challenge name is required'],
  firm_name: [' ', 'Firm name is required'],
  account_size: ['0', 'Account size must be greater than 0'],
  challenge_fee: ['-1', 'Fee cannot be negative'],
  profit_split_percent: ['101', 'Profit split must be between 1 and 100'],
  min_trading_days: ['0', 'Min Trading days must be > 0'],
  max_trading_days: ['0', 'Max Trading days must be > Min'],
  additional_trading_days: ['-1', 'Additional Days cannot be -ve'],
  max_daily_loss_percent: ['', 'Daily loss % must be > 0'],
  max_total_loss_percent: ['0', 'Total loss % must be > 0'],
  profit_target_percent: ['-3', 'Profit Target % must be > 0'],
  max_trades_per_hour: ['0', 'Max Trade Per Hour must be > 0'],
  max_trades_per_minute: ['', 'Max Trade Per Min must be > 0'],
  max_risk_per_trade_percent: ['0', 'Max Risk Per Trade % must be > 0'],
  max_orders_per_symbol: ['0', 'Max Order Per Symbol % must be > 0'],
  overall_risk_limit_percent: ['0', 'Must be > Max Risk Per Trade (%)'],
  phase_2_profit_target_percent: ['', 'Phase 2 Profit Target % must be > 0'],
  phase_2_min_trading_days: ['0', 'Phase 2 Min Trading days must be > 0'],
  phase_2_max_trading_days: ['0', 'Phase 2 Max Trading days must be > Phase 2 Min'],
};

test('checks every rule of section 5 on submit, says each under its field, and sends nothing', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, challenge_type: 'two_step' });
  await fillForm(page, Object.fromEntries(Object.entries(broken).map(([name, [value]]) => [name, value])));
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await submit(page).click();
  await expect(toast(page, 'Please fix validation errors')).toBeVisible();
  for (const [name, [, message]] of Object.entries(broken)) await expect(field(page, name), name).toHaveAccessibleErrorMessage(message);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(broken).length);
  await expect(field(page, 'name')).toBeFocused();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  // From then on an error goes when its field is put right, also by another field.
  await fillForm(page, { name: 'x', max_trades_per_hour: '10', max_trading_days: '1' });
  for (const name of ['name', 'max_trades_per_hour', 'max_trading_days']) await expect(field(page, name), name).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'challenge_type').selectOption('one_step');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(broken).length - 6);
});

test('what is typed into a number field and is no number does not count as empty (R143)', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name: freshName('Unreadable'), challenge_fee: '' });
  await field(page, 'challenge_fee').pressSequentially('5-');
  await submit(page).click();
  await expect(field(page, 'challenge_fee')).toHaveAccessibleErrorMessage('Enter a number');
  await field(page, 'challenge_fee').press('End');
  await field(page, 'challenge_fee').press('Backspace');
  await expect(field(page, 'challenge_fee')).not.toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('100 clicks and Enter are one request; the button says Creating...', async ({ page }) => {
  const calls = watchCalls(page);
  const creation = await holdCalls(page, isCall('POST', '/admin/challenges/create/'));
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name: freshName('Once') });
  await submit(page).evaluate((button: HTMLButtonElement) => { for (let press = 0; press < 100; press += 1) button.click(); });
  await field(page, 'name').press('Enter').catch(() => undefined);
  await creation.arrival;
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  creation.letGo();
  await expect(page).toHaveURL('/evaluations');
  expect(calls.filter((call) => call === createCall)).toEqual([createCall]);
});

test('says the server\'s message, and its field errors beside the fields (R4)', async ({ page, backend, problems }) => {
  problems.allowStatus(400);
  await backend.plan('POST', '/admin/challenges/create/', { status: 400, body: { message: 'Please correct the marked fields.', errors: { challenge_fee: ['Too cheap.'], ea_allowed: ['Not offered.'], challenge_class: ['Closed.'] } }, times: 1 });
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name: freshName('Refused') });
  await submit(page).click();
  await expect(toast(page, 'Please correct the marked fields.')).toBeVisible();
  await expect(field(page, 'challenge_fee')).toHaveAccessibleErrorMessage('Too cheap.');
  await expect(field(page, 'challenge_fee')).toBeFocused();
  await expect(field(page, 'ea_allowed')).toHaveAccessibleErrorMessage('Not offered.');
  // What the form has no field for is said with the message.
  await expect(page.getByRole('alert').filter({ hasText: 'Closed.' })).toBeVisible();
  await field(page, 'challenge_fee').fill('500');
  await expect(field(page, 'challenge_fee')).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(toast(page, 'Challenge creation successful')).toBeVisible();
});

test('a lost answer is called unknown and never sent again by itself (promise 1)', async ({ page, backend, problems }) => {
  problems.allowLostConnection();
  const name = freshName('Lost');
  // Not before its headers: Chromium would send the request once more over a new connection, on its own account.
  await backend.plan('POST', '/admin/challenges/create/', { drop: 'during', times: 1 });
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name });
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'it is unknown whether the challenge was created' })).toBeVisible();
  await expect(toast(page, 'Challenge creation successful')).toHaveCount(0);
  await expect(field(page, 'name')).toHaveValue(name);
  expect(calls.filter((call) => call === createCall)).toHaveLength(1);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Look at the list' }).click();
  await expect((await opened).getByText(name)).toBeVisible();
  expect(calls.filter((call) => call === createCall)).toHaveLength(1);
});

test('Duplicate opens the create form of the same class with the row\'s values', async ({ page, backend }) => {
  const original = await addChallenge(backend, { challenge_class: 'skill_check', challenge_type: 'two_step', phase_2_profit_target_percent: 6, phase_2_min_trading_days: 4, phase_2_max_trading_days: 40, challenge_fee: 123.45, ea_allowed: true });
  await page.goto('/skill-checks');
  const row = page.getByRole('row').filter({ hasText: original.name });
  await row.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Skillcheck Challenge');
  await expect(field(page, 'name')).toHaveValue(original.name);
  expect(await readForm(page)).toMatchObject({ challenge_type: 'two_step', phase_2_max_trading_days: '40', challenge_fee: '123.45', ea_allowed: true });
  const copy = freshName('Copy');
  await field(page, 'name').fill(copy);
  await submit(page).click();
  await expect(page).toHaveURL('/skill-checks');
  const made = (await listChallenges(backend, 'skill_check')).results[0];
  expect(made).toMatchObject({ name: copy, phase_2_min_trading_days: 4, challenge_fee: 123.45, ea_allowed: true, current_participants: 0 });
  expect(await getChallenge(backend, original.id)).toMatchObject({ name: original.name });
});

test('leaving what was typed asks first; a clean form is left at once', async ({ page }) => {
  await page.goto('/evaluations');
  await page.getByRole('button', { name: 'Add Evaluation' }).click();
  await expect(submit(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/evaluations');
  await page.getByRole('button', { name: 'Add Evaluation' }).click();
  await fillForm(page, { name: 'Half done' });
  await page.getByRole('link', { name: 'Payouts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'name')).toHaveValue('Half done');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/evaluations');
  await page.getByRole('button', { name: 'Add Evaluation' }).click();
  await expect(field(page, 'name')).toHaveValue('');
});

test('a session that dies mid-form brings every value back after signing in again (promise 7)', async ({ page, problems }) => {
  problems.allowStatus(401, 403);
  await page.goto('/skill-checks/create');
  const typed = { ...required, name: 'Kept', challenge_type: 'two_step', phase_2_profit_target_percent: '4.5', phase_2_min_trading_days: '3', phase_2_max_trading_days: '33', description: 'Two\nlines', account_size: '250000.75', weekend_holding: true, hedging_within_account_allowed: false };
  await fillForm(page, typed);
  const before = await readForm(page);
  expect(before).toMatchObject(typed);
  await spoilTokens(page, ['access', 'refresh']);
  await submit(page).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/skill-checks/create')}`);
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/skill-checks/create');
  await expect(page.getByText('What you had entered before is back.')).toBeVisible();
  expect(await readForm(page)).toEqual(before);
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await readForm(page)).toMatchObject({ name: '', challenge_type: 'one_step', account_size: '100000', hedging_within_account_allowed: true });
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(page.getByText('What you had entered before is back.')).toHaveCount(0);
});

test('the index marks where one is, leads on, and counts what is broken; without an entry in the history', async ({ page }) => {
  await page.goto('/evaluations');
  await page.goto('/evaluations/create');
  const index = page.getByRole('navigation', { name: 'Sections' });
  await expect(index.locator('[aria-current]')).toHaveText('General');
  await submit(page).click();
  await expect(index.getByRole('link', { name: 'Trading' })).toHaveText('Trading3 to correct');
  await index.getByRole('link', { name: 'Meta' }).click();
  await expect(index.locator('[aria-current]')).toHaveText('Meta');
  await expect(field(page, 'allowed_instruments')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/evaluations');
});

test('says in plain words what the rules mean, and warns of contradictions without blocking', async ({ page }) => {
  await page.goto('/evaluations/create');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await fillForm(page, { ...required, name: freshName('Odd'), max_daily_loss_percent: '12' });
  await expect(summary).toContainText('They may lose 12% ($12,000) a day and 10% ($10,000) in all.');
  await expect(summary.getByRole('status')).toContainText('The daily loss limit (12%) is above the total loss limit (10%).');
  await submit(page).click();
  await expect(page).toHaveURL('/evaluations');
});
