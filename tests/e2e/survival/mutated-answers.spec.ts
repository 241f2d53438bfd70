import type { Page } from '@playwright/test';
import { isSoak, printCount } from '../../propertyRuns';
import { expect, test } from '../support/test';
import { LiveConsole, leaveForContent } from './liveConsole';
import { emptied, mutate, nulled, randomFrom } from './mutate';
import { inGroups, namesOf, readingViews, readsOf } from './views';

/** How many answers for each read of a view. The first two change every value, the others a few. */
const forEach = isSoak ? 250 : 7;
/**
 * A first load sends its first request in another way, so every so many turns the page is loaded
 * anew.
 */
const loadEvery = 20;
/** Words that only a broken screen shows. */
const broken = /\bNaN\b|\bundefined\b|Invalid Date|\[object Object\]/;
const nullOrBroken = new RegExp(`${broken.source}|\\bnull\\b`);
/** The same words as data: they were sent, so the screen may show them. */
const sentWords = ['NaN', 'undefined'];

const wholeChanges = [nulled, emptied];

/** Answers every read with the backend's own response, changed as a whole or mutated. */
async function mutateAnswers(page: Page, random: () => number) {
  const seen = { mutated: 0, hasSentWords: false, turn: 0 };
  const originals = new Map<string, unknown>();
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'GET') return route.continue();
    if (!originals.has(url)) originals.set(url, await (await route.fetch()).json());
    const original = structuredClone(originals.get(url));
    const change = wholeChanges[seen.turn];
    const body = change ? JSON.stringify(change(original)) : mutate(original, random);
    seen.mutated += 1;
    seen.hasSentWords ||= sentWords.some((word) => body.includes(word));
    return route.fulfill({ status: 200, contentType: 'application/json', body });
  });
  return seen;
}

async function expectWorking(page: Page, words: RegExp | undefined): Promise<void> {
  // Not found by their roles, because an open dialog hides the roles of the page below.
  await expect(page.locator('nav[aria-label=Main]')).toBeAttached();
  await expect(page.locator('#main').locator('h1, [role=alert]').first()).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text.trim().length).toBeGreaterThan(40);
  expect(text, 'The screen stopped working').not.toContain('This screen stopped working');
  await expect(page.getByRole('img', { name: 'Success' })).toHaveCount(0);
  if (words) expect(text).not.toMatch(words);
}

test.describe('Mutated answers: no blank screen, no crash, nothing that isn’t a value (promise 6)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });

  for (const group of inGroups(readingViews))
    test(namesOf(group), async ({ page, backend, problems }) => {
      // The mutated address of an image or of a later call leads nowhere.
      problems.allowStatus(400, 404, 422);
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(String(error)));
      const open = await LiveConsole.on(page);
      let turn = 0;
      for (const view of group)
        await test.step(view.name, async () => {
          const path = await view.path(backend);
          const random = randomFrom(20261121 + readingViews.indexOf(view));
          const seen = await mutateAnswers(page, random);
          const wanted = forEach * readsOf(view).length;
          for (; seen.mutated < wanted; turn += 1) {
            const before = seen.mutated;
            seen.hasSentWords = false;
            // A response may lead to another screen.
            if (turn % loadEvery === 0) await open.load(path);
            else if (new URL(page.url()).pathname === new URL(path, page.url()).pathname)
              await open.renew();
            else await open.openAnew(path);
            await expectWorking(
              page,
              seen.turn === 0 ? nullOrBroken : seen.hasSentWords ? undefined : broken,
            );
            expect(crashes).toEqual([]);
            await expect.poll(() => seen.mutated, { intervals: [10, 50] }).toBeGreaterThan(before);
            seen.turn += 1;
          }
          await page.unroute('**/api/**');
          await leaveForContent(page);
          printCount(`mutated answers on ${view.name}`, seen.mutated);
        });
    });
});
