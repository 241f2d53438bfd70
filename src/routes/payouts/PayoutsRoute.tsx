import { useContext, useState } from 'react';
import { NavigationCount } from '../../components/layout/Page';
import { loadable } from '../../components/loadable';
import { useAddress } from '../useAddress';
import { PayoutList } from './PayoutList';

const ReviewPayouts = loadable(() => import('./ReviewPayouts').then((module) => module.ReviewPayouts));
const DecisionJournal = loadable(() => import('./DecisionJournal').then((module) => module.DecisionJournal));

const views = { list: PayoutList, review: ReviewPayouts, journal: DecisionJournal } as const;

function readView(params: URLSearchParams): keyof typeof views {
  if (params.has('review')) return 'review';
  return params.get('view') === 'journal' ? 'journal' : 'list';
}

/** The list, the review run and the decision journal: one address with three views. Going from one to another counts as a navigation: its heading takes the focus. */
export function PayoutsRoute() {
  const view = readView(useAddress().params);
  const navigations = useContext(NavigationCount);
  const [shown, setShown] = useState({ view, count: 0 });
  if (shown.view !== view) setShown({ view, count: shown.count + 1 });
  const View = views[view];
  return (
    <NavigationCount value={navigations + shown.count}>
      <View />
    </NavigationCount>
  );
}
