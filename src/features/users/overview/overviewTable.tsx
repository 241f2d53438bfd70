import type { User } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { EmailText } from '../../../ui/text/EmailText';
import { formatDate } from '../../../lib/dates';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { isolate } from '../../../lib/text';

/** Section 2, User Management: the list's columns. 'View Details' is at the end of each row. */
export const overviewColumns: readonly Column<User>[] = [
  {
    id: 'full_name',
    card: 'name',
    header: 'Full Name',
    className: 'cell-strong cell-text',
    placeholder: 132,
    cell: (user) => <bdi>{formatText(user.full_name)}</bdi>,
  },
  {
    id: 'email',
    card: 'wide',
    header: 'Email',
    className: 'cell-text',
    placeholder: 180,
    copy: { what: 'email', text: (user) => user.email },
    cell: (user) => <EmailText text={formatText(user.email)} />,
  },
  {
    id: 'role',
    card: 'status',
    header: 'Role',
    placeholder: 52,
    cell: (user) => <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{formatText(user.role)}</Badge>,
  },
  { id: 'date_joined', header: 'Date Joined', className: 'cell-date', placeholder: 84, cell: (user) => formatDate(user.date_joined) },
  {
    id: 'details',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    placeholder: 78,
    cell: (user) => (
      <a href={hrefs.user(user.id)} data-row-link aria-label={`View Details of ${isolate(user.full_name)}`}>
        View Details
      </a>
    ),
  },
];
