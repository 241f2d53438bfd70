import { isSameId } from '../values/ids';
import type { KeptPayout } from './decision';
import { sumsByCurrency } from './evidence';
import type { JournalEntry } from './journal';
import { reviewVerdict, reviewVerdictLooks, type ReviewItem, type ReviewQueue, type ReviewVerdict } from './review';

/** A row of the decision journal, or of a review run's end: there it may be a payout without a decision. */
export interface JournalRow {
  /** As it was read just before the decision; without one, as the run has it. */
  payout: KeptPayout;
  entry?: JournalEntry;
  verdict: ReviewVerdict;
}

export const entryRows = (entries: readonly JournalEntry[]): JournalRow[] =>
  entries.map((entry) => ({ payout: entry.payout, entry, verdict: reviewVerdict({ record: entry }) }));

/** The journal's entry of a decision. If there is none any more, what the run itself knows. Only a pending payout is ever decided. */
function entryOf({ payout, record }: ReviewItem<KeptPayout>, known: ReadonlyMap<string, JournalEntry>): JournalEntry | undefined {
  if (!record) return undefined;
  const entry = known.get(record.id);
  return { ...(entry && isSameId(entry.payout.id, payout.id) ? entry : { payout: { ...payout, status: 'pending' } }), ...record };
}

/** Every payout of a run in its order, with its latest decision. */
export function runRows(queue: ReviewQueue<KeptPayout>, entries: readonly JournalEntry[]): JournalRow[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return queue.map((item) => {
    const entry = entryOf(item, known);
    return { payout: entry?.payout ?? item.payout, entry, verdict: reviewVerdict(item) };
  });
}

/** How many rows have a verdict, and how much they are worth in each currency. Amounts of different currencies are never added up. */
export interface JournalSum {
  verdict: ReviewVerdict;
  count: number;
  amounts: string[];
}

const withoutDecision: readonly ReviewVerdict[] = ['skipped', 'notReached'];

/** One sum for each verdict. Only a run can skip payouts, or not reach them. */
export function journalSums(rows: readonly JournalRow[], { isRun }: { isRun: boolean }): JournalSum[] {
  // The keys are those of the record.
  const verdicts = Object.keys(reviewVerdictLooks) as ReviewVerdict[];
  return verdicts
    .filter((verdict) => isRun || !withoutDecision.includes(verdict))
    .map((verdict) => {
      const those = rows.filter((row) => row.verdict === verdict);
      return { verdict, count: those.length, amounts: sumsByCurrency(those.map(({ payout }) => payout)) };
    });
}
