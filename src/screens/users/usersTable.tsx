import { Ellipsis, IdCard, Pencil, Trash2 } from 'lucide-react';
import type { User } from '../../api/types';
import { MenuButton } from '../../components/overlays/MenuButton';
import type { MenuEntry } from '../../components/overlays/menuEntries';
import { Badge } from '../../components/tables/Badge';
import type { Column } from '../../components/tables/DataTable';
import { formatDate, formatDateTime } from '../../domain/dates';
import { textOr } from '../../domain/text';
import { hrefs } from '../../paths';

export interface UserRowContext {
  onDelete: (user: User) => void;
}

const rowEntries = (user: User, { onDelete }: UserRowContext): MenuEntry[] => [
  { kind: 'link', id: 'details', label: 'Edit Details', icon: Pencil, href: hrefs.user(user.id) },
  { kind: 'link', id: 'kyc', label: 'View KYC', icon: IdCard, href: hrefs.userKyc(user.id) },
  { kind: 'action', id: 'delete', label: 'Delete User', icon: Trash2, tone: 'bad', onSelect: () => { onDelete(user); } },
];

/** Section 2, All Users: the columns in the given order. */
export const userColumns: readonly Column<User, UserRowContext>[] = [
  {
    id: 'full_name', header: 'Full Name', className: 'cell-strong', placeholder: 140,
    cell: (user) => <a href={hrefs.user(user.id)} data-row-link><bdi>{textOr(user.full_name)}</bdi></a>,
  },
  { id: 'email', header: 'Email', placeholder: 190, cell: (user) => <bdi>{textOr(user.email)}</bdi> },
  { id: 'role', header: 'Role', placeholder: 52, cell: (user) => <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{textOr(user.role)}</Badge> },
  { id: 'date_joined', header: 'Date Joined', className: 'cell-nowrap', placeholder: 84, cell: (user) => formatDate(user.date_joined) },
  { id: 'last_login', header: 'Last Login', className: 'cell-nowrap', placeholder: 140, cell: (user) => formatDateTime(user.last_login) },
  {
    id: 'actions', header: 'Actions', className: 'cell-actions', placeholder: 24,
    cell: (user, context) => (
      <MenuButton label={`Actions for ${textOr(user.full_name)}`} className="icon-button" entries={() => rowEntries(user, context)}>
        <Ellipsis size={18} aria-hidden />
      </MenuButton>
    ),
  },
];
