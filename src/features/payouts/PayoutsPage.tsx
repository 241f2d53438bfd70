import { payoutList, findPayout, payoutsSource } from './api';
import type { Page, Payout } from '~/api/types';
import { cacheKeys } from '~/features/cacheKeys';
import { useReading, type FirstRead } from '~/api/reading/reading';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { payoutFields } from './payoutsTable';
import {
  beginReview,
  beginReviewOf,
  endReview,
  readReview,
  reviewProgress,
  useReview,
  type ReviewProgress,
} from './review/reviewQueue';
import { placeText } from '~/list/review/review';
import { limits } from '~/lib/limits';
import { isRecord, isSameId, readId } from '~/lib/records';
import type { View } from '~/lib/views';
import { noPayoutFilters, payoutQuery, type PayoutFilters, isPending } from './model';
import { useNow } from '~/ui/time/useNow';
import {
  linkedPayoutMessages,
  payoutMessages,
  replaceReviewMessages,
  reviewListMessages,
} from './messages';
import { PayoutsScreen } from './PayoutsScreen';
import { useAddress, type NavigateOptions } from '~/list/useAddress';
import { useConfirm } from '~/mutation/confirm';
import { useList, type Wanted } from '~/list/useList';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { useNotify } from '~/mutation/useNotify';
import { loadable } from '~/ui/loadable';
import { ViewNavigation } from '~/ui/layout/Page';

const DecidePayout = loadable(() => import('./decision/DecidePayout'), 'DecidePayout');

const CompareWhenIdle = loadable(() => import('./decision/DecidePayout'), 'CompareWhenIdle');

const builtInViews: readonly View[] = [
  { id: 'pending', name: 'Pending payouts', query: 'status=pending', isBuiltIn: true },
];

const linkParams = ['payout', 'payout_day', 'payout_amount'];

/**
 * The open payout is in the address, so that Back closes it and a reload or link opens it again.
 */
function useOpenedPayout(data: Page<Payout> | undefined) {
  const { params, setParams } = useAddress();
  const notify = useNotify();
  const id = params.get('payout');
  const [opened, setOpened] = useState<Payout>();
  const isClosing = useRef(false);
  const isOpened = opened !== undefined && isSameId(opened.id, id);
  const listed = data?.results.find((row) => isSameId(row.id, id));
  const isElsewhere = id !== null && !isOpened && data !== undefined && !listed;
  const [day, amount] = [params.get('payout_day'), params.get('payout_amount')];
  // For a payout that a link names but the page doesn't have. `data` is null if it isn't found.
  const search = useReading(
    isElsewhere
      ? {
          key: cacheKeys.linkedPayout(id, day, amount),
          read: async () => {
            const payout = { id, created_at: day, price_amount: amount } as Payout;
            return (await findPayout(payout, payoutList())) ?? null;
          },
        }
      : null,
  );
  const found = listed ?? (isElsewhere ? search.data : undefined);
  if (found && !isOpened) setOpened(found);

  const go = (wanted: string | undefined, options: NavigateOptions) =>
    setParams((next) => {
      for (const name of linkParams) next.delete(name);
      if (wanted !== undefined) next.set('payout', wanted);
    }, options);
  const isLost = isElsewhere && search.data === null && !search.isValidating;
  const reportLost = useEffectEvent(() => {
    if (id !== null) notify.warning(linkedPayoutMessages.notFound(id));
    go(undefined, { replace: true });
  });
  useEffect(() => {
    isClosing.current = false;
    if (isLost) reportLost();
  }, [isLost, id]);
  return {
    opened: isOpened ? opened : undefined,
    linked: isElsewhere && !isLost ? { id, error: search.error, retry: search.retry } : undefined,
    open: (payout: Payout) => {
      const wanted = readId(payout.id);
      if (wanted === undefined || isClosing.current) return;
      setOpened(payout);
      go(wanted, { state: { isPayoutOpened: true } });
    },
    close: () => {
      // Going back takes a moment, and a second call would go back twice.
      if (isClosing.current) return;
      isClosing.current = true;
      // Opening the dialog added this history entry. Removing it keeps Back from leading into a
      // closed dialog.
      if (isRecord(history.state) && 'isPayoutOpened' in history.state) history.back();
      else go(undefined, { replace: true });
    },
  };
}

/** Asks before an unfinished run that has decisions is replaced (R136). */
function useReviewStart(review: ReviewProgress | undefined) {
  const confirm = useConfirm();
  return (begin: () => void) => {
    const { decided, unmade, count } = review ?? { decided: 0, unmade: 0, count: 0 };
    // A decision with an unknown outcome was sent, too.
    if (decided + unmade === 0 || decided === count) {
      begin();
      return;
    }
    confirm({
      title: replaceReviewMessages.title,
      question: replaceReviewMessages.question(decided, count - decided - unmade, unmade),
      consequence: replaceReviewMessages.consequence,
      cancelLabel: 'Keep review',
      confirmLabel: 'Start new review',
      onConfirm: begin,
    });
  };
}

function PayoutList() {
  const now = useNow(60_000);
  const { setParams } = useAddress();
  const review = reviewProgress(useReview());
  const startReview = useReviewStart(review);
  const enterReview = () =>
    setParams((next) => next.set('review', placeText(readReview()?.place ?? 'list')));
  const queryOf = ({ filters, page, pageSize }: Wanted<PayoutFilters>) => ({
    ...payoutQuery(filters, now),
    page,
    pageSize,
  });
  const { props, ...list } = useList({
    noFilters: noPayoutFilters,
    // The same as for a wallet's history.
    pageSize: limits.pageSize.walletHistory,
    words: { one: 'payout', many: 'payouts' },
    source: (wanted: Wanted<PayoutFilters>) => payoutsSource(queryOf(wanted)),
    failed: payoutMessages.listFailed,
    builtInViews,
    fields: payoutFields,
    act: {
      label: 'Review selected',
      isFor: isPending,
      note: reviewListMessages.pendingOf,
      onAct: (payouts) =>
        startReview(() => {
          beginReviewOf(payouts);
          enterReview();
        }),
    },
  });
  const { opened, linked, open, close } = useOpenedPayout(
    list.isPlaceholder ? undefined : list.data,
  );
  const reviewPending = () =>
    startReview(() => {
      beginReview(payoutQuery(props.filters, now));
      enterReview();
    });
  useEffect(() => DecidePayout.prepare(), []);
  useScreenCommands([{ label: 'Review pending payouts', run: reviewPending }]);
  return (
    <>
      <PayoutsScreen
        {...props}
        review={review}
        linked={linked && { id: linked.id, onRetry: linked.error && linked.retry }}
        onOpen={open}
        onReview={reviewPending}
        onResume={enterReview}
        onDiscard={endReview}
      />
      <CompareWhenIdle isQuiet listed={list.data?.results} />
      {opened && (
        <DecidePayout
          key={readId(opened.id)}
          payout={opened}
          source={payoutList(queryOf(props))}
          userId={readId(opened.user?.id)}
          read={list.data?.results}
          onClose={close}
        />
      )}
    </>
  );
}

const ReviewPayouts = loadable(() => import('./review/ReviewPayouts'), 'ReviewPayouts', 'screen');
const DecisionJournal = loadable(
  () => import('./journal/DecisionJournal'),
  'DecisionJournal',
  'screen',
);

const views = { list: PayoutList, review: ReviewPayouts, journal: DecisionJournal } as const;

function readView(params: URLSearchParams): keyof typeof views {
  if (params.has('review')) return 'review';
  return params.get('view') === 'journal' ? 'journal' : 'list';
}

export const firstRead: FirstRead = ({ page }) => page && payoutsSource(page);

export function PayoutsPage() {
  const view = readView(useAddress().params);
  const View = views[view];
  return (
    <ViewNavigation view={view}>
      <View />
    </ViewNavigation>
  );
}
