import type { Page } from '@playwright/test';
import { securityHeadersFor } from '../../../contracts/provider/http/securityHeaders';
import { printCount } from '../../propertyRuns';
import { expect, test } from '../support/test';
import { controlEntries } from './controls';
import { LiveConsole } from './liveConsole';
import { views } from './views';

const wanted = Object.entries(securityHeadersFor({ apiOrigins: [], fileOrigins: [] })).map(([name, value]) => [name.toLowerCase(), value] as const);

/** What opens beside the controls that send something: by a key or a button, and where. */
const overlays: readonly { path: string; open: (page: Page) => Promise<void> }[] = [
  { path: '/', open: (page) => page.keyboard.press('Control+k') },
  { path: '/', open: (page) => page.keyboard.press('?') },
  { path: '/', open: (page) => page.getByRole('button', { name: 'Notifications' }).click() },
  { path: '/', open: (page) => page.getByRole('button', { name: 'Profile' }).click() },
  { path: '/content', open: (page) => page.getByRole('button', { name: 'Add FAQ' }).click() },
  { path: '/content', open: (page) => page.getByRole('button', { name: 'Import' }).click() },
  { path: '/mt5-users', open: (page) => page.getByRole('button', { name: /^Fund Wallet of/ }).first().click() },
];

/** Every answer of the console's own origin, as it comes: those that lack a header or have another one. */
function watchHeaders(page: Page, origin: string) {
  const seen = { count: 0, wrong: [] as string[] };
  const assets = new Set<string>();
  page.on('response', (response) => {
    if (!response.url().startsWith(`${origin}/`)) return;
    const isAsset = response.url().includes('/assets/');
    // What comes from the browser's cache lacks what was meant for the connection.
    if (isAsset && assets.has(response.url())) return;
    assets.add(response.url());
    seen.count += 1;
    const headers = response.headers();
    const cache = headers['cache-control'] ?? 'none';
    const kind = response.request().resourceType();
    const cacheWanted = kind === 'document' ? /^no-cache$/ : response.url().includes('/api/') ? /^no-store$/ : isAsset ? /immutable/ : /./;
    const differing = wanted.filter(([name, value]) => headers[name] !== value).map(([name]) => name);
    for (const name of [...differing, ...(cacheWanted.test(cache) ? [] : [`cache-control ${cache}`])]) seen.wrong.push(`${name} of ${response.url()}`);
  });
  return seen;
}

test.describe('The Content-Security-Policy and the headers', () => {
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      // What a broken policy reports is a console error, which fails every test here.
      test('hold on every view', async ({ page, backend, problems }) => {
        problems.allowStatus(404);
        const seen = watchHeaders(page, backend.origin);
        const open = await LiveConsole.on(page);
        for (const view of views) {
          await open.load(await view.path(backend));
          await expect(page.locator('#main h1')).toBeAttached();
        }
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
        expect(seen.wrong).toEqual([]);
        printCount(`headers in ${colorScheme}: ${views.length} views, answers`, seen.count);
      });

      test('hold with every dialog open', async ({ page, context, backend, problems }) => {
        problems.allowStatus(404);
        const seen = watchHeaders(page, backend.origin);
        for (const { path, open } of overlays) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await open(page);
          await expect(page.locator('dialog, [role=dialog], [role=menu]').first(), `${path} ${String(open)}`).toBeVisible();
        }
        expect(seen.wrong).toEqual([]);
        // It fetches ahead what the tabs have then put into the browser's cache, where the connection's headers are not kept.
        await page.close();
        for (const [, control] of controlEntries.filter(([, { isSignedOut }]) => !isSignedOut)) {
          // A tab of its own: no draft of another form.
          const tab = await context.newPage();
          await expect(await control.open(tab, backend)).toBeVisible();
          await tab.close();
        }
        printCount(`policy in ${colorScheme}: dialogs`, overlays.length + controlEntries.length - 1);
      });
    });
  }
});
