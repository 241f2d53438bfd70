// What all of Playwright's configurations say.
import { fileURLToPath } from 'node:url';
import { launchOptions } from '../run/chromium.mjs';
import { retries } from './tries.mjs';

/** @type {import('@playwright/test').PlaywrightTestConfig} */
export const playwrightBase = {
  forbidOnly: true,
  retries,
  workers: 2,
  // A busy machine is no failure: whatever is waited for is seen as soon as it is there.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [fileURLToPath(new URL('tries.mjs', import.meta.url))]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
  },
};
