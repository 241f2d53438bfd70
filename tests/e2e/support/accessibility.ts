import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** 0 violations of the page as it is now, best practices among them. */
export async function expectAccessible(page: Page): Promise<void> {
  // Otherwise the results are put together in a tab of their own, for frames of other sites: the console has none, and each look takes twice the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  expect(found).toEqual([]);
}
