import { openAtRest } from './support/focus';
import { expect, test } from './support/test';

const label = 'Find users, accounts, payouts, tickets or commands';

test('the palette finds a user that no screen has read, by words in any order, and keeps it for the next time', async ({
  page,
  backend,
  problems,
}) => {
  // A seeded user may have no KYC record.
  problems.allowStatus(404);
  const user = await backend.userAt(5);
  await page.goto('/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Management');
  await page.getByRole('button', { name: 'Find anything' }).click();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox', { name: label })).toBeFocused();
  await page.keyboard.type(user.full_name.split(' ').reverse().join(' '));
  const option = palette
    .getByRole('group', { name: 'Users' })
    .getByRole('option')
    .filter({ hasText: user.email });
  await expect(option).toHaveCount(1);
  await option.click();
  await expect(page).toHaveURL(`/users/${user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.full_name);

  await openAtRest(page, '/');
  await page.keyboard.press('Control+k');
  await expect(
    palette.getByRole('group', { name: 'Opened recently' }).getByRole('option'),
  ).toHaveText([new RegExp(user.email)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/users/${user.id}`);
});

test('an account is found by the server 300 ms after the last key; an older answer is not shown', async ({
  page,
  backend,
}) => {
  const [account] = (await backend.listTradingAccounts()).result.results;
  const asked: string[] = [];
  await page.route(/\/api\/admin\/mt5\/accounts\?.*search=/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('search') ?? '');
    await route.continue();
  });
  await openAtRest(page, '/content');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox', { name: label })).toBeFocused();
  await page.keyboard.type(String(account?.login));
  await palette
    .getByRole('group', { name: 'Trading accounts' })
    .getByRole('option')
    .first()
    .waitFor();
  expect(asked).toEqual([String(account?.login)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mt5-users/${String(account?.login)}`);
});

test('what is typed before the palette has arrived is not lost', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/Keys-.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/content');
  await expect(page.locator('[data-row-open]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('supx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('port');
  letGo();
  const input = page.getByRole('combobox', { name: label });
  await expect(input).toHaveValue('support');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/support/);
});
