import type { Page } from '@playwright/test';
import { expect, neverIdle, signIn, test, toast, watchCalls } from './support/test';
import { admin } from './support/backend';

test.use({ timezoneId: 'Europe/Lisbon' });

const main = (page: Page) => page.getByRole('main');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Notifications' });
const titles = (page: Page) => recent(page).getByRole('heading', { level: 3 });

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
  await expect(titles(page)).toHaveCount(5);
  await fill(page, 'Hello traders', 'Line one.\n<script>alert(1)</script>');
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
