import { loadable } from '../../../ui/loadable';
import { useAddress } from '../../../list/useAddress';
import { ViewNavigation } from '../../../ui/layout/Page';
import { payoutsSource } from './usePayouts';
import { PayoutList } from './PayoutList';
import type { FirstRead } from '../../../api/reading/routeProps';

const ReviewPayouts = loadable(() =>
  import('../review/ReviewPayouts').then((module) => module.ReviewPayouts),
);
const DecisionJournal = loadable(() =>
  import('../journal/DecisionJournal').then((module) => module.DecisionJournal),
);

const views = { list: PayoutList, review: ReviewPayouts, journal: DecisionJournal } as const;

function readView(params: URLSearchParams): keyof typeof views {
  if (params.has('review')) return 'review';
  return params.get('view') === 'journal' ? 'journal' : 'list';
}

export const firstRead: FirstRead = ({ page }) => page && payoutsSource(page);

/** The list, the review run and the decision journal: one address with three views. */
export function PayoutsPage() {
  const view = readView(useAddress().params);
  const View = views[view];
  return (
    <ViewNavigation view={view}>
      <View />
    </ViewNavigation>
  );
}
