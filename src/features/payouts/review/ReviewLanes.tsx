import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '~/api/http/errors';
import type { Payout } from '~/api/types';
import { ownerId } from '../model';
import { checkPayout, noEvidence, type Check, type CheckSources } from '../checks/checks';
import { hasUncompared, type ComparedPayouts } from '../checks/evidence';
import { readId } from '~/lib/records';
import type { Load } from '~/lib/load';
import { cachedData, prefetch, type Source } from '~/api/reading/prefetch';
import { walletSource, payoutHistorySource, listPayouts } from '../api';
import { arrange, laneRows } from './lanes';
import { addToReview, noteReview, useReview, type ReviewRun } from './reviewQueue';
import { PayoutLanesScreen, type PayoutLanesScreenProps } from './PayoutLanesScreen';
import { useComparison } from '../checks/usePayoutChecks';
import { kycSource } from '~/features/kyc/api';
import { firm } from '~/lib/firm';
import { limits } from '~/lib/limits';
import type { Collected } from '~/api/http/allPages';
import { failureText } from '~/api/messages';
import { useCollectingOf } from '~/list/useCollecting';
import { useFailureToast, useNotify } from '~/mutation/useNotify';
import { payoutMessages, reviewListMessages } from '../messages';

export function useReviewReading(onEnd: (found: Collected<Payout>) => void) {
  const run = useReview();
  return useCollectingOf<Payout>(run?.isRead === false ? 'review' : undefined, async (collect) => {
    const found = await collect(
      (page, signal) => listPayouts({ ...run?.filters, ...page, status: 'pending' }, signal),
      { onPage: addToReview },
    );
    if (!found) return;
    noteReview({ isRead: true });
    onEnd(found);
  });
}

/** After so many payouts of which nothing could be read, the next ones would fail, too. */
const mostFailures = 8;

type Loads = Pick<CheckSources, 'kyc' | 'wallet' | 'history'>;

const waiting: Load<never> = { status: 'loading' };
const unread: Loads = { kyc: waiting, wallet: waiting, history: waiting };

async function readSource<T>(source: Source<T>): Promise<Load<T>> {
  const failure = await prefetch(source, true);
  const data = cachedData(source);
  if (data !== undefined) return { status: 'ready', data };
  return failure instanceof ApiError && failure.status === 403
    ? { status: 'forbidden' }
    : { status: 'failed', onRetry: () => undefined };
}

async function readLoads(payout: Payout): Promise<Loads> {
  const userId = ownerId(payout);
  if (userId === undefined) return noEvidence;
  return {
    kyc: await readSource(kycSource(userId)),
    wallet: await readSource(walletSource(userId)),
    history: await readSource(payoutHistorySource(userId, payout)),
  };
}

const failuresOf = ({ kyc, wallet, history }: Loads) =>
  [kyc, wallet, history].filter((load) => load?.status === 'failed').length;

const keyOf = ({ id }: Payout) => readId(id) ?? '';

export function useLaneChecks(payouts: readonly Payout[], compared: ComparedPayouts | undefined) {
  const [loads, setLoads] = useState<ReadonlyMap<string, Loads>>(new Map());
  const [isStopped, setIsStopped] = useState(false);
  const [memo] = useState(
    () =>
      new Map<
        string,
        { loads: Loads; compared: ComparedPayouts | undefined; checks: readonly Check[] }
      >(),
  );
  const failuresInARow = useRef(0);
  const isRunning = !isStopped && payouts.some((payout) => !loads.has(keyOf(payout)));
  const nextOnes = useEffectEvent((taken: ReadonlySet<string>) =>
    payouts
      .filter((payout) => !loads.has(keyOf(payout)) && !taken.has(keyOf(payout)))
      // Each has one running call.
      .slice(0, limits.concurrency),
  );
  useEffect(() => {
    if (!isRunning) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const taken = new Set<string>();
    const readNext = async () => {
      const next = nextOnes(taken);
      for (const payout of next) taken.add(keyOf(payout));
      const found = await Promise.all(
        next.map(async (payout) => [keyOf(payout), await readLoads(payout)] as const),
      );
      if (signal.aborted || found.length === 0) return;
      for (const [, ofPayout] of found)
        failuresInARow.current = failuresOf(ofPayout) === 3 ? failuresInARow.current + 1 : 0;
      if (failuresInARow.current >= mostFailures) setIsStopped(true);
      setLoads((now) => new Map([...now, ...found]));
    };
    const go = async () => {
      // In a new task, so that React shows the latest results before the next sources are
      // requested.
      for (; !signal.aborted; await new Promise((resolve) => setTimeout(resolve))) await readNext();
    };
    void go();
    return () => controller.abort();
  }, [isRunning]);

  const checksOf = (payout: Payout): readonly Check[] => {
    const key = keyOf(payout);
    const ofPayout = loads.get(key) ?? unread;
    const known = memo.get(key);
    if (known?.loads === ofPayout && known.compared === compared) return known.checks;
    const checks = checkPayout({
      payout,
      userId: ownerId(payout),
      ...ofPayout,
      compared,
      limits: firm().checks,
    });
    memo.set(key, { loads: ofPayout, compared, checks });
    return checks;
  };
  const read = payouts.flatMap((payout) => loads.get(keyOf(payout)) ?? []);
  return {
    checksOf,
    checked: read.length,
    failed: read.filter(failuresOf).length,
    isStopped: isStopped && read.length < payouts.length,
    onStop: () => setIsStopped(true),
    onResume: () => {
      failuresInARow.current = 0;
      setLoads((now) => new Map([...now].filter(([, ofPayout]) => failuresOf(ofPayout) === 0)));
      setIsStopped(false);
    },
  };
}

interface ReviewLanesProps extends Pick<PayoutLanesScreenProps, 'listHref' | 'onLeave'> {
  run: ReviewRun;
  onStart: (chosen: readonly Payout[]) => void;
}

export function ReviewLanes({ run, onStart, ...screen }: ReviewLanesProps) {
  const { isRead, ticks, arrangement } = run;
  const payouts = run.queue.map(({ payout }) => payout);
  const notify = useNotify();
  const {
    progress,
    error: failure,
    tryAgain,
  } = useReviewReading(({ rows, missing, isWhole }) => {
    if (rows.length > 0 && !isWhole)
      notify.info(reviewListMessages.incomplete(rows.length, missing));
  });
  const isForbidden = failure?.status === 403;
  // The screen itself shows any other failure.
  useFailureToast(isForbidden ? { error: failure } : {}, payoutMessages.listFailed);
  const arranged = arrange(payouts, arrangement);
  const comparison = useComparison(payouts);
  const { compared, onCompare } = comparison;
  const { checksOf, ...checking } = useLaneChecks(arranged, compared);
  const compareAll = useEffectEvent(() => {
    const isUpToDate = compared?.isWhole === true && !hasUncompared(payouts, compared.rows);
    if (payouts.length > 0 && !isUpToDate) onCompare();
  });
  useEffect(() => {
    if (isRead) compareAll();
  }, [isRead]);
  const lanes = laneRows(
    arranged.map((payout) => ({
      payout,
      checks: checksOf(payout),
      choice: ticks[keyOf(payout)],
    })),
  );
  return (
    <PayoutLanesScreen
      {...screen}
      {...{ lanes, isRead, isForbidden, checking, comparison, arrangement }}
      reading={{
        progress,
        failure: failure && (failureText(payoutMessages.listFailed, failure) ?? ''),
        reason: failure,
        onTryAgain: tryAgain,
      }}
      onArrange={(wanted) => noteReview({ arrangement: wanted })}
      onTick={(some, isTicked) =>
        noteReview({
          ticks: {
            ...ticks,
            ...Object.fromEntries(some.map((payout) => [keyOf(payout), isTicked])),
          },
        })
      }
      onStart={() =>
        onStart(
          lanes
            .flatMap(({ rows }) => rows)
            .filter(({ isTicked }) => isTicked)
            .map(({ payout }) => payout),
        )
      }
    />
  );
}
