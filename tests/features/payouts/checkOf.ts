import type { CheckRule } from '../../../src/features/payouts/checks/checks';
import {
  checkPayout,
  type CheckSources,
  type Verdict,
} from '../../../src/features/payouts/checks/checks';
import { fineSources } from '../../fixtures/checks';

/** What one rule says once something is changed in the fine sources. */
export function checkOf(rule: CheckRule, change: Partial<CheckSources>): (string | undefined)[] {
  const found = checkPayout({ ...fineSources, ...change }).find((check) => check.rule === rule);
  return [found?.verdict, found?.text];
}

/** A row of a rule's table. */
export type RuleCase = readonly [
  what: string,
  change: Partial<CheckSources>,
  verdict: Verdict,
  text: string,
];
