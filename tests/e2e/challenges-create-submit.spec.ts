import { admin } from './support/backend';
import { field, fillForm, freshName, readForm, required, submit } from './support/challenges';
import {
  expect,
  holdCalls,
  isCall,
  signIn,
  spoilTokens,
  test,
  toast,
  watchCalls,
} from './support/test';
import { safety } from '../safety';

const createCall = 'POST /admin/challenges/create/';

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

test('checks every rule of section 5 on submit, shows each error under its field, and sends nothing', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, challenge_type: 'two_step' });
  await fillForm(
    page,
    Object.fromEntries(Object.entries(broken).map(([name, [value]]) => [name, value])),
  );
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await submit(page).click();
  await expect(toast(page, 'Please fix validation errors')).toBeVisible();
  for (const [name, [, message]] of Object.entries(broken))
    await expect(field(page, name), name).toHaveAccessibleErrorMessage(message);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(broken).length);
  await expect(field(page, 'name')).toBeFocused();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  // After that, an error disappears when its field is corrected, even if another field corrects it.
  await fillForm(page, { name: 'x', max_trades_per_hour: '10', max_trading_days: '1' });
  for (const name of ['name', 'max_trades_per_hour', 'max_trading_days'])
    await expect(field(page, name), name).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'challenge_type').selectOption('one_step');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(broken).length - 6);
});

test('text that is not a number in a number field does not count as empty (R143)', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name: freshName('Unreadable'), challenge_fee: '' });
  await field(page, 'challenge_fee').pressSequentially('5-');
  await submit(page).click();
  await expect(field(page, 'challenge_fee')).toHaveAccessibleErrorMessage(
    'Write a number such as 1234.56',
  );
  await field(page, 'challenge_fee').press('End');
  await field(page, 'challenge_fee').press('Backspace');
  await expect(field(page, 'challenge_fee')).not.toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('100 clicks and Enter send one request; the button says Creating...', async ({ page }) => {
  const calls = watchCalls(page);
  const creation = await holdCalls(page, isCall('POST', '/admin/challenges/create/'));
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name: freshName('Once') });
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 100; press += 1) button.click();
  });
  await field(page, 'name')
    .press('Enter')
    .catch(() => undefined);
  await creation.arrival;
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  creation.letGo();
  await expect(page).toHaveURL('/evaluations');
  expect(calls.filter((call) => call === createCall)).toEqual([createCall]);
});

test("shows the server's message, and its field errors beside the fields (R4)", async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(400);
  await backend.plan('POST', '/admin/challenges/create/', {
    status: 400,
    body: {
      message: 'Please correct the marked fields.',
      errors: {
        challenge_fee: ['Too cheap.'],
        ea_allowed: ['Not offered.'],
        challenge_class: ['Closed.'],
      },
    },
    times: 1,
  });
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name: freshName('Refused') });
  await submit(page).click();
  await expect(toast(page, 'Please correct the marked fields.')).toBeVisible();
  await expect(field(page, 'challenge_fee')).toHaveAccessibleErrorMessage('Too cheap.');
  await expect(field(page, 'challenge_fee')).toBeFocused();
  await expect(field(page, 'ea_allowed')).toHaveAccessibleErrorMessage('Not offered.');
  // An error without a field in the form is shown with the message.
  await expect(page.getByRole('alert').filter({ hasText: 'Closed.' })).toBeVisible();
  await field(page, 'challenge_fee').fill('500');
  await expect(field(page, 'challenge_fee')).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(toast(page, 'Challenge creation successful')).toBeVisible();
});

test('a challenge whose response was lost is found, and not sent again (R32)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowLostConnection();
  const name = freshName('Lost');
  // Dropped after the headers: before them, Chromium itself would send the request again over a new
  // connection.
  await backend.plan('POST', '/admin/challenges/create/', { drop: 'during', times: 1 });
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name });
  await submit(page).click();
  await expect(toast(page, 'Challenge creation successful')).toContainText(
    'the record was read again and shows it',
  );
  await expect(page).toHaveURL('/evaluations');
  await expect(page.getByText(name)).toBeVisible();
  expect(
    calls.filter((call) => call === createCall),
    safety('sent once'),
  ).toHaveLength(1);
});

test('an outcome that nobody knows can be looked at again; nothing is sent, and nothing typed is lost', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(502, 503);
  const name = freshName('Unknown');
  await backend.plan('POST', '/admin/challenges/create/', { status: 502, times: 1 });
  await backend.plan('GET', '/admin/challenges', { status: 503 });
  const calls = watchCalls(page);
  await page.goto('/evaluations/create');
  await fillForm(page, { ...required, name });
  await submit(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'the result is unknown' });
  // In place of the button, which was switched off meanwhile: Enter sends nothing.
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Look again' }).click();
  await expect(notice.getByRole('button', { name: 'Look again' })).toBeEnabled();
  await expect(notice).toBeFocused();
  await backend.clearFaults();
  await notice.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The request failed' })).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(name);
  expect(
    calls.filter((call) => call === createCall),
    safety('sent once'),
  ).toHaveLength(1);
});

test('leaving a changed form asks first; leaving an unchanged one does not', async ({ page }) => {
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

test('a session that ends while the form is open: every value is back after signing in again (promise 7)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(401, 403);
  await page.goto('/skill-checks/create');
  const typed = {
    ...required,
    name: 'Kept',
    challenge_type: 'two_step',
    phase_2_profit_target_percent: '4.5',
    phase_2_min_trading_days: '3',
    phase_2_max_trading_days: '33',
    description: 'Two\nlines',
    account_size: '250000.75',
    weekend_holding: true,
    hedging_within_account_allowed: false,
  };
  await fillForm(page, typed);
  const before = await readForm(page);
  expect(before).toMatchObject(typed);
  await spoilTokens(page, ['access', 'refresh']);
  await submit(page).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/skill-checks/create')}`);
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/skill-checks/create');
  await expect(page.getByText('Draft restored.')).toBeVisible();
  expect(await readForm(page)).toEqual(before);
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await readForm(page)).toMatchObject({
    name: '',
    challenge_type: 'one_step',
    account_size: '100000',
    hedging_within_account_allowed: true,
  });
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(page.getByText('Draft restored.')).toHaveCount(0);
});
