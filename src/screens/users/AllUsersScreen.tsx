import { UserPlus } from 'lucide-react';
import type { Page as PageOf } from '../../api/page';
import type { User } from '../../api/types';
import { EmptyState, FailedState, FilteredEmptyState, ForbiddenState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { Page } from '../../components/layout/Page';
import { DataTable, type RowActions } from '../../components/tables/DataTable';
import { pageCount, Pagination } from '../../components/tables/Pagination';
import { readId } from '../../domain/ids';
import { loaded, type Load } from '../../domain/load';
import { filterUsers, type UserFilters as Filters } from '../../domain/userFilters';
import { UserFilters } from './UserFilters';
import { userActions, userColumns } from './usersTable';

export interface AllUsersScreenProps {
  load: Load<PageOf<User>>;
  filters: Filters;
  page: number;
  pageSize: number;
  onFiltersChange: (filters: Filters, isTyping: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
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
  if (load.status === 'failed') return <FailedState what="The users" onRetry={load.onRetry} />;
  if (load.status === 'forbidden') return <ForbiddenState />;
  const rows = load.status === 'ready' ? filterUsers(load.data.results, filters) : undefined;
  if (load.status === 'ready' && load.data.results.length === 0) return <EmptyState title="No users yet" text="Add the first one with 'Add New User'." />;
  if (rows?.length === 0) return <FilteredEmptyState title="No users match these filters" text="The filters look only at this page of results." onClear={onClearFilters} />;
  return <DataTable label="Users" columns={userColumns} rows={rows} rowKey={userKey} actions={actions} isInert={load.status === 'ready' && load.isStale === true} />;
}

/** Section 2, All Users. */
export function AllUsersScreen({ load, filters, page, pageSize, onFiltersChange, onClearFilters, onPageChange, onAdd, onDelete }: AllUsersScreenProps) {
  const count = loaded(load)?.count;
  return (
    <Page
      title="All Users"
      actions={
        <Button onClick={onAdd}>
          <UserPlus size={16} aria-hidden />
          Add New User
        </Button>
      }
    >
      <div className="panel">
        <UserFilters filters={filters} isPartial={count !== undefined && pageCount(count, pageSize) > 1} onChange={onFiltersChange} />
        <UserRows load={load} filters={filters} actions={userActions(onDelete)} onClearFilters={onClearFilters} />
        {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
      </div>
    </Page>
  );
}
