import { formatCount } from '../../../lib/numbers';
import type { JournalSum } from './journalRows';
import { reviewVerdictLooks } from '../review/review';
import './journal.css';

/** How many payouts were approved, rejected and so on, and what they are worth in each currency. */
export function JournalSummary({
  sums,
}: {
  /** How many rows each verdict has, and their total in each currency. */
  sums: readonly JournalSum[];
}) {
  return (
    <dl className="panel strip journal-summary" aria-label="Summary">
      {sums.map(({ verdict, count, amounts }) => (
        <div key={verdict}>
          <dt>{reviewVerdictLooks[verdict].label}</dt>
          <dd>
            <strong>{formatCount(count)}</strong>
            {amounts.map((amount) => (
              <bdi translate="no" key={amount}>
                {amount}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
