import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, neverIdle, signIn, test, toast, watchCalls } from './support/test';
import { admin } from './support/backend';

test.use({ timezoneId: 'Europe/Lisbon' });

const main = (page: Page) => page.getByRole('main');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Notifications' });
const titles = (page: Page) => recent(page).getByRole('heading', { level: 3 });
const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });

async function fill(page: Page, title: string, message = 'The message.') {
  await main(page).getByLabel('Title').fill(title);
  await main(page).getByLabel('Message').fill(message);
  await main(page).getByLabel('Recipient').selectOption('phase_1');
}

test('a notification is sent, is first in the list, and survives a reload; no call is made', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto('/notifications');
  await expect(main(page).getByRole('group', { name: 'Total' })).toContainText('1,247');
  await expect(main(page).getByRole('group', { name: 'This Week' })).toContainText('47');
  await expect(main(page).getByRole('group', { name: 'Scheduled' })).toContainText('3');
  await expect(titles(page)).toHaveCount(5);
  await main(page).getByRole('button', { name: 'Send Notification' }).click();
  await expect(toast(page, 'Please fill in all fields')).toBeVisible();
  await expect(main(page).getByLabel('Title')).toBeFocused();
  await fill(page, 'Hello traders', 'Line one.\n<script>alert(1)</script>');
  await expect(main(page).getByRole('region', { name: 'Preview' })).toContainText('Hello traders');
  await main(page).getByRole('button', { name: 'Send Notification' }).click();
  await expect(toast(page, 'Notification sent successfully')).toBeVisible();
  await expect(main(page).getByLabel('Title')).toHaveValue('');
  await expect(main(page).getByLabel('Title')).toBeFocused();
  const entry = recent(page).getByRole('listitem').filter({ hasText: 'Hello traders' });
  await expect(entry).toContainText('Sent');
  await expect(entry).toContainText('Phase 1 traders · Today at');
  await expect(entry).toContainText('<script>alert(1)</script>');
  await page.reload();
  await expect(titles(page)).toHaveText([
    'Scheduled maintenance',
    'Hello traders',
    /./,
    /./,
    /./,
    /./,
  ]);
  expect(calls).toEqual([]);

  await page.goto('/payouts');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeFocused();
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  // It lists what arrived, not what was sent.
  await expect(panel).not.toContainText('Hello traders');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(panel).toHaveCount(0);
});

test('the bell’s panel closes on Escape, on a press outside and when the focus leaves; when nothing came it says so', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('admin.local.notifications', '{"v":1,"data":[]}'),
  );
  await page.goto('/notifications');
  await expect(recent(page)).toContainText('No notifications yet');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await bell(page).click();
  await expect(panel).toContainText('Nothing new');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await bell(page).click();
  await expect(panel).toHaveCount(0);
  await bell(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await bell(page).click();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused();
  // On /notifications itself, following the link also closes the panel.
  await bell(page).click();
  await panel.getByRole('link').click();
  await expect(panel).toHaveCount(0);
});

test('a notification scheduled in the admin’s time zone waits for its time and is then sent', async ({
  page,
}) => {
  await neverIdle(page);
  await page.clock.install({ time: '2026-06-01T10:00:00+01:00' });
  await page.goto('/notifications');
  await fill(page, 'Later');
  await main(page).getByRole('radio', { name: 'Schedule' }).check();
  const time = main(page).getByLabel('Date and time');
  await expect(main(page).getByText('Time zone: Europe/Lisbon (UTC+1)')).toBeVisible();
  await time.fill('2026-06-01T09:59');
  await main(page).getByRole('button', { name: 'Schedule Notification' }).click();
  await expect(toast(page, 'The time must be in the future')).toBeVisible();
  await expect(time).toBeFocused();
  await time.fill('2026-06-01T11:30');
  await main(page).getByRole('button', { name: 'Schedule Notification' }).click();
  await expect(toast(page, 'Notification scheduled successfully')).toBeVisible();
  const entry = recent(page).getByRole('listitem').filter({ hasText: 'Later' });
  await expect(entry).toContainText('Scheduled');
  await expect(entry).toContainText('Today at 11:30');
  expect(await page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(
    '"timestamp":"2026-06-01T10:30:00.000Z","sent":false',
  );
  await page.clock.fastForward('01:31:00');
  await expect(entry).not.toContainText('Scheduled');
  await expect(entry).toContainText('Sent');
});

test('a lost session loses no text; leaving asks first; signing out removes everything (promises 7 and 10)', async ({
  page,
}) => {
  await page.goto('/notifications');
  await fill(page, 'Half a notification');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Users', exact: true })
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/notifications');
  await page.evaluate(() => {
    localStorage.removeItem('admin.session');
    dispatchEvent(new StorageEvent('storage', { key: 'admin.session' }));
  });
  await expect(page).toHaveURL(/\/login\?next=%2Fnotifications/);
  await signIn(page, admin.email, admin.password);
  await expect(main(page).getByLabel('Title')).toHaveValue('Half a notification');
  await expect(main(page).getByLabel('Recipient')).toHaveValue('phase_1');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'Half a notification',
  );
});

test('the message about a missing date does not cover the error below its field (R270)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/notifications');
  const form = page.locator('#main form');
  await form.getByLabel('Title').fill('Payouts delayed');
  await form.getByRole('textbox', { name: 'Message' }).fill('The network is slow today.');
  await form.getByLabel('Recipient').selectOption({ index: 1 });
  await form.getByText('Schedule', { exact: true }).click();
  await form.getByRole('button', { name: 'Schedule Notification' }).press('Enter');
  const date = form.getByLabel('Date and time');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  const message = toast(page, 'Please fill in all fields');
  await message.evaluate((node) =>
    Promise.all(node.getAnimations().map(({ finished }) => finished)),
  );
  const said = await message.boundingBox();
  const error = await page
    .locator(`#${String(await date.getAttribute('aria-errormessage'))}`)
    .boundingBox();
  if (!said || !error) throw new Error('One of them is not shown');
  const isBeside =
    said.x >= error.x + error.width ||
    said.y >= error.y + error.height ||
    said.y + said.height <= error.y;
  expect(isBeside).toBe(true);
});
