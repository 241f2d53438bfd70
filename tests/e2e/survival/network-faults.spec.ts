import type { Locator, Page } from '@playwright/test';
import type { FaultRule } from '../../../contracts/provider/faults/faultRules';
import { limits } from '../../../src/lib/limits';
import { generalMessages } from '../../../src/api/messages';
import { isSoak, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { expect, test, toast } from '../support/test';
import { calls, callOf, faultPath, watchCallNames, type CallName } from './calls';
import { LiveConsole, leaveForContent } from './liveConsole';
import { expectUsable, meetNulls } from './nullAnswers';
import { inGroups, namesOf, readingViews, readsOf, type Failure, type View } from './views';

interface Fault {
  rule: Omit<FaultRule, 'match'>;
  /**
   * No valid response: the toast shows the network message, and the console tries again
   * automatically.
   */
  isSilence?: boolean;
  /** Only the console's own time-out ends it. */
  isEndless?: boolean;
}

const json = 'application/json';
const faults: Record<string, Fault> = {
  '5xx': { rule: { status: 503 } },
  dropped: { rule: { drop: 'before' }, isSilence: true },
  'cut off': { rule: { drop: 'during' }, isSilence: true },
  stalled: { rule: { stallBody: true }, isSilence: true, isEndless: true },
  truncated: { rule: { truncate: true } },
  HTML: { rule: { status: 200, body: '<!doctype html><h1>Sign in to the hotel’s network</h1>' } },
  'wrong shape': { rule: { status: 200, body: '"all is well"', contentType: json } },
};
/**
 * All faults in `npm run soak`. In `npm test` each read gets one, which take turns: a client reads
 * the answers of all screens, and a screen that shows one failure wrongly shows each wrongly.
 */
const faultsFor = (place: number): [string, Fault][] =>
  Object.entries(faults).filter((_, at, all) => isSoak || at === place % all.length);
/** Longer than any toast is shown and than a failed read waits. */
const toastsAreGoneMs = limits.toast.callMs + 1000;
const triedAgainMs = limits.outageRetryMs + 1000;

interface Bench {
  page: Page;
  open: LiveConsole;
  backend: Backend;
  path: string;
}

const plan = ({ backend }: Bench, name: CallName, rule: Fault['rule']) => {
  const { method, path } = faultPath(name);
  return backend.plan(method, path, rule);
};

/** The element that says that loading failed and offers to try again. */
const stateOf = (page: Page, says: string): Locator =>
  page
    .locator('.state, .inline-failure, .chat-frame')
    .filter({ hasText: says })
    .filter({ has: page.getByRole('button', { name: 'Try again' }) })
    .first();

/** Opens the view so that it reads everything and meets the fault. */
async function meet(
  { page, open, path }: Bench,
  name: CallName,
  { isEndless = false }: Fault,
): Promise<void> {
  const isThere = page.url().endsWith(path);
  const asked = page.waitForRequest((request) => callOf(request.method(), request.url()) === name);
  if (!isThere) await open.goTo(path);
  else if (isEndless) await open.startAnew();
  else await open.renew();
  await asked;
  if (!isEndless) return;
  // The response's headers have arrived.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { __flights: number }).__flights))
    .toBe(1);
  await page.clock.fastForward(limits.httpTimeoutMs + 1000);
}

async function expectShown(page: Page, failure: Failure, fault: Fault): Promise<void> {
  if ('says' in failure) await expect(stateOf(page, failure.says)).toBeVisible();
  else if ('goesOnWith' in failure)
    await expect(page.locator('#main').getByText(failure.goesOnWith).first()).toBeVisible();
  else await expect(page).toHaveURL(failure.leadsTo);
  if (failure.toast !== undefined)
    await expect(
      toast(page, fault.isSilence ? generalMessages.network : failure.toast),
    ).toHaveCount(1);
  else
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(0);
  await expectUsable(page);
}

/** Recovers without a reload: automatically if waiting can help, otherwise with 'Try again'. */
async function recover(
  { page, open, path }: Bench,
  failure: Failure,
  { isSilence = false }: Fault,
): Promise<void> {
  if ('leadsTo' in failure) {
    await open.goTo(path);
    await expect(page).toHaveURL(path);
  } else if (isSilence) {
    // A second time for what was requested again before the network was back.
    await page.clock.fastForward(triedAgainMs);
    await open.settle();
    await page.clock.fastForward(triedAgainMs);
  } else if ('says' in failure)
    await stateOf(page, failure.says).getByRole('button', { name: 'Try again' }).first().click();
  await open.settle();
  if ('says' in failure) await expect(page.getByText(failure.says)).toHaveCount(0);
  await expectUsable(page);
}

async function failEachWay(bench: Bench, view: View): Promise<number> {
  let count = 0;
  for (const [index, name] of readsOf(view).entries()) {
    const failure = view.reads[name];
    if (!failure) continue;
    for (const [kind, fault] of faultsFor(readingViews.indexOf(view) + index)) {
      await test.step(`${name}: ${kind}`, async () => {
        await bench.page.clock.fastForward(toastsAreGoneMs);
        await plan(bench, name, fault.rule);
        await meet(bench, name, fault);
        await expectShown(bench.page, failure, fault);
        await bench.backend.clearFaults();
        await recover(bench, failure, fault);
      });
      count += 1;
    }
  }
  return count;
}

/** Slow responses are waited for and are no failure. */
async function waitForSlow(bench: Bench, view: View): Promise<void> {
  const { page, open } = bench;
  for (const name of readsOf(view)) await plan(bench, name, { latencyMs: 500 });
  await open.startAnew();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await open.settle();
  await bench.backend.clearFaults();
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
  await expectUsable(page);
}

/** The lines of the screen's text without their figures, because clocks go on. */
const linesOf = async (page: Page) =>
  (await page.locator('#main').innerText()).replaceAll(/\d+/g, '0').split('\n');

/** Loaded data stays while there is no network, and is read again when the network is back. */
async function goOffline({ page, open }: Bench, view: View): Promise<void> {
  const before = await linesOf(page);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What is shown may be out of date.')).toBeVisible();
  await page.clock.fastForward(triedAgainMs);
  await open.settle();
  expect(await linesOf(page)).toEqual(expect.arrayContaining(before));
  await expect(page.locator('.state[data-tone=bad]')).toHaveCount(0);
  const seen = watchCallNames(page);
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect.poll(() => readsOf(view).filter((name) => !seen.has(name))).toEqual([]);
  await open.settle();
  await expectUsable(page);
}

test('every read of the document is covered by a view', () => {
  const read = new Set(readingViews.flatMap(readsOf));
  expect(
    calls
      .filter(({ method, id }) => method === 'GET' && !read.has(id as CallName))
      .map(({ id }) => id),
  ).toEqual([]);
});

test.describe('A network that fails: each view says so, keeps working and recovers (promises 2 and 9)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });

  for (const group of inGroups(readingViews))
    test(namesOf(group), async ({ page, backend, problems }) => {
      problems.allowStatus(503);
      problems.allowLostConnection();
      await page.clock.install();
      const open = await LiveConsole.on(page);
      for (const view of group)
        await test.step(view.name, async () => {
          const path = await view.path(backend);
          const seen = watchCallNames(page);
          await open.load(path);
          // The view reads exactly what the table says.
          await expect.poll(() => [...seen].sort()).toEqual(readsOf(view).sort());
          await open.settle();
          const bench = { page, open, backend, path };
          const failed = await failEachWay(bench, view);
          await waitForSlow(bench, view);
          await meetNulls(open, path, view);
          await goOffline(bench, view);
          await leaveForContent(page);
          printCount(`network faults on ${view.name}`, failed + 3);
        });
    });
});
