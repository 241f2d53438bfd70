import { UserPlus } from 'lucide-react';
import type { Page as PageOf } from '../../../api/http/page';
import type { User } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { DataTable } from '../../../ui/table/DataTable';
import { ListPage, ListRows } from '../../../list/ListPage';
import { useFound } from '../../../ui/table/useFound';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { filterUsers, type UserFilters as Filters } from './filters';
import { filteredEmptyText } from '../../../list/messages';
import { UserFilters } from './UserFilters';
import { userActions, userColumns } from './usersTable';

export interface AllUsersScreenProps extends ListView<Filters, PageOf<User>> {
  /** Called to open the form of a new user. */
  onAdd: () => void;
  /** Called with the user to delete. A confirmation follows. */
  onDelete: (user: User) => void;
}

// Section 2, R16.
/** The list of all users: search, filter and sort it, add and delete users. An admin without permission is told so instead. */
export function AllUsersScreen({ onAdd, onDelete, ...list }: AllUsersScreenProps) {
  const { load, filters, onFiltersChange, tools } = list;
  const rows = useFound(loaded(load)?.results, filters, filterUsers);
  return (
    <ListPage
      title="All Users"
      list={list}
      columns={userColumns}
      actions={
        <Button onClick={onAdd}>
          <UserPlus size={16} aria-hidden />
          Add New User
        </Button>
      }
    >
      <div className="panel">
        <UserFilters filters={filters} tail={<WholeList {...tools} />} onChange={onFiltersChange} />
        <ListRows
          list={list}
          shown={rows?.length}
          what="The users"
          empty={{ title: 'No users yet', text: "Add the first one with 'Add New User'." }}
          noneFound={{ title: 'No users match these filters', text: filteredEmptyText(tools) }}
        >
          <DataTable
            label="Users"
            columns={userColumns}
            rows={rows}
            actions={userActions(onDelete)}
            tools={tools}
            isFixed
            isInert={isStale(load)}
          />
        </ListRows>
      </div>
    </ListPage>
  );
}
