import type { Page } from '@playwright/test';
import type { Payout } from '~/api/types';
import type { Backend } from './backend';
import { expect } from './test';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payout Details' });

/** The changes among the watched calls. */
export const posts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));

/** The counts of a journal's summary, without its sums: 'Approved2Rejected0…'. */
export const summaryOf = (page: Page) =>
  page
    .locator('.verdict-sums :is(dt, strong)')
    .evaluateAll((parts) => parts.map(({ textContent }) => textContent).join(''));

export const statusNow = async (backend: Backend, { id }: Payout) =>
  (await backend.listPayouts('page=1&page_size=1000')).results.find((row) => row.id === id)?.status;

/** Approving waits for the checks (promise 15). */
export const checksAreIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();

/** All that the dialog reads beside a payout is there. */
export async function evidenceIsIn(page: Page): Promise<void> {
  const evidence = dialogOf(page).getByRole('group', { name: 'Evidence' });
  await expect(evidence).toBeVisible();
  await expect(evidence.locator('[aria-busy=true]')).toHaveCount(0);
  await checksAreIn(page);
}

/** Only what is clear is ticked at first. What moves to another lane keeps its tick. */
export async function tickAll(page: Page): Promise<void> {
  // A lane may lose its payouts to another one under the click.
  await expect(async () => {
    for (const lane of ['Not checked', 'Flagged', 'Clear']) {
      const box = page.getByRole('checkbox', { name: `Select all: ${lane}` });
      if ((await box.count()) > 0) await box.check();
    }
    // One that moved between two of the clicks is in a lane that isn't ticked as a whole now.
    const boxes = await page.getByRole('checkbox', { name: /^Select all: / }).all();
    for (const box of boxes) await expect(box).toBeChecked({ timeout: 100 });
  }).toPass();
}

/** Starts the run with what is ticked. The ids of its payouts in its order, 50 of a lane. */
async function startRun(page: Page): Promise<string[]> {
  const start = page.getByRole('button', { name: /^Start review/ });
  await expect(start).toBeEnabled();
  // A payout that is being checked is not listed, and may move to another lane.
  await page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Stop checking')
      ?.click(),
  );
  await expect(page.getByText('Waiting for their checks.')).toHaveCount(0);
  return start.evaluate((button: HTMLButtonElement) => {
    const boxes = document.querySelectorAll<HTMLInputElement>('input[name="payout"]:checked');
    button.click();
    return [...boxes].map(({ value }) => value);
  });
}

/** From the list into a run, with all payouts or with those that `choose` ticks. */
export async function startReview(page: Page, choose = tickAll): Promise<string[]> {
  await page.getByRole('button', { name: 'Review pending' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Review pending payouts' }),
  ).toBeVisible();
  await expect(page.getByText(/^Loading pending payouts/)).toHaveCount(0);
  await choose(page);
  return startRun(page);
}

/** What a run says of its latest decision (R476). */
export const saidInRun = (page: Page) => page.locator('.review-said');

/**
 * Decides in a run by keyboard. If a check is blocked or could not be made, A and Enter are not
 * enough: the button that names it has to be pressed.
 */
export async function decideInRun(page: Page, key: 'a' | 'r'): Promise<void> {
  await checksAreIn(page);
  await page.keyboard.press(key);
  const allTheSame = page.getByRole('button', { name: /^Approve (anyway|without)/ });
  await expect(page.getByRole('button', { name: /^Confirm/ }).or(allTheSame)).toBeVisible();
  if (await allTheSame.isVisible()) await allTheSame.press('Enter');
  else await page.keyboard.press('Enter');
}
