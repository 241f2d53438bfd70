import { describe, expect, it } from 'vitest';
import { checkPayout, type CheckRule, type CheckSources } from '~/features/payouts/checks/checks';
import { fineSources } from '../../fixtures/checks';

/** What a rule says, with the changes of the fine sources that make it say so. */
export function says(
  rule: CheckRule,
  table: Record<string, Record<string, Partial<CheckSources>>>,
): void {
  describe.each(Object.entries(table))('%s', (said, changes) => {
    it.each(Object.entries(changes))('%s', (_what, change) => {
      const found = checkPayout({ ...fineSources, ...change }).find((one) => one.rule === rule);
      expect(`${found?.verdict}: ${found?.text}`).toBe(said);
    });
  });
}
