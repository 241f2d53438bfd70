import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '~/api/http/errors';
import type { Page } from '~/api/http/page';
import { generalMessages } from '~/api/messages';
import type { Id, Payout, Transaction } from '~/api/types';
import { isSameId, readId } from '~/lib/ids';
import { isOutcomeUnknown, type MutationResult } from '~/lib/outcome';
import { useMutation } from '~/mutation/useMutation';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import { cacheKeys, isPayoutList, isTransactionList, isWallet } from '~/features/cacheKeys';
import { isRecord } from '~/lib/records';
import { sendDecision, type PayoutSource, findPayout, pendingPayoutsSource } from '../api';
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
  settledState,
  stepOf,
  stepState,
  type DecisionState,
  type DecisionStep,
  type SettledState,
} from './decision';
import { currentOwner, hasOwnerChanged } from '~/lib/storage/store';

type Noted = ReturnType<typeof noteDecision>;

interface Deciding {
  payout: Payout;
  decision: PayoutDecision;
  owner: string | undefined;
  source: PayoutSource;
  skipRecheck: boolean;
  context: JournalAside | undefined;
  onStep: (step: DecisionStep) => void;
  onSent: (record: DecisionRecord) => void;
  entry?: Noted;
  read?: Payout;
  end?: SettledState<Payout>;
}

/** Nothing is reported. `end` has the reason, unless another admin has signed in. */
class NothingSent extends Error {
  override readonly name = 'NothingSent';
}

async function recheck(deciding: Deciding): Promise<Payout> {
  const { payout: opened, decision, source, skipRecheck } = deciding;
  const refuse = (end: SettledState<Payout>) => {
    deciding.end = end;
    return new NothingSent();
  };
  const unread = (failure?: ApiError) =>
    refuse({ kind: 'unread', payout: opened, failure, decision, isAcknowledged: false });
  if (skipRecheck && isPending(opened)) return opened;
  let now: Payout | undefined;
  try {
    now = await findPayout(opened, source);
  } catch (cause) {
    throw cause instanceof ApiError ? unread(cause) : cause;
  }
  if (!now) throw unread();
  const changes = payoutChanges(opened, now);
  if (changes.length > 0 || !isPending(now)) throw refuse(changedState(now, changes));
  return now;
}

function settle({ entry }: Deciding, what: Parameters<Noted['settle']>[0]): void {
  if (entry) entry.record = entry.settle(what);
}

/** Notes the outcome first, because the reading may be slow or fail. */
async function readAfter(
  deciding: Deciding,
  outcome: Pick<DecisionRecord, 'outcome' | 'words'>,
): Promise<Payout | undefined> {
  const { payout, source, onStep } = deciding;
  onStep('settling');
  settle(deciding, { ...outcome, after: '' });
  const read = await findPayout(payout, source).catch(() => undefined);
  if (read) settle(deciding, { ...outcome, after: read.status });
  deciding.read = read;
  return read;
}

async function decideOnce(
  deciding: Deciding,
  send: () => Promise<MutationResult<string>>,
): Promise<MutationResult<string>> {
  const { payout, decision, owner, context, onStep, onSent } = deciding;
  const now = await recheck(deciding);
  if (hasOwnerChanged(owner)) throw new NothingSent();
  onStep('sending');
  const entry = noteDecision(now, decision, context);
  deciding.entry = entry;
  onSent(entry.record);
  try {
    const made = await send();
    const words = made.isFound
      ? generalMessages.foundDone(payoutMessages.decided(decision, undefined))
      : made.result;
    settle(deciding, { outcome: 'done', after: decision, words });
    deciding.read ??= { ...payout, status: decision };
    return made;
  } catch (cause) {
    if (cause instanceof ApiError && !isOutcomeUnknown(cause))
      await readAfter(deciding, { outcome: 'refused', words: cause.serverMessage ?? '' });
    throw cause;
  } finally {
    deciding.end = sentState(payout, entry.record, deciding.read);
  }
}

const underWay = new Map<string, { deciding: Deciding; ending: Promise<MutationResult<string>> }>();

/**
 * Allows one decision about a payout at a time, over all screens (promises 1 and 2). If the same
 * admin asks for the same decision, they get its end; anybody else learns that one is running.
 */
async function decideAlone(
  deciding: Deciding,
  decide: () => Promise<MutationResult<string>>,
): Promise<MutationResult<string>> {
  const { payout, decision, owner } = deciding;
  const id = readId(payout.id) ?? '';
  const running = underWay.get(id);
  if (running) {
    const other = running.deciding;
    if (other.decision !== decision || other.owner !== owner) {
      deciding.end = { kind: 'busy', payout, running: other.decision };
      throw new NothingSent();
    }
    return running.ending.finally(() => {
      deciding.end = other.end;
    });
  }
  const ending = decide().finally(() => underWay.delete(id));
  underWay.set(id, { deciding, ending });
  return ending;
}

const hasRows = (data: unknown): data is Page<Transaction> =>
  isRecord(data) && Array.isArray(data['results']);

const withStatus = (data: unknown, id: Id, status: PayoutDecision) =>
  hasRows(data)
    ? {
        ...data,
        results: data.results.map((row) => (isSameId(row.id, id) ? { ...row, status } : row)),
      }
    : data;

/** The navigation's count comes from a page that may not have the row. */
const withoutOne = (page: Page<Payout> | undefined, id: Id) =>
  page?.results.every((row) => !isSameId(row.id, id)) ? { ...page, count: page.count - 1 } : page;

export const aboutPayout = ({ id }: Payout): string => `payout ${String(id)}`;

const isListOfPayouts = (key: unknown) => isPayoutList(key) || isTransactionList(key);

export interface DecisionOptions {
  opened: Payout;
  source: PayoutSource;
  record?: DecisionRecord;
  isRun?: boolean;
  /** Called when a decision is sent and when it has ended, even after the screen is gone. */
  onRecord?: (record: DecisionRecord, payout: Payout) => void;
  later?: (read: () => void) => void;
  reply?: ((payout: Payout, reason: string | undefined) => (() => void) | undefined) | undefined;
  onSuccess?: () => void;
}

type Asked = [decision: PayoutDecision, skipRecheck?: boolean, context?: JournalAside];

/** The row shows the new status once the server has confirmed it. */
export function usePayoutDecision(options: DecisionOptions) {
  const { opened, source, record: latest, isRun = false, onRecord, reply } = options;
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<DecisionState<Payout>>(() => openState(opened, latest));
  const stop = () => setState(settledState);
  const end = (next: SettledState<Payout>) => {
    setState(next);
    if ('record' in next) onRecord?.(next.record, next.payout);
  };
  const mutation = useMutation<[Deciding], string>({
    about: ({ payout }) => aboutPayout(payout),
    // One at a time: read again (`recheck`), noted in the journal, sent, and its end read.
    wrap: (send, deciding) => {
      deciding.onStep('checking');
      return decideAlone(deciding, () => decideOnce(deciding, send)).finally(() => {
        stop();
        if (hasOwnerChanged(deciding.owner)) throw new NothingSent();
        if (deciding.end) end(endedState(deciding.payout, deciding.end));
      });
    },
    send: async ({ payout, decision }) => (await sendDecision[decision](payout.id)) ?? '',
    findResult: async (_before, deciding) => {
      const read = await readAfter(deciding, { outcome: 'unknown', words: '' });
      if (!read) throw new Error('The payout could not be loaded again');
      return wasDecidedAs(deciding.decision, read.status) ? '' : undefined;
    },
    // The notice says that a lost decision may still arrive, and reads the payout again on request.
    checksLater: false,
    updateCache: async (_words, { payout: { id }, decision }) => {
      const withoutReading = { revalidate: false };
      const { key } = pendingPayoutsSource;
      await mutate(key, (page?: Page<Payout>) => withoutOne(page, id), withoutReading);
      await mutate(
        isListOfPayouts,
        (data: unknown) => withStatus(data, id, decision),
        withoutReading,
      );
    },
    invalidates: (_made, { owner, end: ended }) =>
      hasOwnerChanged(owner) || ended?.kind === 'unread'
        ? []
        : [isListOfPayouts, isWallet, cacheKeys.users.stats(), cacheKeys.dashboard()],
    later: options.later,
    succeeded: (words, { decision }) => payoutMessages.decided(decision, words || undefined),
    detail: ({ payout }) => payeeAndAmount(payout),
    action: ({ payout, context }) => {
      const onAct = reply?.(payout, context?.reason);
      return onAct && { label: 'Reply in ticket', onAct };
    },
    failed: payoutMessages.decideFailed,
    onSuccess: options.onSuccess,
    onConflict: (cause) => cause instanceof NothingSent,
  });
  const ask = (...[decision, skipRecheck, context]: Asked): Deciding | undefined => {
    const isSkipped = skipRecheck === true && settledState(state).kind === 'unread';
    if (isHeldBack(isSkipped ? acknowledge(state) : state, isRun)) return undefined;
    const { payout } = state;
    return {
      payout,
      decision,
      owner: currentOwner(),
      source,
      skipRecheck: isSkipped,
      context,
      onStep: (step) => setState((now) => stepState(now, step, decision)),
      onSent: (record) => onRecord?.(record, payout),
    };
  };
  /**
   * Sends once, if the payout still is as it was when it was opened (promise 1). Rejects with an
   * ApiError or an UnknownOutcome. Undefined if nothing was sent, or if another admin has signed
   * in.
   */
  const decide = async (...asked: Asked): Promise<DecisionRecord | undefined> => {
    const deciding = ask(...asked);
    if (!deciding) return undefined;
    try {
      const made = await mutation.attempt(deciding);
      return made && deciding.end && 'record' in deciding.end ? deciding.end.record : undefined;
    } catch (cause) {
      if (cause instanceof NothingSent) return undefined;
      throw cause;
    }
  };
  const run = async (...asked: Asked) => {
    const deciding = ask(...asked);
    if (deciding) await mutation.run(deciding);
  };
  /** For a decision that is running elsewhere or had no clear response. Resolves if it was made. */
  const { act: readAgain } = useOneAtATime(async () => {
    const from = settledState(state);
    if (stepOf(state) || (from.kind !== 'busy' && !('record' in from))) return undefined;
    const owner = currentOwner();
    setState(stepState(state, 'settling', undefined));
    try {
      const now = await findPayout(from.payout, source);
      if (now && !hasOwnerChanged(owner)) noteSettled(now);
      if (!now) return undefined;
      const next = rereadState(from, now, latest);
      end(next);
      return next.kind === 'done' ? next.record : undefined;
    } finally {
      stop();
    }
  });
  return { state, decide, run, acknowledge: () => setState(acknowledge), readAgain };
}
