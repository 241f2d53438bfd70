import type { Locator, Page, Request } from '@playwright/test';
import type { FaultRule } from '../../../contracts/provider/faults/faultRules';
import { limits } from '~/lib/limits';
import { generalMessages } from '~/api/messages';
import { isSoak, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { expect, test, toast } from '../support/test';
import { calls, callOf, faultPath, watchCallNames, type CallName } from './calls';
import { LiveConsole, leaveForContent } from './liveConsole';
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

/** The screen is shown, reports no success, and can be left. */
async function expectUsable(page: Page): Promise<void> {
  // Not found by its role, because an open dialog hides the roles of the page below.
  await expect(page.locator('#main h1')).toBeVisible();
  await expect(page.locator('nav[aria-label=Main]')).toBeAttached();
  await expect(page.getByText('This screen stopped working')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Success' })).toHaveCount(0);
}

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
  let asked = 0;
  const count = (request: Request) => {
    if (callOf(request.method(), request.url()) === name) asked += 1;
  };
  page.on('request', count);
  if (!isThere) await open.goTo(path);
  else if (isEndless) await open.startAnew();
  else await open.renew();
  // Of what has no end nothing else is on its way: it would meet the time-out too.
  await expect
    .poll(async () => asked > 0 && (!isEndless || asked === (await open.flights())))
    .toBe(true);
  page.off('request', count);
  if (isEndless) await page.clock.fastForward(limits.httpTimeoutMs + 1000);
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

/** The lines of the screen's text without their figures, because clocks go on. */
const linesOf = async (page: Page) =>
  (await page.locator('#main').innerText()).replaceAll(/\d+/g, '0').split('\n');

/**
 * Loaded data stays while there is no network, and is read again when the network is back. That its
 * answers are late then is no failure.
 */
async function goOffline(bench: Bench, view: View): Promise<void> {
  const { page, open, backend } = bench;
  const before = await linesOf(page);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. Data may be out of date.')).toBeVisible();
  await page.clock.fastForward(triedAgainMs);
  await open.settle();
  expect(await linesOf(page)).toEqual(expect.arrayContaining(before));
  await expect(page.locator('.state[data-tone=bad]')).toHaveCount(0);
  const seen = watchCallNames(page);
  for (const name of readsOf(view)) await plan(bench, name, { latencyMs: 300 });
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect.poll(() => readsOf(view).filter((name) => !seen.has(name))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await open.settle();
  await backend.clearFaults();
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
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
          await open.openAnew(path);
          // The view reads exactly what the table says.
          await expect.poll(() => [...seen].sort()).toEqual(readsOf(view).sort());
          // Code that is loaded once the page is idle would otherwise meet the missing network.
          await expect(page.locator('html[data-keys="on"]')).toHaveCount(1);
          await open.settle();
          const bench = { page, open, backend, path };
          const failed = await failEachWay(bench, view);
          await goOffline(bench, view);
          await leaveForContent(page);
          printCount(`network faults on ${view.name}`, failed + 2);
        });
    });
});
