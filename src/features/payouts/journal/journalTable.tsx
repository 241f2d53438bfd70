import { formatCount } from '../../../lib/numbers';
import {
  flags,
  outcomeLook,
  type JournalSum,
  stoodFlags,
  type JournalEntry,
  type StoodFlags,
  statusAfter,
  type JournalRow,
} from './journal';
import { reviewVerdictLooks } from '../review/review';
import { dash, formatText, isolate } from '../../../lib/text';
import { verdictLooks } from '../checks/PayoutChecks';
import type { Payout } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { formatDateTime } from '../../../lib/dates';
import { cellAmounts, payoutAmount, payoutLook } from '../model';
import { decisionLooks } from '../decision/decision';
import { recordWords } from '../messages';
import { ShortenedText } from '../../../ui/text/ShortenedText';
import { Amounts, ShortAddress, UserLink } from '../list/payoutsTable';
import { openColumn } from '../../../ui/table/columnKinds';
import './journal.css';

export function JournalSummary({ sums }: { sums: readonly JournalSum[] }) {
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

/**
 * Several rules that were not checked are one line: stops and looks matter more. The file has all.
 */
const inShort = ({ unchecked, ...found }: StoodFlags): StoodFlags => ({
  ...found,
  unchecked: unchecked.length > 1 ? [`${formatCount(unchecked.length)} rules`] : unchecked,
});

/** What was wrong or not known when the payout was decided, and the note of that decision. */
function JournalChecks({ entry }: { entry: JournalEntry | undefined }) {
  const { checks, note, reason } = entry ?? {};
  const found = inShort(stoodFlags(checks ?? []));
  const isFine = checks !== undefined && flags.every((flag) => found[flag].length === 0);
  if (!checks && note === undefined && reason === undefined) return dash;
  return (
    <div className="journal-checks">
      {isFine && <span>All fine</span>}
      {flags.flatMap((flag) => {
        const { label, tone, Icon } = verdictLooks[flag];
        return found[flag].map((text, index) => (
          <span key={`${flag} ${index}`} className="journal-check" data-tone={tone}>
            <Icon size={14} aria-hidden />
            <span>
              {label}: <bdi>{text}</bdi>
            </span>
          </span>
        ));
      })}
      {reason !== undefined && (
        <span>
          Reason: <bdi>{reason}</bdi>
        </span>
      )}
      {note !== undefined && (
        <span className="journal-note">
          <span className="visually-hidden">Note: </span>
          <bdi>{note}</bdi>
        </span>
      )}
    </div>
  );
}

const payoutOf = ({ payout }: JournalRow) => payout as Payout;

/** Of the decision journal and of a review run's end. */
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
    cell: ({ entry }) => {
      if (!entry) return dash;
      const { label, tone } = decisionLooks[entry.decision];
      return <Badge tone={tone}>{label}</Badge>;
    },
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
    cell: (row) => {
      const { payout, entry } = row;
      const { label, tone } = outcomeLook(row);
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

/** For a run's end: without what is left out, and with a way back to each payout. */
export const reviewedColumns: readonly Column<JournalRow>[] = [
  ...journalColumns.filter(({ id }) => id !== 'at' && id !== 'pay_address'),
  openColumn(
    ({ payout }) =>
      `Open ${payoutAmount(payout)} to ${isolate((payout as Payout).user?.full_name)}`,
  ),
];
