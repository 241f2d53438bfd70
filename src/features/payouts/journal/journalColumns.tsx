import type { Payout } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { openColumn } from '../../../ui/table/columnKinds';
import { formatDateTime } from '../../../lib/dates';
import { cellAmounts, payoutAmount } from '../decision/changes';
import { decisionLooks } from '../decision/decision';
import { decisionOutcomeLooks } from './decisionRecord';
import { statusAfter } from './journal';
import type { JournalRow } from './journalRows';
import { reviewVerdictLooks } from '../review/review';
import { dash, formatText } from '../../../lib/text';
import { payoutLook } from '../wallet/transactions';
import { recordWords } from '../messages';
import { ShortenedText } from '../../../ui/text/ShortenedText';
import { JournalChecks } from './JournalChecks';
import { Amounts, ShortAddress, UserLink } from '../list/payoutsTable';
import { isolate } from '../../../lib/text';

// What is kept was a payout of the wire. Its fields may be anything, and are read with the same
// care.
const payoutOf = ({ payout }: JournalRow) => payout as Payout;

/** The columns of the decision journal and of a review run's end. */
export const journalColumns: readonly Column<JournalRow>[] = [
  {
    id: 'at',
    header: 'Time',
    className: 'cell-date',
    width: 160,
    placeholder: 136,
    cell: ({ entry }) => (entry ? formatDateTime(entry.at) : dash),
  },
  {
    id: 'decision',
    header: 'Decision',
    width: 110,
    placeholder: 70,
    cell: ({ entry }) =>
      entry ? (
        <Badge tone={decisionLooks[entry.decision].tone}>
          {decisionLooks[entry.decision].label}
        </Badge>
      ) : (
        dash
      ),
  },
  {
    id: 'user',
    card: 'name',
    header: 'User',
    className: 'cell-strong cell-text',
    width: 170,
    placeholder: 132,
    cell: (row) => <UserLink user={payoutOf(row).user} />,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    width: 170,
    placeholder: 96,
    amounts: (row) => cellAmounts(payoutOf(row)),
    cell: (row, places) => <Amounts payout={payoutOf(row)} places={places} />,
  },
  {
    id: 'checks',
    card: 'wide',
    header: 'Checks and note',
    className: 'cell-text',
    width: 300,
    placeholder: 210,
    cell: ({ entry }) => <JournalChecks entry={entry} />,
  },
  {
    id: 'pay_address',
    header: 'Address',
    className: 'cell-nowrap',
    width: 190,
    placeholder: 142,
    cell: ({ payout }) => <ShortAddress value={payout.pay_address} />,
  },
  {
    id: 'outcome',
    card: 'status',
    header: 'Outcome',
    width: 170,
    placeholder: 110,
    cell: ({ payout, entry, verdict }) => {
      const { label, tone } = entry
        ? decisionOutcomeLooks[entry.outcome]
        : reviewVerdictLooks[verdict];
      return (
        <span className="journal-outcome">
          <Badge tone={tone}>{label}</Badge>
          {/* The status before and after. Not a column of its own: the table would be wider than
              its panel. */}
          <span className="muted">{`${payoutLook(payout).label}${entry ? ` → ${statusAfter(entry.after)}` : ''}`}</span>
        </span>
      );
    },
  },
  {
    id: 'words',
    card: 'wide',
    header: 'Server message',
    className: 'cell-text',
    width: 220,
    placeholder: 160,
    cell: ({ entry }) => <ShortenedText text={formatText(entry && recordWords(entry))} />,
  },
];

/** The same for a run's end, with a way back to each payout, which shows what is left out here. */
export const reviewedColumns: readonly Column<JournalRow>[] = [
  ...journalColumns.filter(({ id }) => id !== 'at' && id !== 'pay_address'),
  openColumn(
    ({ payout }) =>
      `Open ${payoutAmount(payout)} to ${isolate((payout as Payout).user?.full_name)}`,
  ),
];
