import { expect, type Page } from '@playwright/test';
import type { Folder } from './folder';

export const inFrame = (page: Page) => page.frameLocator('iframe[title="storybook-preview-iframe"]');
export type Frame = ReturnType<typeof inFrame>;

/** Opens what lies below the folder's path. Storybook's frame must then show what it should, and nothing may be asked for elsewhere. */
export async function expectShown(page: Page, folder: Folder, path: string, sees: (frame: Frame) => ReturnType<Frame['locator']>) {
  const wrong: string[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin !== folder.origin || response.fromServiceWorker()) return;
    if (response.status() >= 400 || !url.pathname.startsWith(folder.path)) wrong.push(`${String(response.status())} ${url.pathname}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(folder.origin) && /^https?:/.test(request.url())) wrong.push(`asks ${request.url()}`);
  });
  await page.goto(folder.address + path);
  await expect(sees(inFrame(page)).first()).toBeVisible();
  expect(wrong).toEqual([]);
}
