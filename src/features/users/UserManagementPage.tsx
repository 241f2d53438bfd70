import { useLocation } from 'wouter';
import { UserManagementScreen } from './UserManagementScreen';
import { ViewNavigation } from '~/ui/layout/Page';
import { loadable } from '~/ui/loadable';
import { limits } from '~/lib/limits';
import { loaded } from '~/lib/load';
import { userStatsFallback } from './model';
import { useUsers, useUserStats } from './api';
import { userMessages } from './messages';
import { hrefs } from '~/routes';
import { useAddress } from '~/list/useAddress';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { toLoad } from '~/api/reading/reading';
import { useFailureToast } from '~/mutation/useNotify';
import { useListSearch } from '~/list/useListSearch';

const ReviewIdentities = loadable(
  () => import('~/features/kyc/queue/ReviewIdentities'),
  'ReviewIdentities',
  'screen',
);

const noFilters = { search: '' };
const firstPage = { page: 1, pageSize: limits.pageSize.userOverview };

/** Only a list that fails gets a toast, not the statistics. */
function UserOverview() {
  const [, navigate] = useLocation();
  useScreenCommands([{ label: 'Review identities', run: () => navigate(hrefs.reviewIdentities) }]);
  const { filters, setFilters } = useListSearch(noFilters, firstPage.pageSize, { keepsPage: true });
  const users = useUsers(firstPage);
  const stats = useUserStats();
  useFailureToast(users, userMessages.overviewFailed);
  const load = toLoad(users);
  const fallback =
    stats.error && load.status !== 'loading' ? userStatsFallback(loaded(load)?.count) : undefined;
  return (
    <UserManagementScreen
      load={load}
      stats={stats.data ?? fallback}
      search={filters.search}
      onSearchChange={(search) => setFilters({ search }, true)}
    />
  );
}

export function UserManagementPage() {
  const isReview = useAddress().params.get('review') === 'kyc';
  return (
    <ViewNavigation view={isReview ? 'review' : 'overview'}>
      {isReview ? <ReviewIdentities /> : <UserOverview />}
    </ViewNavigation>
  );
}
