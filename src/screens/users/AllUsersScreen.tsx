import { UserPlus } from 'lucide-react';
import type { Page as PageOf } from '../../api/http/page';
import type { User } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { Page } from '../../components/layout/Page';
import { DataTable, type RowActions } from '../../components/tables/DataTable';
import { pageCount, Pagination } from '../../components/tables/Pagination';
import { readId } from '../../domain/values/ids';
import { loaded, type Load, type ListView } from '../../domain/values/load';
import { filterUsers, type UserFilters as Filters } from '../../domain/users/filters';
import { UserFilters } from './UserFilters';
import { userActions, userColumns } from './usersTable';

export interface AllUsersScreenProps extends ListView<Filters, PageOf<User>> {
  onAdd: () => void;
  onDelete: (user: User) => void;
}

const userKey = (user: User, index: number) => readId(user.id) ?? index;

interface UserRowsProps {
  load: Load<PageOf<User>>;
  filters: Filters;
  actions: RowActions<User>;
  onClearFilters: () => void;
}

function UserRows({ load, filters, actions, onClearFilters }: UserRowsProps) {
  if (load.status === 'failed') return <FailedState what="The users" reason={load.reason} onRetry={load.onRetry} />;
  const rows = load.status === 'ready' ? filterUsers(load.data.results, filters) : undefined;
  if (load.status === 'ready' && load.data.results.length === 0)
    return <EmptyState title="No users yet" text="Add the first one with 'Add New User'." />;
  if (rows?.length === 0)
    return (
      <FilteredEmptyState
        title="No users match these filters"
        text="The filters look only at this page of results."
        onClear={onClearFilters}
      />
    );
  return (
    <DataTable
      label="Users"
      columns={userColumns}
      rows={rows}
      rowKey={userKey}
      actions={actions}
      isFixed
      isInert={load.status === 'ready' && load.isStale === true}
    />
  );
}

/** Section 2, All Users. A 403 is shown instead of the content (R16). */
export function AllUsersScreen({
  load,
  filters,
  page,
  pageSize,
  onFiltersChange,
  onClearFilters,
  onPageChange,
  onAdd,
  onDelete,
}: AllUsersScreenProps) {
  const count = loaded(load)?.count;
  const isForbidden = load.status === 'forbidden';
  return (
    <Page
      title="All Users"
      actions={
        !isForbidden && (
          <Button onClick={onAdd}>
            <UserPlus size={16} aria-hidden />
            Add New User
          </Button>
        )
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        <div className="panel">
          <UserFilters filters={filters} isPartial={count !== undefined && pageCount(count, pageSize) > 1} onChange={onFiltersChange} />
          <UserRows load={load} filters={filters} actions={userActions(onDelete)} onClearFilters={onClearFilters} />
          {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
        </div>
      </AccessPanel>
    </Page>
  );
}
