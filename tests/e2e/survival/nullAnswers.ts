import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import type { LiveConsole } from './liveConsole';
import type { View } from './views';

/** The screen stands, says nothing of success, and can be left. */
export async function expectUsable(page: Page): Promise<void> {
  // Not by its role: an open dialog takes it from the page below.
  await expect(page.locator('#main h1')).toBeVisible();
  await expect(page.locator('nav[aria-label=Main]')).toBeAttached();
  await expect(page.getByText('This screen stopped working')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Success' })).toHaveCount(0);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The same answer, in which nothing has a value. */
function nulled(value: Json): Json {
  if (Array.isArray(value)) return value.map(nulled);
  return value === null || typeof value !== 'object' ? null : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nulled(inner)]));
}

/** Answers with nulls only are no failure of the network, but the screen has to stand on them. */
export async function meetNulls(open: LiveConsole, path: string, view: View): Promise<void> {
  const { page } = open;
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: nulled((await answer.json()) as Json) });
  });
  await open.renew();
  await expectUsable(page);
  expect(await page.locator('body').innerText()).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object Object\]/);
  await page.unroute('**/api/**');
  await open.renew();
  // An answer without ids may have led away, or closed what was open.
  await open.goTo(path);
  for (const failure of Object.values(view.reads)) if ('says' in failure) await expect(page.getByText(failure.says)).toHaveCount(0);
  await expectUsable(page);
}
