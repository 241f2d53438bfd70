import { describe, expect, it } from 'vitest';
import {
  checkPayout,
  checkRules,
  type Check,
  type CheckRule,
  type CheckSources,
  type Verdict,
} from '~/features/payouts/checks/checks';
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

/** For each rule, checks that are fine but for that one: no other check may stand in for it. */
export const eachAlone = (verdict: Verdict): [odd: string, checks: Check[]][] =>
  checkRules.map((odd) => [
    odd,
    checkRules.map((rule) => ({ rule, verdict: rule === odd ? verdict : 'ok', text: '' })),
  ]);
