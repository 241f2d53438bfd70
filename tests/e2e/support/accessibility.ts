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

/** Expects no violations on the page as it is now, best practices included, or only of these rules. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await untilStill(page);
  // Otherwise axe collects the results in a separate tab, because of frames of other sites. The
  // console has none, and each check would take twice the time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  // What passed is not looked at, and takes axe as long again.
  const { violations } = await builder
    .options({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
