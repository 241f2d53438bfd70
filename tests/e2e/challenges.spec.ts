import { admin } from './support/backend';
import {
  addChallenge,
  field,
  fillForm,
  getChallenge,
  readForm,
  required,
  submit,
  watchBodies,
} from './support/challenges';
import { expect, signIn, spoilTokens, test } from './support/test';

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

test('an edit survives a reload, and is compared with the values that it was opened with (promise 7)', async ({
  page,
  backend,
}) => {
  const lastBody = await watchBodies(page);
  const challenge = await addChallenge(backend);
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { challenge_fee: '450' });
  // The browser asks before it reloads.
  page.on('dialog', (dialog) => void dialog.accept());
  await backend.send('PATCH', `/admin/challenges/${challenge.id}/`, { firm_name: 'Other Firm' });
  await page.reload();
  await expect(page.getByText('Draft restored.')).toBeVisible();
  expect(await readForm(page)).toMatchObject({
    challenge_fee: '450',
    firm_name: 'Northgate Capital',
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/evaluations');
  // The firm's name is out of date here, but it was not changed here.
  expect(await lastBody(`/challenges/${challenge.id}/`)).toEqual({ challenge_fee: 450 });
  expect(await getChallenge(backend, challenge.id)).toMatchObject({
    firm_name: 'Other Firm',
    challenge_fee: 450,
  });
});
