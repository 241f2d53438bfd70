import { ArrowRight, CircleDollarSign, Clock3, Share2, Users } from 'lucide-react';
import {
  AccessPanel,
  StateMessage,
  EmptyState,
  FailedState,
  FilteredEmptyState,
} from '~/ui/feedback/states';
import type { Page as PageOf, User } from '~/api/types';
import { formatDate } from '~/lib/dates';
import { readId } from '~/lib/records';
import { loaded, type Load } from '~/lib/load';
import { countOf, formatCount } from '~/lib/numbers';
import { formatText, isolate } from '~/lib/text';
import { hrefs, payoutHrefs } from '~/routes';
import { SearchFilter } from '~/ui/fields/filters';
import { ButtonLink } from '~/ui/layout/ButtonLink';
import { Page } from '~/ui/layout/Page';
import { Panel } from '~/ui/layout/Layout';
import { StatCard } from '~/ui/layout/StatCard';
import { Badge } from '~/ui/table/Badge';
import type { Column } from '~/ui/table/columns';
import { DataTable } from '~/ui/table/DataTable';
import { breakEmail } from '~/ui/text/EmailText';
import { filterUsers, noUserFilters, roleBadge, type UserStatsShown } from './model';
import './users.css';

const overviewColumns: readonly Column<User>[] = [
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
    cell: (user) => breakEmail(formatText(user.email)),
  },
  {
    id: 'role',
    card: 'status',
    header: 'Role',
    placeholder: 52,
    cell: (user) => <Badge {...roleBadge(user)} />,
  },
  {
    id: 'date_joined',
    header: 'Date Joined',
    className: 'cell-date',
    placeholder: 84,
    cell: (user) => formatDate(user.date_joined),
  },
  {
    id: 'details',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    placeholder: 78,
    cell: (user) => (
      <a
        href={hrefs.user(user.id)}
        data-row-link
        aria-label={`View Details of ${isolate(user.full_name)}`}
      >
        View Details
      </a>
    ),
  },
];

interface UserManagementScreenProps {
  load: Load<PageOf<User>>;
  stats: UserStatsShown | undefined;
  search: string;
  onSearchChange: (search: string) => void;
}

type UserListProps = Pick<UserManagementScreenProps, 'load' | 'search' | 'onSearchChange'>;

function UserRows({ load, search, onSearchChange }: UserListProps) {
  if (load.status === 'failed')
    return <FailedState what="The users" reason={load.reason} onRetry={load.onRetry} />;
  const { results: users, count = 0 } = loaded(load) ?? {};
  if (users?.length === 0) return <EmptyState title="No users yet" />;
  const rows = users && filterUsers(users, { ...noUserFilters, search });
  if (rows?.length === 0) {
    const searched = users?.length ?? 0;
    return (
      <FilteredEmptyState
        words={{ one: 'user', many: 'users' }}
        searched={searched}
        count={count}
        cure={
          searched < count && (
            <ButtonLink href={`${hrefs.allUsers}?${new URLSearchParams({ search, whole: '1' })}`}>
              {`Search all ${countOf(count, 'user')}`}
            </ButtonLink>
          )
        }
        onClear={() => onSearchChange('')}
      />
    );
  }
  return (
    <DataTable
      label="Users"
      columns={overviewColumns}
      rows={rows}
      rowKey={(user, index) => readId(user.id) ?? index}
    />
  );
}

function UserList(props: UserListProps) {
  const page = loaded(props.load);
  return (
    <Panel
      title="Users"
      className="overview-list"
      isFlush
      actions={
        <a className="arrow-link" href={hrefs.allUsers}>
          View all
          <ArrowRight size={15} aria-hidden />
        </a>
      }
    >
      <div className="filters" role="search">
        <SearchFilter
          placeholder="Search by name or email"
          value={props.search}
          onChange={props.onSearchChange}
        />
        <p className="filter-note">
          {page &&
            page.count > page.results.length &&
            `Searches these ${formatCount(page.results.length)} newest users`}
        </p>
      </div>
      <UserRows {...props} />
    </Panel>
  );
}

const cards = [
  { label: 'Total Users', icon: Users, name: 'totalUsers' },
  { label: 'Pending Withdrawals', icon: Clock3, name: 'pendingWithdrawals' },
  { label: 'Total Referrals', icon: Share2, name: 'totalReferrals' },
] as const;

export function UserManagementScreen({ stats, ...list }: UserManagementScreenProps) {
  return (
    <Page
      title="User Management"
      actions={
        <a className="button" data-variant="outline" href={hrefs.reviewIdentities}>
          Review identities
        </a>
      }
    >
      <AccessPanel isForbidden={list.load.status === 'forbidden'}>
        <div className="stat-grid">
          {cards.map(({ name, ...card }) => (
            <StatCard key={name} {...card} value={stats && formatCount(stats[name])} />
          ))}
        </div>
        <div className="overview">
          <UserList {...list} />
          <Panel title="Withdrawal Requests" isFlush>
            {/* The panel always shows this text. */}
            <StateMessage
              icon={CircleDollarSign}
              title="No pending withdrawal requests"
              actions={
                // The sentence is the specification's; the link leads to the pending payouts
                // (R332).
                <a className="arrow-link" href={payoutHrefs.pending}>
                  View pending payouts
                  <ArrowRight size={15} aria-hidden />
                </a>
              }
            />
          </Panel>
        </div>
      </AccessPanel>
    </Page>
  );
}
