import type { Page } from '@playwright/test';
import {
  addChallenge,
  field,
  fillForm,
  getChallenge,
  readForm,
  watchBodies,
} from './support/challenges';
import { expect, test, toast, watchCalls } from './support/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const twoStep = {
  challenge_type: 'two_step',
  phase_2_profit_target_percent: 5,
  phase_2_min_trading_days: 5,
  phase_2_max_trading_days: 60,
} as const;

for (const [challenge_class, list] of [
  ['challenge', '/evaluations'],
  ['skill_check', '/skill-checks'],
] as const) {
  test(`a ${challenge_class}: sends only what changed and goes back to ${list}`, async ({
    page,
    backend,
  }) => {
    const lastBody = await watchBodies(page);
    const challenge = await addChallenge(backend, { challenge_class, account_size: 5000.5 });
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
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('row').filter({ hasText: challenge.name })).toContainText(
      '$449.50',
    );
  });
}

test('nothing changed: nothing is sent, and the form says so', async ({ page, backend }) => {
  const challenge = await addChallenge(backend);
  const calls = watchCalls(page);
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { account_size: '100000.00' });
  await save(page).click();
  await expect(toast(page, 'Nothing has changed')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  // Nothing would be lost, so leaving does not ask.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/evaluations');
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

test('a change that somebody else made meanwhile is shown, and nothing is sent until the admin decides', async ({
  page,
  backend,
}) => {
  const lastBody = await watchBodies(page);
  const challenge = await addChallenge(backend);
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { challenge_fee: '450', status: 'ended' });
  await backend.send('PATCH', `/admin/challenges/${challenge.id}/`, {
    challenge_fee: 475,
    firm_name: 'Other Firm',
  });
  const calls = watchCalls(page);
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'changed by someone else' });
  await expect(notice).toContainText('Challenge Fee is now $475');
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  // Untouched fields follow the record.
  await expect(field(page, 'firm_name')).toHaveValue('Other Firm');
  await expect(field(page, 'challenge_fee')).toHaveValue('450');
  await notice.getByRole('button', { name: 'Use their values' }).click();
  await expect(field(page, 'challenge_fee')).toHaveValue('475');
  await save(page).click();
  await expect(page).toHaveURL('/evaluations');
  expect(await lastBody(`/challenges/${challenge.id}/`)).toEqual({ status: 'ended' });
  expect(await getChallenge(backend, challenge.id)).toMatchObject({
    challenge_fee: 475,
    firm_name: 'Other Firm',
    status: 'ended',
  });
});

test('the rules hold for the challenge after the change', async ({ page, backend }) => {
  const challenge = await addChallenge(backend);
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { name: '', max_trading_days: '5' });
  await save(page).click();
  await expect(toast(page, 'Please fix validation errors')).toBeVisible();
  await expect(field(page, 'name')).toHaveAccessibleErrorMessage('Challenge name is required');
  await expect(field(page, 'max_trading_days')).toHaveAccessibleErrorMessage(
    'Max Trading days must be > Min',
  );
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

test('a challenge that is missing, forbidden or cannot be loaded has its own state, without a toast', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(404, 403, 500);
  await page.goto('/evaluations/99999999');
  await expect(page.getByText("This challenge doesn't exist")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Skill Checks' }).click();
  await expect(page).toHaveURL('/skill-checks');
  await backend.plan('GET', '/admin/challenges/1/', { status: 403, times: 1 });
  await page.goto('/evaluations/1');
  await expect(page.getByText('No access')).toBeVisible();
  await backend.plan('GET', '/admin/challenges/1/', {
    status: 500,
    body: { message: 'Broken.' },
    times: 1,
  });
  await page.goto('/evaluations/1');
  await expect(page.getByText('The challenge could not be loaded')).toBeVisible();
  await expect(toast(page, 'Broken.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(save(page)).toBeVisible();
});

test('a save whose response was lost is found (R32)', async ({ page, backend, problems }) => {
  problems.allowLostConnection();
  const challenge = await addChallenge(backend);
  await page.goto(`/evaluations/${challenge.id}`);
  await fillForm(page, { challenge_fee: '450' });
  await backend.plan('PATCH', `/admin/challenges/${challenge.id}/`, { drop: 'during', times: 1 });
  await save(page).click();
  await expect(toast(page, 'Challenge updated successfully')).toContainText(
    'the record was read again and shows it',
  );
  expect(await getChallenge(backend, challenge.id)).toMatchObject({ challenge_fee: 450 });
  await expect(page).toHaveURL('/evaluations');
});
