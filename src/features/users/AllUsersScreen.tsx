import { IdCard, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import type { Page, User } from '~/api/types';
import { wireFields } from '~/lib/csvFields';
import { formatDate, formatDateTime, readTime } from '~/lib/dates';
import { loaded, type ListView } from '~/lib/load';
import { datePresetLabels } from '~/lib/presets';
import { textKey } from '~/lib/sorting';
import { formatText, isolate } from '~/lib/text';
import { ListFilters } from '~/list/ListFilters';
import { ListPage } from '~/list/ListPage';
import { ListTable } from '~/list/ListTable';
import { hrefs } from '~/routes';
import { Button } from '~/ui/fields/Button';
import { DateRangeFilter } from '~/ui/fields/DateFilter';
import { SelectFilter, filterOptions } from '~/ui/fields/filters';
import { Badge } from '~/ui/table/Badge';
import type { Column, RowActions } from '~/ui/table/columns';
import { useFilteredRows } from '~/ui/table/useFilteredRows';
import { breakEmail } from '~/ui/text/EmailText';
import { filterUsers, roleBadge, withJoinedDays, type UserFilters } from './model';

/** To export a new column, add its field to `userCsvFields`, too. */
export const userColumns: readonly Column<User>[] = [
  {
    id: 'full_name',
    card: 'name',
    name: (user) => user.full_name,
    header: 'Full Name',
    className: 'cell-strong cell-text',
    width: 190,
    sort: (user) => textKey(user.full_name),
    cell: ({ id, full_name, email }) => {
      const name = formatText(full_name);
      return (
        <a
          href={hrefs.user(id)}
          dir="auto"
          data-row-link
          data-beside
          data-about={JSON.stringify({ name, id, email })}
        >
          {name}
        </a>
      );
    },
  },
  {
    id: 'email',
    card: 'wide',
    header: 'Email',
    className: 'cell-text',
    width: 280,
    sort: (user) => textKey(user.email),
    copy: { what: 'email', text: (user) => user.email },
    cell: (user) => breakEmail(formatText(user.email)),
  },
  {
    id: 'role',
    header: 'Role',
    width: 96,
    sort: (user) => textKey(user.role),
    cell: (user) => <Badge {...roleBadge(user)} />,
  },
  {
    id: 'date_joined',
    header: 'Date Joined',
    className: 'cell-date',
    width: 128,
    sort: (user) => readTime(user.date_joined),
    cell: (user) => formatDate(user.date_joined),
  },
  {
    id: 'last_login',
    header: 'Last Login',
    className: 'cell-date',
    width: 180,
    sort: (user) => readTime(user.last_login),
    cell: (user) => formatDateTime(user.last_login),
  },
];

export const userActions = (onDelete: (user: User) => void): RowActions<User> => ({
  header: 'Actions',
  label: (user) => `Actions for ${isolate(user.full_name)}`,
  entries: (user) => [
    { kind: 'link', id: 'details', label: 'Edit Details', icon: Pencil, href: hrefs.user(user.id) },
    { kind: 'link', id: 'kyc', label: 'View KYC', icon: IdCard, href: hrefs.userKyc(user.id) },
    {
      kind: 'action',
      id: 'delete',
      label: 'Delete User',
      icon: Trash2,
      tone: 'bad',
      onSelect: () => onDelete(user),
    },
  ],
});

export const userCsvFields = wireFields<User>(
  { ID: 'id', 'Full Name': 'full_name' },
  { Email: 'email', Role: 'role', 'Date Joined': 'date_joined', 'Last Login': 'last_login' },
);

const selects = [
  {
    field: 'role',
    label: 'Role',
    options: filterOptions('All Roles', { admin: 'admin', user: 'user' }),
  },
] as const;

const joined = filterOptions('All Dates', datePresetLabels);

interface AllUsersScreenProps extends ListView<UserFilters, Page<User>> {
  now: number;
  onAdd: () => void;
  onDelete: (user: User) => void;
}

export function AllUsersScreen({ now, onAdd, onDelete, ...list }: AllUsersScreenProps) {
  const { load, filters, onFiltersChange: onChange } = list;
  // The address keeps the preset, so that a saved view means last week whenever it is opened.
  const wanted = useMemo(() => withJoinedDays(filters, now), [filters, now]);
  const rows = useFilteredRows(loaded(load)?.results, wanted, filterUsers);
  return (
    <ListPage
      title="All Users"
      list={list}
      columns={userColumns}
      actions={
        <Button icon={UserPlus} onClick={onAdd}>
          Add New User
        </Button>
      }
    >
      <div className="panel">
        <ListFilters list={list} search="Search by name or email" selects={selects}>
          <SelectFilter
            label="Joined"
            name="joined"
            options={joined}
            value={filters.joined}
            isOfDays
            onChange={(preset) => onChange({ ...filters, joined: preset, from: '', to: '' })}
          />
          <DateRangeFilter
            labels={['From date', 'To date']}
            names={['date_after', 'date_before']}
            range={wanted}
            onChange={(range) => onChange({ ...filters, joined: '', ...range })}
          />
        </ListFilters>
        <ListTable
          list={list}
          what="The users"
          empty={{ title: 'No users yet', text: "Add the first one with 'Add New User'." }}
          label="Users"
          columns={userColumns}
          rows={rows}
          actions={userActions(onDelete)}
          isFixed
        />
      </div>
    </ListPage>
  );
}
