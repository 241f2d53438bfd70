import { formatCount } from '../../../lib/numbers';
import { flags, outcomeLook, stoodFlags, type JournalRow } from './journal';
import { type JournalEntry, statusAfter, recordWords } from '../decision/journalStore';
import { dash, formatText } from '../../../lib/text';
import { verdictLooks } from '../checks/PayoutChecks';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { formatDateTime } from '../../../lib/dates';
import { cellAmounts, payoutLook, decisionLooks, userOf } from '../model';
import { ShortenedText } from '../../../ui/text/ShortenedText';
import { Amounts, payoutName, ShortAddress, UserLink } from '../payoutsTable';
import { openColumn } from '../../../ui/table/columnKinds';
import { Row, Stack } from '../../../ui/layout/Layout';
import './journal.css';

function JournalChecks({ entry }: { entry: JournalEntry | undefined }) {
  const { checks, note, reason } = entry ?? {};
  const found = stoodFlags(checks ?? []);
  const isFine = checks !== undefined && flags.every((flag) => found[flag].length === 0);
  if (!checks && note === undefined && reason === undefined) return dash;
  // Several rules that were not checked share one line: the others matter more. The file has all.
  if (found.unchecked.length > 1)
    found.unchecked = [`${formatCount(found.unchecked.length)} rules`];
  return (
    <div className="journal-text journal-checks">
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

function Outcome(row: JournalRow) {
  const { payout, entry } = row;
  const { label, tone } = outcomeLook(row);
  const said = entry ? recordWords(entry) : '';
  return (
    <Stack gap={1} className="journal-text">
      <Row>
        {entry && <strong>{decisionLooks[entry.decision].label}</strong>}
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <span className="muted">{`${payoutLook(payout).label}${entry ? ` → ${statusAfter(entry.after)}` : ''}`}</span>
      {said !== '' && <ShortenedText text={formatText(said)} />}
    </Stack>
  );
}

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
    card: 'wide',
    header: 'Decision',
    className: 'cell-text',
    width: 250,
    placeholder: 180,
    cell: (row) => <Outcome {...row} />,
  },
  {
    id: 'user',
    card: 'name',
    header: 'User',
    className: 'cell-strong cell-text',
    width: 170,
    placeholder: 132,
    cell: ({ payout }) => <UserLink user={userOf(payout)} />,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    width: 170,
    placeholder: 96,
    amounts: ({ payout }) => cellAmounts(payout),
    cell: ({ payout }, places) => <Amounts payout={payout} places={places} />,
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
];

export const reviewedColumns: readonly Column<JournalRow>[] = [
  ...journalColumns.filter(({ id }) => id !== 'at' && id !== 'pay_address'),
  openColumn(({ payout }) => `Open ${payoutName(payout)}`),
];
