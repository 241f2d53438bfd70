import { IdCard, Pencil, Trash2 } from 'lucide-react';
import type { User } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column, RowActions } from '../../../ui/table/columns';
import { EmailText } from '../../../ui/text/EmailText';
import type { CsvField } from '../../../lib/csv';
import { formatDate, formatDateTime, readTime } from '../../../lib/dates';
import { textKey } from '../../../lib/sorting';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { isolate } from '../../../lib/text';

const aboutUser = ({ id, full_name: name, email }: User) => JSON.stringify({ name: formatText(name), id, email });

/** Section 2, All Users: the columns in the specified order. */
export const userColumns: readonly Column<User>[] = [
  {
    id: 'full_name',
    card: 'name',
    name: (user) => user.full_name,
    header: 'Full Name',
    className: 'cell-strong cell-text',
    width: 190,
    placeholder: 140,
    sort: (user) => textKey(user.full_name),
    cell: (user) => (
      <>
        <a href={hrefs.user(user.id)} data-row-link>
          <bdi>{formatText(user.full_name)}</bdi>
        </a>
        {/* P on the row, and on a wide screen a click beside the name. */}
        <button type="button" hidden data-beside data-about={aboutUser(user)} />
      </>
    ),
  },
  {
    id: 'email',
    card: 'wide',
    header: 'Email',
    className: 'cell-text',
    width: 280,
    placeholder: 190,
    sort: (user) => textKey(user.email),
    copy: { what: 'email', text: (user) => user.email },
    cell: (user) => <EmailText text={formatText(user.email)} />,
  },
  {
    id: 'role',
    header: 'Role',
    width: 96,
    placeholder: 52,
    sort: (user) => textKey(user.role),
    cell: (user) => <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{formatText(user.role)}</Badge>,
  },
  {
    id: 'date_joined',
    header: 'Date Joined',
    className: 'cell-date',
    width: 128,
    placeholder: 84,
    sort: (user) => readTime(user.date_joined),
    cell: (user) => formatDate(user.date_joined),
  },
  {
    id: 'last_login',
    header: 'Last Login',
    className: 'cell-date',
    width: 180,
    placeholder: 140,
    sort: (user) => readTime(user.last_login),
    cell: (user) => formatDateTime(user.last_login),
  },
];

/** Section 2, All Users: the row menu. */
export const userActions = (onDelete: (user: User) => void): RowActions<User> => ({
  header: 'Actions',
  label: (user) => `Actions for ${isolate(user.full_name)}`,
  entries: (user) => [
    { kind: 'link', id: 'details', label: 'Edit Details', icon: Pencil, href: hrefs.user(user.id) },
    { kind: 'link', id: 'kyc', label: 'View KYC', icon: IdCard, href: hrefs.userKyc(user.id) },
    { kind: 'action', id: 'delete', label: 'Delete User', icon: Trash2, tone: 'bad', onSelect: () => onDelete(user) },
  ],
});

/** What the file of an export has of each user. */
export const userFields: readonly CsvField<User>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Full Name', value: (row) => row.full_name },
  { header: 'Email', column: 'email', value: ({ email }) => email },
  { header: 'Role', column: 'role', value: ({ role }) => role },
  { header: 'Date Joined', column: 'date_joined', value: (row) => row.date_joined },
  { header: 'Last Login', column: 'last_login', value: (row) => row.last_login },
];
