import type { CDPSession, Page } from '@playwright/test';
import { launchOptions } from '../../../.setup/run/chromium.mjs';
import { isSoak, printCount, tenthOf } from '../../propertyRuns';
import { openChat, openTicket } from '../support/tickets';
import { expect, neverIdle, test } from '../support/test';

const chromium = launchOptions();
test.use({
  // Without the engine's compilers: their machine code is in the heap and grows for hundreds of
  // navigations (+ 26 % with them, + 7 % without, flat after the hundredth). In two heap snapshots,
  // 400 navigations apart, the 25 kinds that grew most were machine code and Chromium's own
  // records.
  ownBrowser: { ...chromium, args: [...chromium.args, '--js-flags=--jitless'] },
});

/** The size of the page's heap after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  // Twice: the second run removes what finalisers released in the first.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

const percent = (before: number, after: number) => Math.round((after / before - 1) * 1000) / 10;

/**
 * Goes from screen to screen by the navigation's links and waits for the rows of each. Does so at
 * least that often, and up to the last link, so that the heap is always measured on the same
 * screen. Resolves with the number of navigations.
 */
async function walk(page: Page, atLeast: number): Promise<number> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs.length).toBeGreaterThan(8);
  const navigations = Math.ceil(atLeast / hrefs.length) * hrefs.length;
  for (let turn = 0; turn < navigations; turn += 1) {
    const href = hrefs[turn % hrefs.length] ?? '/';
    await links.nth(turn % hrefs.length).evaluate((link) => (link as HTMLElement).click());
    await page.evaluate(async (path) => {
      const isShown = () =>
        location.pathname === path &&
        document.querySelector('h1') !== null &&
        document.querySelector('[aria-busy="true"]') === null;
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, href);
  }
  return navigations;
}

test.describe('the heap stays flat within 10 %', () => {
  test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

  test('over navigations', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto('/');
    // The first rounds load the data and the code of every screen. After that the heap is flat: it
    // is within 4 % from the 27th navigation on.
    await walk(page, 27);
    const before = await heapOf(session);
    const navigations = await walk(page, tenthOf(500));
    const after = await heapOf(session);
    printCount(
      `navigations, after which the heap had changed by ${percent(before, after)} %`,
      navigations,
    );
    expect(after).toBeLessThan(before * 1.1);
  });

  test('over 24 h of polling a ticket', async ({ page, backend }) => {
    const ticket = await openTicket(
      backend,
      ...Array.from({ length: 20 }, (_, index) => `Message ${index}`),
    );
    let [asked, answered] = [0, 0];
    const isPoll = (url: string) => url.endsWith(`/api/admin/ticket/${ticket.id}/messages`);
    page.on('request', (request) => {
      if (isPoll(request.url())) asked += 1;
    });
    page.on('requestfinished', (request) => {
      if (isPoll(request.url())) answered += 1;
    });
    const session = await page.context().newCDPSession(page);
    await neverIdle(page);
    await page.clock.install();
    await openChat(page, ticket);
    let seconds = 0;
    const pass = async (time: number) => {
      await page.clock.runFor(time * 1000);
      seconds += time;
    };
    // Each timer that is due runs once.
    const skip = async (time: number) => {
      await page.clock.fastForward(time * 1000);
      seconds += time;
    };
    // Few steps, because Playwright's clock keeps each of them in the heap that is measured.
    const poll = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        const before = asked;
        await skip(43);
        for (let step = 0; step < 10 && asked === before; step += 1) await pass(1);
        expect(asked).toBe(before + 1);
        // The response takes real time. The page's clock is stopped until it has arrived.
        await expect.poll(() => asked - answered, { intervals: [5] }).toBe(0);
      }
    };
    await expect.poll(() => asked > 0 && asked === answered).toBe(true);
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => asked - answered).toBe(0);
    // Flat from the first polls on: within 0.2 % from the 10th to the 240th.
    await poll(10);
    const before = await heapOf(session);
    await poll(isSoak ? 1920 : 40);
    const after = await heapOf(session);
    printCount(
      `polls in ${(seconds / 3600).toFixed(1)} h, after which the heap had changed by ${percent(before, after)} %`,
      answered,
    );
    // In proportion, so that fewer polls find the same leak.
    expect(after).toBeLessThan(before * (isSoak ? 1.1 : 1.01));
    // Every 45 s and no more often.
    expect(Math.abs(answered - seconds / 45)).toBeLessThan(8);
  });
});
