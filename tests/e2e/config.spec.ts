import type { Page } from '@playwright/test';
import { expect, setFirm, test } from './support/test';

const northwind = {
  name: 'Northwind Funding',
  environment: 'STAGING',
  accent: '#0f6b5c',
  timeZone: 'Asia/Kolkata',
};

const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  );

test('a firm has its name, band, color and time zone without a build, and the next start has them before the bundle (R39, R370)', async ({
  page,
}) => {
  await setFirm(page, northwind);
  await page.goto('/users/all');
  await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Environment' })).toHaveText('STAGING');
  await expect(page.getByRole('banner').getByText('Northwind Funding')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^(\(\d+\) )?STAGING · All Users · Admin$/);
  await expect(page.getByLabel('From date')).toHaveAccessibleName('From date (UTC)');
  expect(await accentOf(page)).toBe('#0f6b5c');

  // The bundle never comes: this is the static shell.
  await page.route('**/assets/index-*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('STAGING · All Users · Admin');
  await expect.poll(() => accentOf(page)).toBe('#0f6b5c');
});

test('an absent or broken file means the defaults, also after another one; no answer means what was known (R39)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  problems.allowLostConnection();
  problems.allowRefusedConfig();
  const band = page.getByRole('complementary', { name: 'Environment' });
  const heading = page.getByRole('heading', { level: 1, name: 'All Users' });
  await setFirm(page, northwind);
  await page.goto('/users/all');
  await expect(band).toBeVisible();
  for (const answer of [{ status: 404, body: '{}' }, { body: '{"name":' }]) {
    await page.unroute('**/config.json');
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(band).toHaveCount(0);
    // Until the file has been answered, the page has the color that was remembered.
    await expect.poll(() => accentOf(page)).toBe('#5140cf');
  }
  await setFirm(page, northwind);
  await page.reload();
  await expect(band).toBeVisible();
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.abort());
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(band).toBeVisible();
});
