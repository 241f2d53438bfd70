import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../../api/http/errors';
import { once, running } from '../../../api/http/inFlight';
import type { Page } from '../../../api/http/page';
import { findPayout } from '../findPayout';
import { sendDecision, type PayoutSource } from '../api';
import type { Id, Payout, Transaction } from '../../../api/types';
import { payoutChanges } from './changes';
import {
  changedState,
  endedState,
  isClosed,
  acknowledge,
  openState,
  rereadState,
  sentState,
  settledState,
  stepOf,
  stepState,
  type DecisionState,
  type DecisionStep,
  type SettledState,
} from './decision';
import { payoutDecisions, wasDecidedAs, type DecisionRecord } from '../journal/decisionRecord';
import { isSameId, readId } from '../../../lib/ids';
import { isRecord } from '../../../lib/records';
import type { JournalAside } from '../journal/journal';
import { payoutCan, type PayoutDecision } from '../wallet/transactions';
import { isPayoutList, isTransactionList, isWallet, cacheKeys } from '../../cacheKeys';
import { noteAsked } from '../../../api/reading/prefetch';
import { inBackground } from '../../../api/reading/reading';
import { sendOrFind, UnknownOutcome } from '../../../mutation/sendOrFind';
import { payoutMessages } from '../messages';
import { generalMessages } from '../../../api/messages';
import { currentOwner, isAnothersNow } from '../../../lib/storage/owned';
import { useOneAtATime } from '../../../mutation/useOneAtATime';
import { noteDecision, noteSettled } from '../journal/journalStore';

const hasRows = (data: unknown): data is Page<Transaction> =>
  isRecord(data) && Array.isArray(data['results']);

/** The page with the payout's new status, if the payout is on it. */
const withStatus = (data: unknown, id: Id, status: PayoutDecision) =>
  hasRows(data)
    ? {
        ...data,
        results: data.results.map((row) => (isSameId(row.id, id) ? { ...row, status } : row)),
      }
    : data;

const isListOfPayouts = (key: unknown) => isPayoutList(key) || isTransactionList(key);

interface Deciding {
  opened: Payout;
  decision: PayoutDecision;
  /** The admin who asked for it. */
  owner: string | undefined;
  source: PayoutSource;
  /**
   * It could not be read just before, and the admin decides all the same. The server's own check
   * protects.
   */
  skipRecheck: boolean;
  aside: JournalAside | undefined;
  onStep: (step: DecisionStep) => void;
  onSent: (record: DecisionRecord) => void;
}

interface Ended {
  state: SettledState<Payout>;
  /** The server said no, or its answer was lost. */
  error?: ApiError | UnknownOutcome;
}

/** The payout just before it is decided, or why nothing may be sent. */
async function readBefore({
  opened,
  decision,
  source,
  skipRecheck,
}: Deciding): Promise<{ now: Payout } | Ended> {
  if (skipRecheck && payoutCan[decision](opened)) return { now: opened };
  const unread = (failure?: ApiError): Ended => ({
    state: { kind: 'unread', payout: opened, failure, decision, isAcknowledged: false },
  });
  try {
    const now = await findPayout(opened, source);
    if (!now) return unread();
    const changes = payoutChanges(opened, now);
    return changes.length > 0 || !payoutCan[decision](now)
      ? { state: changedState(now, changes) }
      : { now };
  } catch (error) {
    if (error instanceof ApiError) return unread(error);
    throw error;
  }
}

/**
 * Reads, compares, sends. The journal has the decision before it leaves. Resolves with undefined,
 * and sends nothing, if another admin has signed in meanwhile.
 */
async function decideOnce(asked: Deciding): Promise<Ended | undefined> {
  const { opened, decision, owner, source, aside, onStep, onSent } = asked;
  const before = await readBefore(asked);
  if ('state' in before) return before;
  if (isAnothersNow(owner)) return undefined;
  onStep('sending');
  const { record, settle } = noteDecision(before.now, decision, aside);
  onSent(record);
  let read: Payout | undefined;
  /** Noted before the list is read: that reading may take long, or fail. */
  const readAfter = async (what: Pick<DecisionRecord, 'outcome' | 'words'>) => {
    onStep('settling');
    const noted = settle({ ...what, after: '' });
    read = await findPayout(opened, source).catch(() => undefined);
    return read ? settle({ ...what, after: read.status }) : noted;
  };
  let noted = record;
  const find = async () => {
    noted = await readAfter({ outcome: 'unknown', words: '' });
    if (!read) throw new Error('The payout could not be read again');
    return wasDecidedAs(decision, read.status) ? '' : undefined;
  };
  try {
    const { result, isFound } = await sendOrFind(
      async () => (await sendDecision[decision](opened.id)) ?? '',
      find,
      {
        checksLater: false,
      },
    );
    const words = isFound
      ? generalMessages.foundDone(payoutMessages.decided(decision, undefined))
      : result;
    return {
      state: sentState(
        opened,
        settle({ outcome: 'done', after: decision, words }),
        read ?? { ...opened, status: decision },
      ),
    };
  } catch (error) {
    if (error instanceof UnknownOutcome)
      return { state: sentState(opened, noted, undefined), error };
    if (!(error instanceof ApiError)) throw error;
    // `find` has read the list already if no answer came.
    if (!read) noted = await readAfter({ outcome: 'refused', words: error.serverMessage ?? '' });
    return { state: sentState(opened, noted, read), error };
  }
}

/**
 * Only one decision about a payout at a time, wherever in the console it is asked for (promises 1
 * and 2). If the same admin asks for the same decision again, they get its end. Anybody else is
 * told that a decision is under way: its end does not answer what they asked for.
 */
function decideAlone(asked: Deciding): Promise<Ended | undefined> {
  const { opened, decision, owner } = asked;
  const keyOf = (one: PayoutDecision) => `decide payout ${readId(opened.id) ?? ''} ${one}`;
  const ownKey = `${keyOf(decision)} for ${owner ?? ''}`;
  const other = payoutDecisions.find((one) => running(keyOf(one)) !== undefined);
  if (other && running(ownKey) === undefined)
    return Promise.resolve({ state: { kind: 'busy', payout: opened, running: other } });
  return once(keyOf(decision), () => once(ownKey, () => decideOnce(asked)));
}

export interface DecisionOptions {
  /** The payout as it was opened. What the list says afterwards doesn't change it. */
  opened: Payout;
  /** Where it is read again just before it is decided. */
  source: PayoutSource;
  /** The latest decision about it in this review run. */
  record?: DecisionRecord;
  /** One payout after the other, by keyboard. */
  isRun?: boolean;
  /**
   * A decision leaves or has ended, with the payout as it is known then. Also called when the
   * screen is gone.
   */
  onRecord?: (record: DecisionRecord, payout: Payout) => void;
  /**
   * When the lists and sums are read again after a decision; at once by default. What is gone from
   * the screen by then isn't read.
   */
  later?: (read: () => void) => void;
}

export interface PayoutDecisions {
  state: DecisionState<Payout>;
  /**
   * Approves or rejects the payout if it still is as it was opened: one request, however often a
   * button is pressed (promise 1). `skipRecheck` sends it although it could not be read again. The
   * journal keeps `aside` with it. Resolves with the record if it was made, also if that was found
   * only by reading again. Rejects with an ApiError if it was not, or with an UnknownOutcome.
   * Resolves with undefined if nothing was sent, or if another admin has signed in meanwhile.
   */
  decide: (
    decision: PayoutDecision,
    skipRecheck?: boolean,
    aside?: JournalAside,
  ) => Promise<DecisionRecord | undefined>;
  /** The admin has looked at what was unexpected. */
  look: () => void;
  /**
   * Reads a payout again whose decision is under way elsewhere, or had no clear answer. Resolves
   * with the record of a decision that turns out to be made. Rejects with an ApiError.
   */
  readAgain: () => Promise<DecisionRecord | undefined>;
}

const atOnce = (read: () => void) => read();

/**
 * The decision about one payout. A row shows its new status once the server has confirmed it
 * (section 4). Afterwards the lists and sums are read again, also after a failure: the answer may
 * have been lost, or another admin may have been faster.
 */
export function usePayoutDecision(options: DecisionOptions): PayoutDecisions {
  const { opened, source, record: latest, isRun = false, onRecord, later = atOnce } = options;
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<DecisionState<Payout>>(() => openState(opened, latest));
  const stop = () => setState(settledState);
  const refresh = () => {
    noteAsked();
    inBackground(
      mutate(isListOfPayouts),
      mutate(isWallet),
      mutate(cacheKeys.users.stats()),
      mutate(cacheKeys.dashboard()),
    );
  };
  const end = (next: SettledState<Payout>) => {
    setState(next);
    if ('record' in next) onRecord?.(next.record, next.payout);
  };
  const { act: decide } = useOneAtATime(
    async (decision: PayoutDecision, skipRecheck?: boolean, aside?: JournalAside) => {
      const isUnread = settledState(state).kind === 'unread';
      if (isClosed(skipRecheck === true && isUnread ? acknowledge(state) : state, isRun))
        return undefined;
      const { payout } = state;
      const owner = currentOwner();
      const onStep = (step: DecisionStep) => setState((now) => stepState(now, step, decision));
      // Also while another screen's request for the same decision is awaited, which has steps of
      // its own.
      onStep('checking');
      try {
        const ended = await decideAlone({
          opened: payout,
          decision,
          owner,
          source,
          skipRecheck: skipRecheck === true && isUnread,
          aside,
          onStep,
          onSent: (record) => onRecord?.(record, payout),
        });
        if (!ended || isAnothersNow(owner)) return undefined;
        const next = endedState(payout, ended.state);
        if (next.kind === 'done')
          await mutate(isListOfPayouts, (data: unknown) => withStatus(data, payout.id, decision), {
            revalidate: false,
          });
        if (next.kind !== 'unread') later(refresh);
        end(next);
        if (ended.error) throw ended.error;
        return next.kind === 'done' ? next.record : undefined;
      } finally {
        stop();
      }
    },
  );
  const { act: readAgain } = useOneAtATime(async () => {
    const from = settledState(state);
    if (stepOf(state) || (from.kind !== 'busy' && !('record' in from))) return undefined;
    const owner = currentOwner();
    setState(stepState(state, 'settling', undefined));
    try {
      const now = await findPayout(from.payout, source);
      if (now && !isAnothersNow(owner)) noteSettled(now);
      if (!now) return undefined;
      const next = rereadState(from, now, latest);
      end(next);
      return next.kind === 'done' ? next.record : undefined;
    } finally {
      stop();
    }
  });
  return { state, decide, look: () => setState(acknowledge), readAgain };
}
