import type { Page } from '@playwright/test';
import { isSoak, printCount } from '../../propertyRuns';
import { expect, spoilTokens, test } from '../support/test';
import { callOf } from './calls';

const tabCount = 10;
const requests = 20;
const rounds = isSoak ? 10 : 1;

/** Runs in the page. Turns pages one after the other without waiting. */
async function turnPages({ from, count }: { from: number; count: number }): Promise<void> {
  for (let page = from; page < from + count; page += 1) {
    const link = document.createElement('a');
    link.href = `/users/all?page=${page}&page_size=5`;
    document.body.append(link);
    link.click();
    link.remove();
    // In the next task, because then the list knows about this page.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function openTabs(first: Page): Promise<Page[]> {
  const others = await Promise.all(
    Array.from({ length: tabCount - 1 }, () => first.context().newPage()),
  );
  const tabs = [first, ...others];
  for (const tab of tabs) await tab.goto('/users/all?page=1&page_size=5');
  for (const tab of tabs) await expect(tab.getByText('1–5 of')).toBeVisible();
  return tabs;
}

test(`${tabCount} tabs, an expired token, ${requests} requests each: one refresh, every answer, no sign-out (promise 4)`, async ({
  page,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.allowStatus(401);
  const tabs = await openTabs(page);
  let refreshes = 0;
  let answers = 0;
  page.context().on('response', (response) => {
    const name = callOf(response.request().method(), response.url());
    if (name === 'refreshTokens') refreshes += 1;
    if (name === 'listUsers' && response.status() === 200) answers += 1;
  });
  for (let round = 0; round < rounds; round += 1) {
    await spoilTokens(page, ['access']);
    const from = 2 + round * requests;
    // Up to page 200 of the thousand seeded users.
    await Promise.all(tabs.map((tab) => tab.evaluate(turnPages, { from, count: requests })));
    const last = (from + requests - 1) * 5;
    for (const tab of tabs) await expect(tab.getByText(`${last - 4}–${last} of`)).toBeVisible();
    // The page's number is shown before its rows, so this is what takes long.
    await expect.poll(() => answers, { timeout: 120_000 }).toBe(tabCount * requests * (round + 1));
    expect(refreshes).toBe(round + 1);
    for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/users/all');
  }
  printCount(
    `${tabCount} tabs with an expired token: ${refreshes} refresh, 0 sign-outs, answers`,
    answers,
  );
});
