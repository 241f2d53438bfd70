import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '~/api/http/errors';
import { generalMessages } from '~/api/messages';
import type { Id, Page, Payout, Transaction } from '~/api/types';
import { inBackground, useCachedPages } from '~/api/reading/reading';
import { isOutcomeUnknown } from '~/lib/outcome';
import { useMutation } from '~/mutation/useMutation';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import {
  cacheKeys,
  isPayoutList,
  isPendingPayoutList,
  isTransactionList,
  isWallet,
} from '~/features/cacheKeys';
import { isRecord, isSameId, readId } from '~/lib/records';
import {
  findPayout,
  pendingPayoutsSource,
  sendDecision,
  type PayoutPageQuery,
  type PayoutSource,
} from '../api';
import { type JournalAside, noteDecision, noteSettled } from './journalStore';
import { payoutMessages } from '../messages';
import {
  isPending,
  payeeAndAmount,
  type PayoutDecision,
  wasDecidedAs,
  type DecisionRecord,
} from '../model';
import {
  acknowledge,
  changedState,
  endedState,
  isHeldBack,
  openState,
  payoutChanges,
  rereadState,
  sentState,
  type DecisionState,
  type DecisionStep,
  type SettledState,
} from './decision';
import { currentOwner, hasOwnerChanged } from '~/lib/storage/store';

type Noted = ReturnType<typeof noteDecision>;

interface Wanted {
  payout: Payout;
  decision: PayoutDecision;
  owner: string | undefined;
  skipRecheck: boolean;
  aside: JournalAside | undefined;
}

class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(readonly state: SettledState<Payout>) {
    super('The decision was not sent');
  }
}

/** Throws unless the payout still is as it was when it was opened. */
async function recheck({ payout, decision }: Wanted, source: PayoutSource): Promise<Payout> {
  const unread = (failure?: ApiError) =>
    new NotSent({ kind: 'unread', payout, failure, decision, isAcknowledged: false });
  const now = await findPayout(payout, source).catch((cause: unknown) => {
    throw cause instanceof ApiError ? unread(cause) : cause;
  });
  if (!now) throw unread();
  const changes = payoutChanges(payout, now);
  if (changes.length > 0 || !isPending(now)) throw new NotSent(changedState(now, changes));
  return now;
}

/**
 * Decisions that are being sent, over all screens (promises 1 and 2). `end` resolves with undefined
 * if another admin has signed in.
 */
const underWay = new Map<
  string,
  { wanted: Wanted; end: Promise<SettledState<Payout> | undefined> }
>();

const hasRows = (data: unknown): data is Page<Transaction> =>
  isRecord(data) && Array.isArray(data['results']);

const withStatus = (data: unknown, id: Id, status: PayoutDecision) =>
  hasRows(data)
    ? {
        ...data,
        results: data.results.map((row) => (isSameId(row.id, id) ? { ...row, status } : row)),
      }
    : data;

/** The pages of one list have the same filters. */
function listOf(key: unknown): string {
  const { page: _page, pageSize: _size, ...filters } = (key as [string, PayoutPageQuery])[1];
  return JSON.stringify(filters);
}

/** Counts one less even if the page doesn't have the row. */
const withoutOne = (data: unknown, id: Id) =>
  hasRows(data)
    ? {
        ...data,
        count: data.count - 1,
        results: data.results.filter((row) => !isSameId(row.id, id)),
      }
    : data;

export const aboutPayout = ({ id }: Payout): string => `payout ${String(id)}`;

const isListOfPayouts = (key: unknown) => isPayoutList(key) || isTransactionList(key);

const stale = [isListOfPayouts, isWallet, cacheKeys.users.stats(), cacheKeys.dashboard()];

export interface DecisionOptions {
  opened: Payout;
  source: PayoutSource;
  record?: DecisionRecord;
  isRun?: boolean;
  /** Called when a decision is sent and when it has ended, even after the screen is gone. */
  onRecord?: (record: DecisionRecord, payout: Payout) => void;
  reply?: ((payout: Payout, reason: string | undefined) => (() => void) | undefined) | undefined;
  onSuccess?: () => void;
}

/** Sends one decision. The row shows the new status once the server has confirmed it. */
function useSending(
  { source, isRun = false, reply, onRecord, onSuccess }: DecisionOptions,
  onStep: (step: DecisionStep, decision: PayoutDecision) => void,
) {
  const { mutate } = useSWRConfig();
  const cachedPages = useCachedPages<Payout>(isPendingPayoutList);
  /** The pages of all pending payouts, and of each list that has this one on a cached page. */
  const isOfListWith = (id: Id) => {
    const pages = cachedPages().filter(({ page }) =>
      page.results.some((row) => isSameId(row.id, id)),
    );
    const lists = [pendingPayoutsSource.key, ...pages.map(({ key }) => key)].map(listOf);
    return (key: unknown) => isPendingPayoutList(key) && lists.includes(listOf(key));
  };
  /** Notes the outcome first, because the reading may be slow or fail. */
  const settleByReading = async (
    { payout, decision }: Wanted,
    { settle }: Noted,
    outcome: Pick<DecisionRecord, 'outcome' | 'words'>,
  ) => {
    onStep('settling', decision);
    settle({ ...outcome, after: '' });
    const read = await findPayout(payout, source).catch(() => undefined);
    return { read, record: settle({ ...outcome, after: read?.status ?? '' }) };
  };
  return useMutation<[Wanted, onEnd: (end: SettledState<Payout>) => void], string, Noted>({
    about: ({ payout }) => aboutPayout(payout),
    before: async (wanted) => {
      const now = wanted.skipRecheck ? wanted.payout : await recheck(wanted, source);
      if (hasOwnerChanged(wanted.owner)) throw new Error('Another admin has signed in');
      return noteDecision(now, wanted.decision, wanted.aside);
    },
    send: async (wanted, onEnd, noted) => {
      const { payout, decision } = wanted;
      onStep('sending', decision);
      onRecord?.(noted.record, payout);
      const message = await sendDecision[decision](payout.id).catch(async (cause: unknown) => {
        if (!(cause instanceof ApiError)) onEnd(sentState(payout, noted.record, undefined));
        else if (!isOutcomeUnknown(cause)) {
          const refused = { outcome: 'refused', words: cause.serverMessage ?? '' } as const;
          const { record, read } = await settleByReading(wanted, noted, refused);
          onEnd(sentState(payout, record, read));
        }
        throw cause;
      });
      const words = message ?? '';
      const record = noted.settle({ outcome: 'done', after: decision, words });
      onEnd(sentState(payout, record, { ...payout, status: decision }));
      return words;
    },
    findResult: async (wanted, onEnd, noted) => {
      const { payout, decision } = wanted;
      const unknown = { outcome: 'unknown', words: '' } as const;
      const { record, read } = await settleByReading(wanted, noted, unknown);
      const isMade = read !== undefined && wasDecidedAs(decision, read.status);
      const words = generalMessages.foundDone(payoutMessages.decided(decision, undefined));
      const last = isMade ? noted.settle({ outcome: 'done', after: decision, words }) : record;
      onEnd(sentState(payout, last, read));
      if (!read) throw new Error('The payout could not be read again');
      return isMade ? '' : undefined;
    },
    // The notice says that a lost decision may still arrive, and reads the payout again on request.
    checksLater: false,
    updateCache: async (_words, { payout: { id }, decision }) => {
      const withoutReading = { revalidate: false };
      // In a list that is shown, the row stays under the pointer (R478). A run shows none, and
      // leads back to one whose rows would move up once it is read.
      await mutate(
        isRun ? isOfListWith(id) : pendingPayoutsSource.key,
        (page: unknown) => withoutOne(page, id),
        withoutReading,
      );
      await mutate(
        isListOfPayouts,
        (data: unknown) => withStatus(data, id, decision),
        withoutReading,
      );
    },
    invalidates: () => stale,
    succeeded: (words, { payout, decision, aside }) => {
      const onAct = reply?.(payout, aside?.reason);
      return {
        text: payoutMessages.decided(decision, words || undefined),
        detail: payeeAndAmount(payout),
        action: onAct && { label: 'Reply in ticket', onAct },
      };
    },
    failed: payoutMessages.decideFailed,
    onSuccess,
    onConflict: (cause, { payout }, onEnd) => {
      if (!(cause instanceof NotSent)) return false;
      onEnd(endedState(payout, cause.state));
      if (cause.state.kind === 'changed') inBackground(...stale.map((one) => mutate(one)));
      return true;
    },
  });
}

export function usePayoutDecision(options: DecisionOptions) {
  const { opened, source, record: latest, isRun = false, onRecord, onSuccess } = options;
  const [state, setState] = useState<DecisionState<Payout>>(() => openState(opened, latest));
  const step = (to: DecisionStep, decision?: PayoutDecision) =>
    setState((now) => ({ ...now, progress: { step: to, decision } }));
  const stop = () => setState((now) => ({ ...now, progress: undefined }));
  const end = (next: SettledState<Payout>) => {
    setState(next);
    if ('record' in next) onRecord?.(next.record, next.payout);
  };
  const sending = useSending(options, step);
  const decide = async (wanted: Wanted): Promise<SettledState<Payout> | undefined> => {
    let ended: SettledState<Payout> | undefined;
    await sending.run(wanted, (next) => {
      if (hasOwnerChanged(wanted.owner)) return;
      ended = next;
      end(next);
    });
    return ended;
  };
  /**
   * Sends once, if the payout still is as it was when it was opened (promise 1). If the same
   * decision is already under way on another screen, has its end; if another one is, says so.
   */
  const { act: run } = useOneAtATime(
    async (decision: PayoutDecision, skipRecheck?: boolean, aside?: JournalAside) => {
      const isSkipped = skipRecheck === true && state.kind === 'unread';
      if (isHeldBack(isSkipped ? acknowledge(state) : state, isRun)) return;
      const { payout } = state;
      const owner = currentOwner();
      const id = readId(payout.id) ?? '';
      const other = underWay.get(id);
      if (other && (other.wanted.decision !== decision || other.wanted.owner !== owner)) {
        end({ kind: 'busy', payout, running: other.wanted.decision });
        return;
      }
      step('checking', decision);
      try {
        if (other) {
          const ended = await other.end;
          if (ended) end(endedState(payout, ended));
          if (ended?.kind === 'done') onSuccess?.();
          return;
        }
        const wanted = {
          payout,
          decision,
          owner,
          skipRecheck: isSkipped && isPending(payout),
          aside,
        };
        const ending = decide(wanted).finally(() => underWay.delete(id));
        underWay.set(id, { wanted, end: ending });
        await ending;
      } finally {
        stop();
      }
    },
  );
  /** For a decision that is running elsewhere or had no clear response. Resolves if it was made. */
  const { act: readAgain } = useOneAtATime(async () => {
    if (state.progress || (state.kind !== 'busy' && !('record' in state))) return undefined;
    const owner = currentOwner();
    step('settling');
    try {
      const now = await findPayout(state.payout, source);
      if (now && !hasOwnerChanged(owner)) noteSettled(now);
      if (!now) return undefined;
      const next = rereadState(state, now, latest);
      end(next);
      return next.kind === 'done' ? next.record : undefined;
    } finally {
      stop();
    }
  });
  return { state, run, acknowledge: () => setState(acknowledge), readAgain };
}
