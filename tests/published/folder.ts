import { expect, test as base, type Page } from '@playwright/test';
import { STORYBOOK } from '../../.setup/build/storybook.mjs';
import { serveFolder } from '../atlas/serve.mjs';

const path = '/some/sub/path/';

/** Serves the built Storybook under a path that it doesn't know. */
const openFolder = async () => ({ path, ...(await serveFolder(STORYBOOK, path)) });
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
