import { limits } from '../../domain/limits';
import { userStatsFallback } from '../../domain/userStats';
import { useUsers } from '../../hooks/useUsers';
import { useUserStats } from '../../hooks/useUserStats';
import { userMessages } from '../../messages/users';
import { UserManagementScreen } from '../../screens/users/UserManagementScreen';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';

const noFilters = { search: '' };
const firstPage = { page: 1, pageSize: limits.pageSize.userOverview };

/** Section 7: without the statistics the page shows the list's count and zeros, and only a list that fails is worth a toast. */
export function UserManagementRoute() {
  const { filters, setFilters } = useListSearch(noFilters, limits.pageSize.userOverview, { keepsPage: true });
  const users = useUsers(firstPage);
  const stats = useUserStats();
  useFailureToast(users.error, userMessages.overviewFailed);
  const fallback = stats.error && !users.isLoading ? userStatsFallback(users.data?.count) : undefined;
  return (
    <UserManagementScreen
      load={toLoad(users)}
      stats={stats.data ?? fallback}
      search={filters.search}
      onSearchChange={(search) => {
        setFilters({ search }, true);
      }}
    />
  );
}
