import type { Page } from '@playwright/test';
import { printCount } from '../../propertyRuns';
import { admin } from '../support/backend';
import { chatOn } from '../support/tickets';
import { expect, signIn, test, watchCalls } from '../support/test';
import { LiveConsole } from './liveConsole';
import { HeaderWatch } from './headerWatch';
import { differentViews } from './views';
import { safety } from '../../safety';

const telling = /name|email|subject|pay_address|transaction_id|text|phone|home_address|document/;

/**
 * Texts of a response that identify a record. Short texts are left out, because every page has
 * them.
 */
function recordsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return telling.test(key) && value.length >= 8 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => recordsIn(part, inner));
}

/** Collects every identifying text that the page receives from now on. */
function watchRecords(page: Page): Set<string> {
  const records = new Set<string>();
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' || !response.url().includes('/api/')) return;
    void response.json().then(
      (body) => recordsIn(body).forEach((text) => records.add(text)),
      () => undefined,
    );
  });
  return records;
}

/** Everything that the page shows or stores, in any form. */
const allOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.body.innerText,
      ...[localStorage, sessionStorage].flatMap((storage) => Object.values(storage).map(String)),
    ].join('\n'),
  );

async function expectNothingOf(page: Page, records: ReadonlySet<string>): Promise<void> {
  const all = await allOf(page);
  expect(
    [...records].filter((text) => all.includes(text)),
    safety('nothing left at sign-out'),
  ).toEqual([]);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login Admin Account' })).toBeVisible();
}

test('every answer on every view has the security headers; a sign-out leaves nothing on any route: not for Back, not for the next admin (promises 5 and 10)', async ({
  page,
  backend,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allowStatus(404);
  problems.allowLostConnection();
  const records = watchRecords(page);
  const headers = new HeaderWatch(page, backend.origin);
  const open = await LiveConsole.on(page);
  const paths = await Promise.all(differentViews.map((view) => view.path(backend)));
  const draft = 'A reply that was never sent';
  for (const path of paths) {
    await open.goTo(path);
    if (path.startsWith('/support')) await chatOn(page).box.fill(draft);
  }
  expect(records.size).toBeGreaterThan(100);
  expect.soft(await headers.faults()).toEqual([]);
  printCount(`headers: ${paths.length} views, answers`, headers.count);
  await signOut(page);
  records.add(draft).add(admin.email);
  await expectNothingOf(page, records);

  const calls = watchCalls(page);
  for (let back = 0; back < 10; back += 1) {
    await page.goBack();
    await open.settle();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Login Admin Account' }),
    ).toBeVisible();
    await expectNothingOf(page, records);
  }
  expect(calls, safety('nothing asked for after a sign-out')).toEqual([]);

  // Another admin without a server: any data that is shown would be the first admin's.
  const tokens = { access: 'of-another', refresh: 'of-another' };
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { message: 'Welcome', data: tokens } })
      : route.abort(),
  );
  await signIn(page, 'another@example.com', 'another-password');
  await expect(page.locator('#main h1')).toBeVisible();
  for (const path of paths) {
    await open.goTo(path);
    // The address may name a record, but its id is not one of these texts.
    await expectNothingOf(page, records);
  }
  for (let back = 0; back < 10; back += 1) {
    await page.goBack();
    await open.settle();
    await expectNothingOf(page, records);
  }
  printCount(
    `sign-out: ${paths.length} views by each of two admins, 20 times Back, texts of the first one looked for`,
    records.size,
  );
});
