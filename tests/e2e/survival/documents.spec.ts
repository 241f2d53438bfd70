import type { Page } from '@playwright/test';
import { hostileImageUrls } from '../../features/kyc/hostileImageUrls';
import { hostileNexts } from '../../features/auth/hostileNexts';
import { isSoak, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { expect, test } from '../support/test';
import { undecided } from './controls';
import { InertPage } from './inertPage';
import { LiveConsole } from './liveConsole';
import { userWithKyc } from './views';

/**
 * Chromium accepts a space in a host and requests it in vain. Node does not accept it as an
 * address.
 */
const addresses = hostileImageUrls.filter((url) => !/^https:.* /.test(url));
const cards = ['ID Proof', 'Home Address 1 Proof', 'Home Address 2 Proof'] as const;
const verify = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('button', { name: 'Verify' });

/** Opens a KYC screen whose documents all have the current address of `urls`. */
async function openKyc(page: Page, backend: Backend, urls: { now: string }): Promise<LiveConsole> {
  const id = await userWithKyc(backend);
  await page.route(`**/api/admin/users/${id}/kyc`, (route) =>
    route.fulfill({ json: undecided(urls.now) }),
  );
  const open = await LiveConsole.on(page);
  await open.load(`/users/${id}/kyc`);
  return open;
}

async function realPicture(backend: Backend): Promise<string> {
  for (let id = 1; id < 200; id += 1) {
    const front = (await backend.findKyc(id))?.id_proof?.document_file_front;
    if (await backend.areFilesThere([front])) return front ?? '';
  }
  throw new Error('The seed has no picture that can be loaded.');
}

/** Unit tests decide about each (next.test.ts, hostileImageUrls.ts): here some of every kind. */
const some = <T>(all: readonly T[], every: number) =>
  all.filter((_, index) => isSoak || index % every === 0);

test(`hostile addresses of documents load nothing, open nothing and decide nothing (promise 8)`, async ({
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const urls = { now: addresses[0] ?? '' };
  const inert = await InertPage.on(page, backend.origin);
  const open = await openKyc(page, backend, urls);
  const path = page.url();
  const tried = some(addresses, 5);
  for (const url of tried) {
    urls.now = url;
    await open.renew();
    await expect(page.locator('#main img')).toHaveCount(0);
    for (const title of cards) await expect(verify(page, title)).toBeDisabled();
    // A blank address counts as not uploaded.
    await expect(
      page
        .getByText(
          url.trim() === '' ? 'Not uploaded' : 'Not shown: the address of this file is not safe',
        )
        .first(),
      JSON.stringify(url),
    ).toBeVisible();
    await inert.expectInert();
  }
  expect(page.url()).toBe(path);
  expect(page.context().pages()).toHaveLength(1);
  expect(addresses.length).toBeGreaterThanOrEqual(60);
  printCount('hostile addresses of documents on three cards', tried.length);
});

test('Verify is enabled only once the picture is shown, not while it loads or if it is not a picture (promise 8)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(401, 403, 404);
  problems.allowLostConnection();
  const picture = await realPicture(backend);
  const urls = { now: '/files/none.png' };
  const open = await openKyc(page, backend, urls);
  for (const broken of [
    '/files/none.png',
    '/index.html',
    '/',
    '/api/admin/users',
    'blob:x',
    `blob:${backend.origin}/5f2c`,
  ]) {
    urls.now = broken;
    await open.renew();
    await expect(page.getByText(/could not be shown|is not safe/)).toHaveCount(4);
    for (const title of cards) await expect(verify(page, title)).toBeDisabled();
  }
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${picture.split('?')[0] ?? picture}**`, async (route) => {
    await gate;
    await route.continue();
  });
  urls.now = picture;
  await open.renew();
  await expect(page.locator('#main img')).toHaveCount(4);
  for (const title of cards) await expect(verify(page, title)).toBeDisabled();
  letGo();
  for (const title of cards) await expect(verify(page, title)).toBeEnabled();
});

test(`hostile values of next lead nowhere else, without a loop (promise 10)`, async ({
  page,
  backend,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const inert = await InertPage.on(page, backend.origin);
  const open = await LiveConsole.on(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await open.load('/content');
  const tried = some(hostileNexts, 8);
  for (const [index, next] of tried.entries()) {
    const path = `/login?next=${encodeURIComponent(next)}`;
    // Every tenth is opened as an address, the others by a link.
    if (index % 10 === 0) await open.load(path);
    else {
      await open.goTo('/content');
      await open.goTo(path);
    }
    await expect(page, next).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await inert.expectInert();
  }
  expect(loads).toBe(1 + Math.ceil(tried.length / 10));
  printCount('hostile values of next', tried.length);
});
