import { isSameId } from '../../../lib/ids';
import type { PayoutSnapshot } from './decisionRecord';
import { sumsByCurrency } from '../checks/evidence';
import type { JournalEntry } from './journal';
import {
  reviewVerdict,
  reviewVerdictLooks,
  type ReviewItem,
  type ReviewQueue,
  type ReviewVerdict,
} from '../review/review';

/**
 * A row of the decision journal, or of a review run's summary. A run's row may be a payout without
 * a decision.
 */
export interface JournalRow {
  /**
   * The payout as it was read just before the decision. Without a decision, the payout as the run
   * has it.
   */
  payout: PayoutSnapshot;
  entry?: JournalEntry;
  verdict: ReviewVerdict;
}

export const entryRows = (entries: readonly JournalEntry[]): JournalRow[] =>
  entries.map((entry) => ({
    payout: entry.payout,
    entry,
    verdict: reviewVerdict({ record: entry }),
  }));

/**
 * The journal's entry for a decision. If the journal no longer has it, an entry made from what the
 * run knows. Its status is pending, because only pending payouts are ever decided.
 */
function entryOf(
  { payout, record }: ReviewItem<PayoutSnapshot>,
  known: ReadonlyMap<string, JournalEntry>,
): JournalEntry | undefined {
  if (!record) return undefined;
  const entry = known.get(record.id);
  return {
    ...(entry && isSameId(entry.payout.id, payout.id)
      ? entry
      : { payout: { ...payout, status: 'pending' } }),
    ...record,
  };
}

/** Every payout of a run with its latest decision, in the run's order. */
export function runRows(
  queue: ReviewQueue<PayoutSnapshot>,
  entries: readonly JournalEntry[],
): JournalRow[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return queue.map((item) => {
    const entry = entryOf(item, known);
    return { payout: entry?.payout ?? item.payout, entry, verdict: reviewVerdict(item) };
  });
}

/**
 * The number of rows with a verdict, and their total in each currency. Amounts of different
 * currencies are never added up.
 */
export interface JournalSum {
  verdict: ReviewVerdict;
  count: number;
  amounts: string[];
}

const withoutDecision: readonly ReviewVerdict[] = ['skipped', 'notReached'];

/** One sum for each verdict. 'Skipped' and 'not reached' exist only in a run. */
export function journalSums(
  rows: readonly JournalRow[],
  { isRun }: { isRun: boolean },
): JournalSum[] {
  // The keys are those of the record.
  const verdicts = Object.keys(reviewVerdictLooks) as ReviewVerdict[];
  return verdicts
    .filter((verdict) => isRun || !withoutDecision.includes(verdict))
    .map((verdict) => {
      const those = rows.filter((row) => row.verdict === verdict);
      return {
        verdict,
        count: those.length,
        amounts: sumsByCurrency(those.map(({ payout }) => payout)),
      };
    });
}
