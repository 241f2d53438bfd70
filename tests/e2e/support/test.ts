import {
  test as base,
  type BrowserContext,
  type LaunchOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { startBackend, type Backend } from './backend';
import { Problems } from './problems';

interface Fixtures {
  /** Whether the browser starts with the admin's session, as if signed in earlier. */
  isSignedIn: boolean;
  /**
   * Whether the tabs poll what waits (R334). Otherwise it is as if another tab did, so that no call
   * of the frame comes in between.
   */
  polls: boolean;
  /**
   * How a browser of the test's own is launched. Another `launchOptions` would mean another worker,
   * with another backend.
   */
  ownBrowser: LaunchOptions | undefined;
  problems: Problems;
}

interface WorkerFixtures {
  workerBackend: Backend;
}

/**
 * Runs in every page. Signed in once: a later page may find that somebody signed out. Playwright's
 * `storageState` would open a page of its own for each test.
 */
function storeSession([origin, session]: readonly [origin: string, session: string]): void {
  if (self.origin !== origin || document.cookie.includes('signed-in')) return;
  document.cookie = 'signed-in=1';
  localStorage.setItem('admin.session', session);
}

/**
 * Playwright's test with a backend besides the browser. Fails if a tab reports an error that the
 * test did not announce.
 */
export const test = base.extend<Fixtures & { backend: Backend }, WorkerFixtures>({
  workerBackend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern: none
    async ({}, use) => {
      const { backend, stop } = await startBackend();
      await use(backend);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  backend: async ({ workerBackend }, use) => {
    await workerBackend.clearFaults();
    await use(workerBackend);
  },
  baseURL: ({ workerBackend }, use) => use(workerBackend.origin),
  isSignedIn: [true, { option: true }],
  polls: [false, { option: true }],
  ownBrowser: [undefined, { option: true }],
  context: async ({ context: usual, backend, isSignedIn, polls, ownBrowser, playwright }, use) => {
    const own = ownBrowser && (await playwright.chromium.launch(ownBrowser));
    const context = own ? await own.newContext() : usual;
    if (isSignedIn) {
      const session = JSON.stringify(await backend.signIn());
      await context.addInitScript(storeSession, [backend.origin, session] as const);
    }
    if (!polls)
      await context.addInitScript(
        () => void navigator.locks?.request('admin.waiting', () => new Promise(() => undefined)),
      );
    await use(context);
    await own?.close();
  },
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      test.expect(problems.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;

const nameOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '')}`;

/** The API requests that the tabs send from now on, as 'GET /admin/users', oldest first. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(nameOf(request));
  });
  return calls;
}

/**
 * Holds matching API requests until `letGo` is called: a slow network without a clock. `arrival`
 * resolves when the first request is held.
 */
export async function holdCalls(
  page: Page,
  matches: (request: Request) => boolean,
): Promise<{ arrival: Promise<void>; letGo: () => void }> {
  let letGo = () => {};
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/**', async (route) => {
    if (matches(route.request())) {
      arrive();
      await gate;
    }
    await route.continue();
  });
  return { arrival, letGo };
}

export const isCall = (method: string, ending: string) => (request: Request) =>
  request.method() === method && request.url().endsWith(`/api${ending}`);

/**
 * Switches the idle sign-out off (R234), for tests in which hours pass. Call it before the page is
 * opened.
 */
export const neverIdle = (page: Page): Promise<unknown> =>
  // Not by a route: all other requests would then go through the test too, which ends some of them
  // late.
  page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      input === '/config.json'
        ? Promise.resolve(Response.json({ idleMinutes: 0 }))
        : send(input, init);
  });

/** Answers for `config.json` (R39), from the next load of a page on. */
export const setFirm = async (page: Page | BrowserContext, firm: object): Promise<void> => {
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ json: firm }));
};

/** The toast with this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** Replaces stored tokens in every tab by ones that the server refuses, as if they had expired. */
export async function spoilTokens(page: Page, which: ('access' | 'refresh')[]): Promise<void> {
  await page.evaluate((names) => {
    const session = JSON.parse(localStorage.getItem('admin.session') ?? '{}') as Record<
      string,
      unknown
    >;
    for (const name of names) session[name] = 'expired';
    localStorage.setItem('admin.session', JSON.stringify(session));
  }, which);
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
