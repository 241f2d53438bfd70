import { Copy, Eye, Pencil } from 'lucide-react';
import type { Challenge, ChallengeClass } from '../../api/types';
import { Badge } from '../../components/tables/Badge';
import type { Column, RowActions } from '../../components/tables/DataTable';
import { challengeLook, challengeTypeLabel } from '../../domain/challenges';
import { formatDate } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { formatCount } from '../../domain/numbers';
import { formatText } from '../../domain/text';
import { hrefs } from '../../paths';

function StatusBadge({ status }: { status: unknown }) {
  const { label, tone } = challengeLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Section 2, the challenge lists; what is missing is a dash (section 3). */
export const challengeColumns: readonly Column<Challenge>[] = [
  {
    id: 'name', header: 'Name, Firm', className: 'cell-text', width: 296, placeholder: 150,
    cell: (challenge) => (
      <>
        <button type="button" className="row-open" data-row-open><bdi>{formatText(challenge.name)}</bdi></button>
        <bdi className="challenge-firm">{formatText(challenge.firm_name)}</bdi>
      </>
    ),
  },
  { id: 'challenge_type', header: 'Type', className: 'cell-nowrap', width: 100, placeholder: 60, cell: (challenge) => challengeTypeLabel(challenge.challenge_type) },
  { id: 'status', header: 'Status', className: 'cell-nowrap', width: 150, placeholder: 72, cell: (challenge) => <StatusBadge status={challenge.status} /> },
  { id: 'account_size', header: 'Account Size', className: 'cell-nowrap cell-end', width: 122, placeholder: 64, cell: (challenge) => <bdi>{formatMoney(challenge.account_size)}</bdi> },
  { id: 'challenge_fee', header: 'Fee', className: 'cell-nowrap cell-end', width: 100, placeholder: 48, cell: (challenge) => <bdi>{formatMoney(challenge.challenge_fee)}</bdi> },
  { id: 'max_trading_days', header: 'Max Days', className: 'cell-nowrap cell-end', width: 98, placeholder: 20, cell: (challenge) => formatCount(challenge.max_trading_days) },
  { id: 'max_participants', header: 'Max Participants', className: 'cell-nowrap cell-end', width: 146, placeholder: 20, cell: (challenge) => formatCount(challenge.max_participants) },
  { id: 'created_at', header: 'Created', className: 'cell-nowrap', width: 128, placeholder: 84, cell: (challenge) => formatDate(challenge.created_at) },
];

/** Section 2: View and Edit; and a new one of the same class that starts with this one's values. */
export const challengeActions = (challengeClass: ChallengeClass, onView: (challenge: Challenge) => void): RowActions<Challenge> => ({
  header: 'Actions',
  label: (challenge) => `Actions for ${formatText(challenge.name)}`,
  entries: (challenge) => [
    { kind: 'action', id: 'view', label: 'View', icon: Eye, onSelect: () => { onView(challenge); } },
    { kind: 'link', id: 'edit', label: 'Edit', icon: Pencil, href: hrefs.challenge(challenge.id) },
    { kind: 'link', id: 'duplicate', label: 'Duplicate', icon: Copy, href: hrefs.challengeCopy(challengeClass, challenge.id) },
  ],
});
