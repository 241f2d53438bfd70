import { useEffect, useEffectEvent, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { listPayouts, usePayoutHistory, useWallet } from '../api';
import type { Id, Page, Payout } from '~/api/types';
import { hasUncompared, type ComparedPayouts } from './evidence';
import { cacheKeys, isPayoutList } from '~/features/cacheKeys';
import { checkPayout, noEvidence, settleChecks } from './checks';
import { useIsHere } from '~/ui/time/useIsHere';
import { useHasPassed, useNow } from '~/ui/time/useNow';
import { payoutMessages } from '../messages';
import type { ComparisonProps, PayoutChecking } from './PayoutChecks';
import { useKyc } from '~/features/kyc/api';
import { useCollecting } from '~/list/useCollecting';
import { checkLimitsOf, firm } from '~/lib/firm';
import { useCachedPages, toLoad } from '~/api/reading/reading';
import { failureText } from '~/api/messages';
import { recordOf, readId } from '~/lib/records';
import { whenIdle } from '~/ui/layout/schedule';

const clockMs = 30_000;

/** More payouts than five calls return are compared only when the admin asks for it. */
const mostAhead = 5000;

/** Undefined for a filtered page. */
function totalOf(key: unknown, page: Page<Payout>) {
  if (!Array.isArray(key)) return undefined;
  const { page: number, pageSize, ...filters } = recordOf(key[1]) ?? {};
  if (Object.keys(filters).length > 0) return undefined;
  // A server that sends no count may have cut off a full page.
  const isLast = Number(pageSize) > page.results.length || recordOf(page)?.['isComplete'] === true;
  return {
    count: page.count,
    isWhole: number === 1 && isLast && page.results.length >= page.count,
  };
}

function comparedSoFar(
  pages: readonly { key: unknown; page: Page<Payout> }[],
  ofScreen: readonly Payout[],
): ComparedPayouts | undefined {
  const rows = new Map(
    [...pages.flatMap(({ page }) => page.results), ...ofScreen].map((row) => [readId(row.id), row]),
  );
  const totals = pages.flatMap(({ key, page }) => totalOf(key, page) ?? []);
  return rows.size === 0
    ? undefined
    : {
        rows: [...rows.values()],
        isWhole: totals.some(({ isWhole }) => isWhole),
        count: totals.length === 0 ? undefined : Math.max(...totals.map(({ count }) => count)),
        readAt: Date.now(),
      };
}

function useAllPayouts() {
  const { mutate } = useSWRConfig();
  const { data: all } = useSWR<ComparedPayouts>(cacheKeys.comparedPayouts(), null);
  const keep = (compared: ComparedPayouts) =>
    mutate(cacheKeys.comparedPayouts(), compared, { revalidate: false });
  const { collect, ...collecting } = useCollecting<Payout>();
  const isHere = useIsHere();
  /** If there are more than `most`, only the first page is kept. */
  const compare = async (most = Infinity) => {
    const pages: Page<Payout>[] = [];
    const found = await collect(async (query, signal) => {
      const page = await listPayouts(query, signal);
      pages.push(page);
      if (page.count > most) collecting.cancel();
      return page;
    });
    const [first] = pages;
    // The session may have ended, and its cache with it.
    if (!isHere()) return;
    const readAt = Date.now();
    if (found) {
      const { rows, isWhole, missing } = found;
      await keep({ rows, isWhole, count: rows.length + missing, readAt });
    } else if (first && first.count > most)
      await keep({ rows: first.results, isWhole: false, count: first.count, readAt });
  };
  return { all, keep, compare, ...collecting };
}

/**
 * Compares while the list is open and the page is idle. If that fails, each dialog has a button for
 * it.
 */
export function CompareWhenIdle({ listed }: { listed: readonly Payout[] | undefined }) {
  const { all, keep, compare } = useAllPayouts();
  const cachedPages = useCachedPages<Payout>(isPayoutList);
  const isMissing =
    listed !== undefined && (!all || (all.isWhole && hasUncompared(listed, all.rows)));
  const start = useEffectEvent(() => {
    const read = comparedSoFar(cachedPages(), []);
    void (read?.isWhole ? keep(read) : compare(mostAhead));
  });
  useEffect(() => (isMissing ? whenIdle(() => start()) : undefined), [isMissing]);
  return null;
}

export function useComparison(ofScreen: readonly Payout[] = []): ComparisonProps {
  const { all, compare, progress, failure, cancel } = useAllPayouts();
  const cachedPages = useCachedPages<Payout>(isPayoutList);
  const [soFar] = useState(() => comparedSoFar(cachedPages(), ofScreen));
  return {
    compared: all ?? soFar,
    now: useNow(clockMs),
    comparing: progress,
    failure: failure && (failureText(payoutMessages.listFailed, failure.error) ?? ''),
    onCompare: () => void compare(),
    onCancelComparing: cancel,
  };
}

export interface CheckedOptions {
  payout: Payout;
  userId: Id | undefined;
  isReading?: boolean;
  ofScreen?: readonly Payout[];
}

/** The three calls run at the same time. If one fails, the decision doesn't wait for it. */
export const useEvidence = (userId: Id | undefined, payout: Payout) => ({
  kyc: toLoad(useKyc(userId)),
  wallet: toLoad(useWallet(userId)),
  history: toLoad(usePayoutHistory(userId, payout)),
});

export function usePayoutChecks({
  payout,
  userId,
  isReading = true,
  ofScreen,
}: CheckedOptions): PayoutChecking {
  const evidence = useEvidence(isReading ? userId : undefined, payout);
  const comparison = useComparison(ofScreen);
  const limits = checkLimitsOf(firm().checks);
  const hasWaited = useHasPassed(limits.waitSeconds * 1000, `${payout.id} ${userId ?? ''}`);
  const checks = checkPayout({
    payout,
    userId,
    ...(userId === undefined ? noEvidence : evidence),
    compared: comparison.compared,
    limits,
  });
  return { checks: hasWaited ? settleChecks(checks, limits) : checks, ...comparison };
}
