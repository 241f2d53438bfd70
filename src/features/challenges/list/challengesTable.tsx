import { CopyPlus } from 'lucide-react';
import type { Challenge, ChallengeClass } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { moneyColumn } from '../../../ui/table/columnKinds';
import type { CsvField } from '../../../lib/csv';
import { challengeLook, challengeTypeLabel } from '../labels';
import { formatDate, readTime } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { amountKey, textKey } from '../../../lib/sorting';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';

function StatusBadge({ status }: { status: unknown }) {
  const { label, tone } = challengeLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/**
 * Section 2: View and Edit. The third action starts a new challenge of the same class with this
 * one's values.
 */
function ChallengeActions({
  challenge,
  challengeClass,
}: {
  challenge: Challenge;
  challengeClass: ChallengeClass;
}) {
  const name = formatText(challenge.name);
  return (
    <span className="challenge-actions">
      <button
        type="button"
        className="button"
        data-variant="outline"
        data-size="small"
        aria-description={name}
        data-row-view
      >
        View
      </button>
      <a
        className="button"
        data-variant="outline"
        data-size="small"
        href={hrefs.challenge(challenge.id)}
        aria-description={name}
      >
        Edit
      </a>
      <a
        className="icon-button"
        href={hrefs.challengeCopy(challengeClass, challenge.id)}
        aria-label="Duplicate"
        aria-description={name}
        title="Duplicate"
      >
        <CopyPlus size={15} aria-hidden />
      </a>
    </span>
  );
}

const dataColumns: readonly Column<Challenge>[] = [
  {
    id: 'name',
    card: 'name',
    name: (challenge) => challenge.name,
    header: 'Name, Firm',
    className: 'cell-text',
    width: 218,
    placeholder: 150,
    sort: (challenge) => textKey(challenge.name),
    cell: (challenge) => (
      <>
        <button type="button" className="row-open" data-row-open>
          <bdi>{formatText(challenge.name)}</bdi>
        </button>
        <bdi className="challenge-firm">{formatText(challenge.firm_name)}</bdi>
      </>
    ),
  },
  {
    id: 'challenge_type',
    header: 'Type',
    className: 'cell-nowrap',
    width: 100,
    placeholder: 60,
    sort: (challenge) => textKey(challengeTypeLabel(challenge.challenge_type)),
    cell: (challenge) => challengeTypeLabel(challenge.challenge_type),
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    className: 'cell-nowrap',
    width: 150,
    placeholder: 72,
    sort: (challenge) => textKey(challengeLook(challenge.status).label),
    cell: (challenge) => <StatusBadge status={challenge.status} />,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Account Size',
    width: 122,
    placeholder: 64,
    value: (challenge) => challenge.account_size,
  }),
  moneyColumn({
    id: 'challenge_fee',
    header: 'Fee',
    width: 100,
    placeholder: 48,
    value: (challenge) => challenge.challenge_fee,
  }),
  {
    id: 'max_trading_days',
    header: 'Max Days',
    className: 'cell-nowrap cell-end',
    width: 98,
    placeholder: 20,
    sort: (challenge) => amountKey(challenge.max_trading_days),
    cell: (challenge) => formatCount(challenge.max_trading_days),
  },
  {
    id: 'max_participants',
    header: 'Max Participants',
    className: 'cell-nowrap cell-end',
    width: 146,
    placeholder: 20,
    sort: (challenge) => amountKey(challenge.max_participants),
    cell: (challenge) => formatCount(challenge.max_participants),
  },
  {
    id: 'created_at',
    header: 'Created',
    className: 'cell-date',
    width: 128,
    placeholder: 84,
    sort: (challenge) => readTime(challenge.created_at),
    cell: (challenge) => formatDate(challenge.created_at),
  },
];

const columnsOf = (challengeClass: ChallengeClass): readonly Column<Challenge>[] => [
  ...dataColumns,
  {
    id: 'actions',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    width: 168,
    placeholder: 118,
    cell: (challenge) => <ChallengeActions challenge={challenge} challengeClass={challengeClass} />,
  },
];

/** Section 2, the challenge lists. Missing values are shown as a dash (section 3). */
export const challengeColumns: Record<ChallengeClass, readonly Column<Challenge>[]> = {
  challenge: columnsOf('challenge'),
  skill_check: columnsOf('skill_check'),
};

/** What the file of an export has of each challenge. */
export const challengeFields: readonly CsvField<Challenge>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Firm', value: (row) => row.firm_name },
  { header: 'Type', column: 'challenge_type', value: (row) => row.challenge_type },
  { header: 'Status', column: 'status', value: ({ status }) => status },
  { header: 'Account Size', column: 'account_size', value: (row) => row.account_size },
  { header: 'Fee', column: 'challenge_fee', value: (row) => row.challenge_fee },
  { header: 'Max Days', column: 'max_trading_days', value: (row) => row.max_trading_days },
  { header: 'Max Participants', column: 'max_participants', value: (row) => row.max_participants },
  { header: 'Created', column: 'created_at', value: (row) => row.created_at },
];
