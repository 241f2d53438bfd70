import {
  addChallenge,
  field,
  fillForm,
  freshName,
  getChallenge,
  listChallenges,
  readForm,
  required,
  submit,
  watchBodies,
} from './support/challenges';
import { expect, test, toast } from './support/test';

const defaults = {
  challenge_type: 'one_step',
  status: 'active',
  allowed_instruments: 'all',
  account_size: '100000',
  refundable_fee: '0',
  profit_split_percent: '70',
  min_trading_days: '5',
  max_trading_days: '30',
  max_trades_per_minute: '3',
  max_trades_per_hour: '10',
  max_risk_per_trade_percent: '3',
  max_orders_per_symbol: '2',
  overall_risk_limit_percent: '20',
  duration_days: '30',
  max_participants: '50',
  grid_trading_allowed: false,
  martingale_allowed: false,
  hedging_within_account_allowed: true,
  cross_account_hedging_allowed: false,
  statistical_arbitrage_allowed: false,
  latency_arbitrage_allowed: false,
  market_making_allowed: false,
  weekend_holding: false,
  news_trading_allowed: false,
  ea_allowed: false,
  copy_trading_allowed: false,
};

test('has the sections and defaults of sections 2 and 3', async ({ page }) => {
  await page.goto('/evaluations/create');
  const sections = [
    'General Information',
    'Financial Details',
    'Trading Rules',
    'Position Rules',
    'Prohibited Strategies',
    'Arbitrage Detection',
    'Additional Rules',
    'Meta & Instruments',
  ];
  const headings = page.locator('form section h2').filter({ hasNotText: 'Summary' });
  await expect(headings).toHaveText(sections);
  expect(await readForm(page)).toMatchObject(defaults);
  await expect(field(page, 'consistency_rule_percent')).toHaveCount(0);
  await field(page, 'challenge_type').selectOption('two_step');
  await expect(headings).toHaveText([
    ...sections.slice(0, 4),
    'Two Step Rules',
    ...sections.slice(4),
  ]);
});

for (const [type, more] of [
  ['one_step', {}],
  [
    'two_step',
    { phase_2_profit_target_percent: 5, phase_2_min_trading_days: 5, phase_2_max_trading_days: 60 },
  ],
] as const) {
  test(`creates a challenge of type ${type}, sends numbers and booleans, and shows it in the list`, async ({
    page,
  }) => {
    const name = freshName(`Created ${type}`);
    const lastBody = await watchBodies(page);
    await page.goto('/evaluations/create');
    await fillForm(page, {
      ...required,
      name: ` ${name} `,
      challenge_type: type,
      ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, String(value)])),
      account_size: '50000.50',
      news_trading_allowed: true,
    });
    await submit(page).click();
    await expect(toast(page, 'Challenge creation successful')).toBeVisible();
    expect(await lastBody('/challenges/create/')).toEqual({
      name,
      firm_name: 'Northgate Capital',
      description: null,
      challenge_type: type,
      challenge_class: 'challenge',
      status: 'active',
      allowed_instruments: 'all',
      account_size: 50_000.5,
      challenge_fee: 499,
      refundable_fee: 0,
      profit_split_percent: 70,
      max_daily_loss_percent: 5,
      max_total_loss_percent: 10,
      profit_target_percent: 8,
      min_trading_days: 5,
      max_trading_days: 30,
      additional_trading_days: 0,
      max_trades_per_minute: 3,
      max_trades_per_hour: 10,
      max_risk_per_trade_percent: 3,
      max_orders_per_symbol: 2,
      overall_risk_limit_percent: 20,
      consistency_rule_percent: 80,
      duration_days: 30,
      max_participants: 50,
      current_participants: 0,
      ...Object.fromEntries(
        Object.entries(defaults).filter(([, value]) => typeof value === 'boolean'),
      ),
      news_trading_allowed: true,
      ...more,
    });
    await expect(page).toHaveURL('/evaluations');
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('$50,000.50');
  });
}

test('a skill check is created with its class, and its list is shown (R13)', async ({
  page,
  backend,
}) => {
  const name = freshName('Skill');
  await page.goto('/skill-checks/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create New Skillcheck Challenge',
  );
  await fillForm(page, { ...required, name });
  await submit(page).click();
  await expect(toast(page, 'Challenge creation successful')).toBeVisible();
  await expect(page).toHaveURL('/skill-checks');
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  expect((await listChallenges(backend, 'skill_check')).results[0]).toMatchObject({
    name,
    challenge_class: 'skill_check',
  });
});

test("Duplicate opens the create form of the same class with the row's values, inactive and as 'Copy of …' (R149)", async ({
  page,
  backend,
}) => {
  const original = await addChallenge(backend, {
    challenge_class: 'skill_check',
    challenge_type: 'two_step',
    phase_2_profit_target_percent: 6,
    phase_2_min_trading_days: 4,
    phase_2_max_trading_days: 40,
    challenge_fee: 123.45,
    ea_allowed: true,
  });
  await page.goto('/skill-checks');
  const row = page.getByRole('row').filter({ hasText: original.name });
  await row.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create New Skillcheck Challenge',
  );
  await expect(field(page, 'name')).toHaveValue(`Copy of ${original.name}`);
  await expect(field(page, 'name')).toBeFocused();
  expect(await readForm(page)).toMatchObject({
    status: 'inactive',
    challenge_type: 'two_step',
    phase_2_max_trading_days: '40',
    challenge_fee: '123.45',
    ea_allowed: true,
  });
  const copy = freshName('Copy');
  // The name is selected: what is typed takes its place.
  await page.keyboard.type(copy);
  await submit(page).click();
  await expect(page).toHaveURL('/skill-checks');
  const made = (await listChallenges(backend, 'skill_check')).results[0];
  expect(made).toMatchObject({
    name: copy,
    phase_2_min_trading_days: 4,
    challenge_fee: 123.45,
    ea_allowed: true,
    current_participants: 0,
  });
  expect(await getChallenge(backend, original.id)).toMatchObject({ name: original.name });
});

test('the index marks the current section, leads to the others and counts their errors, without adding to the history', async ({
  page,
}) => {
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

test('explains the rules in plain words, and warns of contradictions without blocking', async ({
  page,
}) => {
  await page.goto('/evaluations/create');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await fillForm(page, { ...required, name: freshName('Odd'), max_daily_loss_percent: '12' });
  await expect(summary).toContainText(
    'They may lose 12% ($12,000) a day and 10% ($10,000) in all.',
  );
  await expect(summary.getByRole('status')).toContainText(
    'The daily loss limit (12%) is above the total loss limit (10%).',
  );
  await submit(page).click();
  await expect(page).toHaveURL('/evaluations');
});
