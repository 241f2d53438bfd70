import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import type { LiveConsole } from './liveConsole';
import type { View } from './views';

/** The screen is shown, reports no success, and can be left. */
export async function expectUsable(page: Page): Promise<void> {
  // Not found by its role, because an open dialog hides the roles of the page below.
  await expect(page.locator('#main h1')).toBeVisible();
  await expect(page.locator('nav[aria-label=Main]')).toBeAttached();
  await expect(page.getByText('This screen stopped working')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Success' })).toHaveCount(0);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The same response with every value null. */
function nulled(value: Json): Json {
  if (Array.isArray(value)) return value.map(nulled);
  return value === null || typeof value !== 'object'
    ? null
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nulled(inner)]));
}

/** Responses with only nulls are not a network failure, but the screen must still be shown. */
export async function meetNulls(open: LiveConsole, path: string, view: View): Promise<void> {
  const { page } = open;
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: nulled((await answer.json()) as Json) });
  });
  await open.renew();
  await expectUsable(page);
  expect(await page.locator('body').innerText()).not.toMatch(
    /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object Object\]/,
  );
  await page.unroute('**/api/**');
  await open.renew();
  // A response without ids may lead to another screen or close a dialog.
  await open.goTo(path);
  for (const failure of Object.values(view.reads))
    if ('says' in failure) await expect(page.getByText(failure.says)).toHaveCount(0);
  await expectUsable(page);
}
