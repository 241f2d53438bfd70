import { IdCard, Pencil, Trash2 } from 'lucide-react';
import type { User } from '../../api/types';
import { Badge } from '../../components/tables/Badge';
import type { Column, RowActions } from '../../components/tables/DataTable';
import { formatDate, formatDateTime } from '../../domain/values/dates';
import { formatText } from '../../domain/values/text';
import { hrefs } from '../../paths';

/** Section 2, All Users: the columns in the specified order. */
export const userColumns: readonly Column<User>[] = [
  {
    id: 'full_name',
    header: 'Full Name',
    className: 'cell-strong cell-text',
    width: 190,
    placeholder: 140,
    cell: (user) => (
      <a href={hrefs.user(user.id)} data-row-link>
        <bdi>{formatText(user.full_name)}</bdi>
      </a>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    className: 'cell-text',
    width: 280,
    placeholder: 190,
    cell: (user) => <bdi>{formatText(user.email)}</bdi>,
  },
  {
    id: 'role',
    header: 'Role',
    width: 96,
    placeholder: 52,
    cell: (user) => <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{formatText(user.role)}</Badge>,
  },
  {
    id: 'date_joined',
    header: 'Date Joined',
    className: 'cell-nowrap',
    width: 128,
    placeholder: 84,
    cell: (user) => formatDate(user.date_joined),
  },
  {
    id: 'last_login',
    header: 'Last Login',
    className: 'cell-nowrap',
    width: 180,
    placeholder: 140,
    cell: (user) => formatDateTime(user.last_login),
  },
];

/** Section 2, All Users: the row menu. */
export const userActions = (onDelete: (user: User) => void): RowActions<User> => ({
  header: 'Actions',
  label: (user) => `Actions for ${formatText(user.full_name)}`,
  entries: (user) => [
    { kind: 'link', id: 'details', label: 'Edit Details', icon: Pencil, href: hrefs.user(user.id) },
    { kind: 'link', id: 'kyc', label: 'View KYC', icon: IdCard, href: hrefs.userKyc(user.id) },
    { kind: 'action', id: 'delete', label: 'Delete User', icon: Trash2, tone: 'bad', onSelect: () => onDelete(user) },
  ],
});
