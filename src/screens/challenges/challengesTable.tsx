import { Copy } from 'lucide-react';
import type { Challenge, ChallengeClass } from '../../api/types';
import { Badge } from '../../components/tables/Badge';
import type { Column } from '../../components/tables/DataTable';
import { challengeLook, challengeTypeLabel } from '../../domain/challenges/labels';
import { formatDate } from '../../domain/values/dates';
import { formatMoney } from '../../domain/values/money';
import { formatCount } from '../../domain/values/numbers';
import { formatText } from '../../domain/values/text';
import { hrefs } from '../../paths';

function StatusBadge({ status }: { status: unknown }) {
  const { label, tone } = challengeLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Section 2: View and Edit. The third action starts a new challenge of the same class with this one's values. */
function ChallengeActions({ challenge, challengeClass }: { challenge: Challenge; challengeClass: ChallengeClass }) {
  const name = formatText(challenge.name);
  return (
    <span className="challenge-actions">
      <button type="button" className="button" data-variant="outline" data-size="small" aria-description={name} data-row-view>
        View
      </button>
      <a className="button" data-variant="outline" data-size="small" href={hrefs.challenge(challenge.id)} aria-description={name}>
        Edit
      </a>
      <a
        className="icon-button"
        href={hrefs.challengeCopy(challengeClass, challenge.id)}
        aria-label="Duplicate"
        aria-description={name}
        title="Duplicate"
      >
        <Copy size={15} aria-hidden />
      </a>
    </span>
  );
}

const dataColumns: readonly Column<Challenge>[] = [
  {
    id: 'name',
    header: 'Name, Firm',
    className: 'cell-text',
    width: 218,
    placeholder: 150,
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
    cell: (challenge) => challengeTypeLabel(challenge.challenge_type),
  },
  {
    id: 'status',
    header: 'Status',
    className: 'cell-nowrap',
    width: 150,
    placeholder: 72,
    cell: (challenge) => <StatusBadge status={challenge.status} />,
  },
  {
    id: 'account_size',
    header: 'Account Size',
    className: 'cell-nowrap cell-end',
    width: 122,
    placeholder: 64,
    cell: (challenge) => <bdi>{formatMoney(challenge.account_size)}</bdi>,
  },
  {
    id: 'challenge_fee',
    header: 'Fee',
    className: 'cell-nowrap cell-end',
    width: 100,
    placeholder: 48,
    cell: (challenge) => <bdi>{formatMoney(challenge.challenge_fee)}</bdi>,
  },
  {
    id: 'max_trading_days',
    header: 'Max Days',
    className: 'cell-nowrap cell-end',
    width: 98,
    placeholder: 20,
    cell: (challenge) => formatCount(challenge.max_trading_days),
  },
  {
    id: 'max_participants',
    header: 'Max Participants',
    className: 'cell-nowrap cell-end',
    width: 146,
    placeholder: 20,
    cell: (challenge) => formatCount(challenge.max_participants),
  },
  {
    id: 'created_at',
    header: 'Created',
    className: 'cell-nowrap',
    width: 128,
    placeholder: 84,
    cell: (challenge) => formatDate(challenge.created_at),
  },
];

const columnsOf = (challengeClass: ChallengeClass): readonly Column<Challenge>[] => [
  ...dataColumns,
  {
    id: 'actions',
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
