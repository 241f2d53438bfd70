import type { BrowserContext, Page } from '@playwright/test';
import { codeTimeoutMs } from '~/lib/limits';
import { routes, type RouteName } from '~/routes';
import { isSoak, patient, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { screenPath, type ScreenName } from '../support/routes';
import { expect, test } from '../support/test';
import { builtFiles, type BuiltFile } from './builtFiles';
import { FaultyServer, fileFaults, isKept, type FileFault } from './faultyFiles';

/** What the page keeps for the test. */
interface Watched {
  __rejections: string[];
}

/** What every address needs, and a screen of its own: the boot script, its guard, the bundle. */
const isCommon = ({ file }: BuiltFile) =>
  /\/(boot|guard|index|AllUsersPage)-[^/]*\.(js|css)$/.test(file);

const files = builtFiles();
/** The faults that a page can tell apart: no file, half of it as if it were whole, no end. */
const kindOf = (fault: FileFault) =>
  fault === 'stalled' ? 'stalled' : isKept(fault) ? 'kept' : 'failed';
/**
 * In `npm test` each common file meets each kind of fault, in turn one of its faults. Of the others,
 * which are all loaded in the same two ways, each fault meets one of each way.
 */
const casesOf = (fault: FileFault, nth: number) => {
  const ofKind = fileFaults.filter((one) => kindOf(one) === kindOf(fault));
  const common = files
    .filter(isCommon)
    .filter((_, at) => at % ofKind.length === ofKind.indexOf(fault));
  const some = [true, false].flatMap((isFirst) => {
    const others = files.filter((one) => one.isFirst === isFirst && !isCommon(one));
    return others.slice(nth, nth + 1);
  });
  return (isSoak ? files : [...common, ...some]).map((one) => ({ ...one, fault }));
};

async function pathOf(pattern: string, backend: Backend): Promise<string> {
  if (pattern === '*') return '/no-such-page';
  const name = (Object.keys(routes) as RouteName[]).find((one) => routes[one].path === pattern);
  return name === undefined || name === 'login' || name === 'dashboardAlias'
    ? pattern
    : screenPath(name satisfies ScreenName, backend);
}

/**
 * Runs in every page: signed in, in a tab that was reloaded for a new build already, and with every
 * lost rejection kept.
 */
function prepare([session, build]: [session: string, build: string]): void {
  if (location.protocol === 'about:') return;
  const watched = window as unknown as Watched;
  watched.__rejections = [];
  addEventListener('unhandledrejection', ({ reason }) => watched.__rejections.push(String(reason)));
  if (location.pathname !== '/login') localStorage.setItem('admin.session', session);
  sessionStorage.setItem('admin.reloaded', location.origin + build);
}

const bundle = files.find(({ file }) => /\/index-[^/]*\.js$/.test(file))?.file ?? '';

const words = (page: Page) =>
  page.getByText('Try again', { exact: true }).filter({ visible: true });

/** The heading of a screen, once the bundle has drawn it. */
const screen = (page: Page) =>
  page.locator('#root h1:visible:not(.shell-page h1):not(.shell-login h1)');

const isSettled = (page: Page) => words(page).or(screen(page)).first();

async function untilSettled(page: Page, isLate: boolean): Promise<void> {
  // The bundle is late, then the frame or the screen may be.
  for (let turn = 0; turn < 3 && isLate; turn += 1) {
    // oxlint-disable-next-line playwright/no-wait-for-timeout -- real time in which files arrive, beside the page's own clock
    await page.waitForTimeout(150);
    await page.clock.fastForward(codeTimeoutMs + 1000);
  }
  await expect(isSettled(page)).toBeVisible({ timeout: 20_000 });
}

const rejections = (page: Page) => page.evaluate(() => (window as unknown as Watched).__rejections);

/**
 * Presses 'Try again'. The console may have healed by itself since the button was seen: then there
 * is nothing to press.
 */
const pressTryAgain = (page: Page) =>
  words(page)
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined);

/**
 * Heals by 'Try again': without a reload if the browser asks for the file again, else by one
 * reload.
 */
async function heal(page: Page, fault: FileFault): Promise<void> {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  for (let clicks = 0; clicks < 3 && (await words(page).count()) > 0; clicks += 1) {
    await pressTryAgain(page);
    await expect(async () => {
      expect(await words(page).count()).toBe(0);
      await expect(screen(page).first()).toBeVisible({ timeout: 100 });
    })
      .toPass({ timeout: 4000 })
      .catch(() => undefined);
  }
  await expect(screen(page).first()).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  expect(loads, 'reloads').toBeLessThanOrEqual(fault === 'stalled' || isKept(fault) ? 1 : 0);
}

async function check(
  context: BrowserContext,
  server: FaultyServer,
  { file, isFirst, fault }: BuiltFile & { fault: FileFault },
  path: string,
) {
  const page = await context.newPage();
  // Playwright's clock hides the list of loaded files, which the page needs to fetch a broken one
  // again.
  const hasClock = !isKept(fault);
  if (hasClock) await page.clock.install();
  server.break(file, fault);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  // What only opens with a dialog is asked for by no page.
  if (isFirst)
    await expect
      .poll(() => server.asked, { message: 'times asked for', timeout: 20_000 })
      .toBeGreaterThan(0);
  await untilSettled(page, isFirst && fault === 'stalled');
  // What is loaded once the page is idle.
  if (!isFirst) {
    if (hasClock) await page.clock.fastForward(6000);
    // oxlint-disable-next-line playwright/no-wait-for-timeout -- no words may appear in this time
    await page.waitForTimeout(hasClock ? 300 : 6000);
    await expect(words(page)).toHaveCount(0);
  }
  await expect(page.locator('body')).not.toHaveText('', { useInnerText: true });
  server.heal();
  // The boot script and its guard: 'Try again' is a link to the page.
  if (/\/(boot|guard)-/.test(file)) {
    if ((await words(page).count()) > 0) await pressTryAgain(page);
    await expect(screen(page).first()).toBeVisible();
  } else await heal(page, fault);
  expect(await rejections(page)).toEqual([]);
  await page.close();
}

test.describe('A file of the build that cannot be loaded (promise 12)', () => {
  test.describe.configure({ mode: 'parallel', timeout: isSoak ? 3_600_000 : patient });

  for (const [nth, fault] of fileFaults.entries())
    test(`${fault}: ends in rows or in words, and heals`, async ({
      browser,
      backend,
      problems,
    }) => {
      problems.allowBrokenFile();
      const session = JSON.stringify(await backend.signIn());
      const cases = casesOf(fault, nth);
      const failed: string[] = [];
      const tryOne = async (one: (typeof cases)[number]) => {
        const path = await pathOf(one.pattern, backend);
        const server = await FaultyServer.before(backend.origin);
        // A context of its own: the browser's cache would hold the file from the case before.
        const context = await browser.newContext();
        // One page that hangs must not hold up the others.
        context.setDefaultTimeout(60_000);
        problems.watch(context);
        await context.addInitScript(prepare, [session, bundle] as [string, string]);
        await check(context, server, one, path).catch((error: unknown) =>
          failed.push(`${one.file} on ${path}: ${String(error)}`),
        );
        await context.close();
        await server.stop();
      };
      // Two at a time: most of each is waiting.
      const waiting = [...cases];
      const lane = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) await tryOne(one);
      };
      await Promise.all([lane(), lane()]);
      expect(failed).toEqual([]);
      printCount(`files of the build ${fault}`, cases.length);
    });
});
