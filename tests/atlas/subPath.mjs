// Opens the built Storybook under a path that it does not know, from a static server: the guide, the atlas, a screen, a
// flow and a page about a component.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from '../../.setup/run/chromium.mjs';
import { ensure } from '../../.setup/run/ensure.mjs';
import { SetupError, bin, inRoot, main, run } from '../../.setup/run/process.mjs';
import { serveFolder } from './serve.mjs';

const built = inRoot('storybook-static');
const preview = 'iframe[title="storybook-preview-iframe"]';

/** What is opened below the path, and what Storybook's frame must then show. */
const pages = [
  {
    name: 'the guide, which comes first',
    path: '',
    sees: (frame) => frame.getByRole('heading', { level: 1, name: 'Guide for designers' }),
  },
  {
    name: 'the atlas',
    path: '?path=/story/atlas--routes',
    sees: (frame) => frame.getByRole('link', { name: 'Screens/Users/AllUsersScreen: Populated, dark, phone' }),
  },
  {
    name: 'a screen in the dark, on a phone',
    path: '?path=/story/screens-payouts-payoutsscreen--sparse&globals=theme:dark;viewport.value:atlasPhone',
    sees: (frame) => frame.locator('html[data-theme=dark]').getByRole('heading', { level: 1, name: 'Payouts' }),
  },
  {
    name: 'a flow over MSW',
    path: '?path=/story/flows-payouts--restored-from-the-address',
    sees: (frame) => frame.getByText('11–14 of 14'),
  },
  {
    name: 'from right to left, in another zone',
    path: '?path=/story/screens-users-allusersscreen--populated&globals=direction:rtl;timeZone:Kolkata',
    sees: (frame) => frame.locator('html[dir=rtl]').getByText('Mar 15, 2026, 16:30'),
  },
  {
    name: 'what is told about a component',
    path: '?path=/docs/components-fields-button--docs',
    sees: (frame) => frame.getByText('One solid button a view'),
  },
];

/** Opens one page and returns what was wrong. */
async function look(browser, { base, origin, name, path, sees }) {
  const page = await browser.newPage();
  const wrong = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (
      response.url().startsWith(origin) &&
      !response.fromServiceWorker() &&
      (response.status() >= 400 || !pathname.startsWith(new URL(base).pathname))
    )
      wrong.push(`${response.status()} ${pathname}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) wrong.push(`asks ${request.url()}`);
  });
  await page.goto(base + path);
  await sees(page.frameLocator(preview))
    .first()
    .waitFor({ timeout: 60_000 })
    .catch(() => wrong.push('is not shown'));
  await page.close();
  return wrong.map((what) => `${name}: ${what}`);
}

await main(async () => {
  process.chdir(inRoot());
  await ensure('chromium');
  if (!process.argv.includes('--built') || !existsSync(built)) {
    const { code, output } = await run(bin('storybook'), ['build', '--output-dir', 'storybook-static', '--disable-telemetry']);
    if (code !== 0) throw new SetupError(output);
  }
  const { origin, address: base, close } = await serveFolder(built, '/some/sub/path/');
  const browser = await chromium.launch(launchOptions());
  const wrong = [];
  try {
    for (const page of pages) wrong.push(...(await look(browser, { base, origin, ...page })));
  } finally {
    await browser.close();
    await close();
  }
  if (wrong.length > 0) throw new SetupError(wrong.join('\n'));
  console.log(`\n# Storybook: pages of the built folder under a sub-path: ${pages.length}`);
});
