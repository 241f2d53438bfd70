import { UserPlus } from 'lucide-react';
import type { Page as PageOf } from '../../api/http/page';
import type { User } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { Page } from '../../components/layout/Page';
import { DataTable } from '../../components/tables/DataTable';
import type { RowActions } from '../../components/tables/columns';
import { ExportProgress } from '../../components/tables/ListExport';
import { ListFoot } from '../../components/tables/ListFoot';
import { ListMenus } from '../../components/tables/ListMenus';
import { useFound } from '../../components/tables/useFound';
import { WholeList } from '../../components/tables/WholeList';
import { isStale, loaded, type ListView } from '../../domain/values/load';
import { filterUsers, type UserFilters as Filters } from '../../domain/users/filters';
import { filteredEmptyText } from '../../messages/lists';
import { UserFilters } from './UserFilters';
import { userActions, userColumns } from './usersTable';

export interface AllUsersScreenProps extends ListView<Filters, PageOf<User>> {
  /** Called to open the form of a new user. */
  onAdd: () => void;
  /** Called with the user to delete. A confirmation follows. */
  onDelete: (user: User) => void;
}

type UserRowsProps = Pick<AllUsersScreenProps, 'load' | 'onClearFilters' | 'tools'> & {
  /** Those that the filters let through. */
  rows: readonly User[] | undefined;
  actions: RowActions<User>;
};

function UserRows({ load, rows, actions, onClearFilters, tools }: UserRowsProps) {
  if (load.status === 'failed') return <FailedState what="The users" reason={load.reason} onRetry={load.onRetry} />;
  if (load.status === 'ready' && load.data.results.length === 0)
    return <EmptyState title="No users yet" text="Add the first one with 'Add New User'." />;
  if (rows?.length === 0)
    return <FilteredEmptyState title="No users match these filters" text={filteredEmptyText(tools)} onClear={onClearFilters} />;
  return <DataTable label="Users" columns={userColumns} rows={rows} actions={actions} tools={tools} isFixed isInert={isStale(load)} />;
}

/** Section 2, All Users. A 403 is shown instead of the content (R16). */
export function AllUsersScreen({ onAdd, onDelete, ...list }: AllUsersScreenProps) {
  const { load, filters, onFiltersChange, onClearFilters, tools } = list;
  const isForbidden = load.status === 'forbidden';
  const rows = useFound(loaded(load)?.results, filters, filterUsers);
  return (
    <Page
      title="All Users"
      actions={
        !isForbidden && (
          <>
            <ListMenus tools={tools} columns={userColumns} />
            <Button onClick={onAdd}>
              <UserPlus size={16} aria-hidden />
              Add New User
            </Button>
          </>
        )
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        <ExportProgress tools={tools} />
        <div className="panel">
          <UserFilters filters={filters} tail={<WholeList {...list.tools} />} onChange={onFiltersChange} />
          <UserRows load={load} rows={rows} actions={userActions(onDelete)} onClearFilters={onClearFilters} tools={tools} />
          <ListFoot list={list} shown={rows?.length} />
        </div>
      </AccessPanel>
    </Page>
  );
}
