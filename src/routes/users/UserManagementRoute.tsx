import { useLocation } from 'wouter';
import { loadable } from '../../components/loadable';
import { limits } from '../../domain/values/limits';
import { loaded } from '../../domain/values/load';
import { userStatsFallback } from '../../domain/users/stats';
import { useUsers, useUserStats } from '../../hooks/users/users';
import { userMessages } from '../../messages/users';
import { hrefs } from '../../paths';
import { UserManagementScreen } from '../../screens/users/UserManagementScreen';
import { useAddress } from '../address/useAddress';
import { ViewNavigation } from '../address/ViewNavigation';
import { useScreenCommands } from '../shell/screenCommands';
import { toLoad } from '../telling/toLoad';
import { useFailureToast } from '../telling/useFailureToast';
import { useListSearch } from '../list/useListSearch';

const ReviewIdentities = loadable(() => import('../kyc/ReviewIdentities').then((module) => module.ReviewIdentities));

const noFilters = { search: '' };
const firstPage = { page: 1, pageSize: limits.pageSize.userOverview };

/** Section 7: if the statistics fail, the cards show the list's count and zeros. Only a list that fails gets a toast. */
function UserOverview() {
  const [, navigate] = useLocation();
  useScreenCommands([{ label: 'Review identities', run: () => navigate(hrefs.reviewIdentities) }]);
  const { filters, setFilters } = useListSearch(noFilters, limits.pageSize.userOverview, { keepsPage: true });
  const users = useUsers(firstPage);
  const stats = useUserStats();
  useFailureToast(users, userMessages.overviewFailed);
  const load = toLoad(users);
  const fallback = stats.error && load.status !== 'loading' ? userStatsFallback(loaded(load)?.count) : undefined;
  return (
    <UserManagementScreen
      load={load}
      stats={stats.data ?? fallback}
      search={filters.search}
      onSearchChange={(search) => setFilters({ search }, true)}
    />
  );
}

/** The overview and the review of identities: one address with two views. */
export function UserManagementRoute() {
  const view = useAddress().params.get('review') === 'kyc' ? 'review' : 'overview';
  return <ViewNavigation view={view}>{view === 'review' ? <ReviewIdentities /> : <UserOverview />}</ViewNavigation>;
}
