import { loadable } from '../../components/loadable';
import { useAddress } from '../address/useAddress';
import { ViewNavigation } from '../address/ViewNavigation';
import { payoutsSource } from '../../hooks/payouts/usePayouts';
import { PayoutList } from './PayoutList';
import type { FirstRead } from '../address/routeProps';

const ReviewPayouts = loadable(() => import('./ReviewPayouts').then((module) => module.ReviewPayouts));
const DecisionJournal = loadable(() => import('./DecisionJournal').then((module) => module.DecisionJournal));

const views = { list: PayoutList, review: ReviewPayouts, journal: DecisionJournal } as const;

function readView(params: URLSearchParams): keyof typeof views {
  if (params.has('review')) return 'review';
  return params.get('view') === 'journal' ? 'journal' : 'list';
}

export const firstRead: FirstRead = ({ page }) => page && payoutsSource(page);

/** The list, the review run and the decision journal: one address with three views. */
export function PayoutsRoute() {
  const view = readView(useAddress().params);
  const View = views[view];
  return (
    <ViewNavigation view={view}>
      <View />
    </ViewNavigation>
  );
}
