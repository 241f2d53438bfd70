import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { inRoot } from '../../.setup/run/process.mjs';

/** The built Storybook: another one's for an atlas of an earlier commit. */
export const STORYBOOK = process.env['STORYBOOK'] ?? inRoot('storybook-static');

const path = '/some/sub/path/';

/** Serves the built Storybook under a path that it doesn't know. */
async function openFolder() {
  const server = await preview({
    configFile: false,
    base: path,
    // A missing file is 404, not the first page.
    appType: 'mpa',
    build: { outDir: STORYBOOK },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  return { path, address, origin: new URL(address).origin, close: () => server.close() };
}
type Folder = Awaited<ReturnType<typeof openFolder>>;

export const test = base.extend<object, { folder: Folder }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern: none
    async ({}, use) => {
      const folder = await openFolder();
      await use(folder);
      await folder.close();
    },
    { scope: 'worker' },
  ],
});

export const inFrame = (page: Page) =>
  page.frameLocator('iframe[title="storybook-preview-iframe"]');
export type Frame = ReturnType<typeof inFrame>;

/**
 * Opens what lies below the folder's path. Storybook's frame must then show what it should, and
 * nothing may be asked for elsewhere.
 */
export async function expectShown(
  page: Page,
  folder: Folder,
  path: string,
  sees: (frame: Frame) => ReturnType<Frame['locator']>,
) {
  const wrong: string[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin !== folder.origin || response.fromServiceWorker()) return;
    if (response.status() >= 400 || !url.pathname.startsWith(folder.path))
      wrong.push(`${String(response.status())} ${url.pathname}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(folder.origin) && /^https?:/.test(request.url()))
      wrong.push(`asks ${request.url()}`);
  });
  await page.goto(folder.address + path);
  await expect(sees(inFrame(page)).first()).toBeVisible();
  expect(wrong).toEqual([]);
}
