import type { Page, Response } from '@playwright/test';
import { securityHeadersFor } from '../../../contracts/provider/core/securityHeaders';
import { printCount } from '../../propertyRuns';
import { expect, test } from '../support/test';
import { LiveConsole } from './liveConsole';
import { views } from './views';

const wanted = Object.entries(securityHeadersFor({ apiOrigins: [], fileOrigins: [] })).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

/** What opens besides the controls that send something: where, and by which key or button. */
const overlays: readonly { path: string; open: (page: Page) => Promise<void> }[] = [
  { path: '/', open: (page) => page.keyboard.press('Control+k') },
  { path: '/', open: (page) => page.keyboard.press('?') },
  { path: '/', open: (page) => page.getByRole('button', { name: 'Notifications' }).click() },
  { path: '/', open: (page) => page.getByRole('button', { name: 'Profile' }).click() },
  { path: '/content', open: (page) => page.getByRole('button', { name: 'Add FAQ' }).click() },
  { path: '/content', open: (page) => page.getByRole('button', { name: 'Import' }).click() },
  {
    path: '/mt5-users',
    open: (page) =>
      page
        .getByRole('button', { name: /^Fund Wallet of/ })
        .first()
        .click(),
  },
];

/** What the console's own origin has answered, and which headers were missing or different. */
class HeaderWatch {
  count = 0;
  private readonly wrong: string[] = [];
  private readonly assets = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('response', (response) => {
      if (!response.url().startsWith(`${origin}/`)) return;
      this.count += 1;
      if (response.url().includes('/assets/')) this.assets.add(response.url());
      else this.check(response.url(), response.headers(), this.cacheControlOf(response));
    });
  }

  /**
   * The answers with a missing or different header. The build's files are asked for once more,
   * outside the browser: Chromium keeps no Strict-Transport-Security with a file that it has
   * stored, and a file that was fetched ahead can be stored without the page hearing of it.
   */
  async faults(): Promise<string[]> {
    expect(this.assets.size).toBeGreaterThan(0);
    for (const url of this.assets) {
      const response = await this.page.request.get(url);
      this.check(url, response.headers(), /immutable/);
      await response.dispose();
    }
    return this.wrong;
  }

  private cacheControlOf(response: Response): RegExp {
    if (response.request().resourceType() === 'document') return /^no-cache$/;
    return response.url().startsWith(`${this.origin}/api/`) ? /^no-store$/ : /./;
  }

  private check(url: string, headers: Record<string, string>, cacheWanted: RegExp) {
    const cache = headers['cache-control'] ?? 'none';
    const differing = wanted
      .filter(([name, value]) => headers[name] !== value)
      .map(([name]) => name);
    for (const name of [
      ...differing,
      ...(cacheWanted.test(cache) ? [] : [`cache-control ${cache}`]),
    ])
      this.wrong.push(`${name} of ${url}`);
  }
}

// A violation of the policy is a console error, and every test here fails on console errors:
// many-clicks.spec.ts opens every form and question.
test('The Content-Security-Policy and the headers hold on every view, with every menu and window open', async ({
  page,
  backend,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allowStatus(404);
  const seen = new HeaderWatch(page, backend.origin);
  const live = await LiveConsole.on(page);
  await live.load('/help');
  for (const view of views) {
    await live.goTo(await view.path(backend));
    await expect(page.locator('#main h1')).toBeAttached();
  }
  for (const { path, open } of overlays) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await open(page);
    await expect(
      page.locator('dialog, [role=dialog], [role=menu]').first(),
      `${path} ${String(open)}`,
    ).toBeVisible();
  }
  expect(await seen.faults()).toEqual([]);
  printCount(`headers: ${views.length} views, answers`, seen.count);
});
