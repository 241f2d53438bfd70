import type { Page } from '@playwright/test';
import {
  addChallenge,
  field,
  fillForm,
  getChallenge,
  readForm,
  watchBodies,
} from './support/challenges';
import { expect, test, toast } from './support/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const twoStep = {
  challenge_type: 'two_step',
  phase_2_profit_target_percent: 5,
  phase_2_min_trading_days: 5,
  phase_2_max_trading_days: 60,
} as const;

test('sends only what changed and goes back to the list', async ({ page, backend }) => {
  const lastBody = await watchBodies(page);
  const challenge = await addChallenge(backend, { account_size: 5000.5 });
  await page.goto(`/evaluations/${challenge.id}`);
  await expect(page).toHaveTitle(`Edit Challenge · ${challenge.name} · Admin`);
  await expect(field(page, 'account_size')).toHaveValue('5000.5');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await fillForm(page, { challenge_fee: '449.50' });
  await expect(page.getByRole('region', { name: 'Your changes' })).toContainText(
    'Challenge Fee$499 $449.50',
  );
  await save(page).click();
  await expect(toast(page, 'Challenge updated successfully')).toBeVisible();
  expect(await lastBody(`/challenges/${challenge.id}/`)).toEqual({ challenge_fee: 449.5 });
  await expect(page).toHaveURL('/evaluations');
  await expect(page.getByRole('row').filter({ hasText: challenge.name })).toContainText('$449.50');
});

test('two_step to one_step sends only the type; changed back, phase 2 is still there (R146)', async ({
  page,
  backend,
}) => {
  const lastBody = await watchBodies(page);
  const challenge = await addChallenge(backend, twoStep);
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { challenge_type: 'one_step' });
  await expect(page.getByRole('heading', { name: 'Two Step Rules' })).toHaveCount(0);
  await save(page).click();
  await expect(page).toHaveURL('/evaluations');
  expect(await lastBody(`/challenges/${challenge.id}/`)).toEqual({ challenge_type: 'one_step' });
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { challenge_type: 'two_step' });
  await expect(field(page, 'phase_2_max_trading_days')).toHaveValue('60');
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
  await save(page).click();
  await expect(page).toHaveURL('/evaluations');
  // The firm's name is out of date here, but it was not changed here.
  expect(await lastBody(`/challenges/${challenge.id}/`)).toEqual({ challenge_fee: 450 });
  expect(await getChallenge(backend, challenge.id)).toMatchObject({
    firm_name: 'Other Firm',
    challenge_fee: 450,
  });
});
