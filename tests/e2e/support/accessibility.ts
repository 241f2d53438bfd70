import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Half faded in, a text has too little contrast. */
const untilStill = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // Otherwise axe collects the results in a separate tab, because of frames of other sites. The
  // console has none, and each check would take twice the time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  // What passed is not looked at, and takes axe as long again.
  const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) };
  const { violations } = await builder.options(options).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Expects no violations on the page as it is now, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Changes the theme and waits until it is there. */
async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** The same in light, and of the dark theme what it can change: the colors. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await changeTheme(page, 'dark');
  expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  await changeTheme(page, 'light');
}

/** The two looks that a screen is checked in, each with its check. */
export const looks = [
  { name: 'wide', use: { colorScheme: 'light' }, check: expectAccessibleInBoth },
  {
    name: 'phone',
    use: {
      colorScheme: 'light',
      viewport: { width: 390, height: 800 },
      isMobile: true,
      hasTouch: true,
    },
    check: expectAccessible,
  },
] as const;
