import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../api/errors';
import type { Page } from '../api/page';
import { findPayout, type PayoutSource } from '../api/payoutSource';
import { acceptPayout, rejectPayout } from '../api/payouts';
import type { Id, Payout, Transaction } from '../api/types';
import { isSameId, readId } from '../domain/ids';
import { isOutcomeUnknown } from '../domain/outcome';
import { payoutChanges, type PayoutChange } from '../domain/payoutChanges';
import { isRecord } from '../domain/records';
import { payoutCan, type PayoutDecision } from '../domain/transactions';
import type { PayoutStep } from '../messages/payouts';
import { isPayoutList, isTransactionList, isWallet, keys } from './keys';
import { noteDecision, noteSettled } from './local/decisionJournal';
import { currentOwner, isAnothersNow } from './local/owned';
import { inBackground } from './reread';
import { useAction } from './useAction';

/** How a decision ended. Nothing was sent unless it is done, refused or unknown. */
export type DecisionEnd =
  | { kind: 'done'; message: string | undefined }
  /** It is not as it was opened. */
  | { kind: 'changed'; now: Payout; changes: PayoutChange[] }
  /** It could not be read again: the reading failed, or it isn't there any more. */
  | { kind: 'unread'; error: ApiError | undefined }
  /** A decision that was asked for before, elsewhere in the console, is under way. */
  | { kind: 'busy'; running: PayoutDecision }
  /** The server said no, or it is unknown what it did (R130). `now` is what its list says; undefined when that couldn't be read. */
  | { kind: 'refused' | 'unknown'; error: ApiError; now: Payout | undefined };

const calls: Record<PayoutDecision, (id: Id) => Promise<string | undefined>> = { approved: acceptPayout, rejected: rejectPayout };

const hasRows = (data: unknown): data is Page<Transaction> => isRecord(data) && Array.isArray(data['results']);

/** The page with the payout's new status, if it has the payout. */
const withStatus = (data: unknown, id: Id, status: PayoutDecision) =>
  hasRows(data) ? { ...data, results: data.results.map((row) => (isSameId(row.id, id) ? { ...row, status } : row)) } : data;

const isListOfPayouts = (key: unknown) => isPayoutList(key) || isTransactionList(key);

/** Undefined too where the reading fails: what the server says is then not known. */
const findIfPossible = (payout: Payout, source: PayoutSource) => findPayout(payout, source).catch(() => undefined);

interface Deciding {
  opened: Payout;
  decision: PayoutDecision;
  /** Who has asked for it. */
  owner: string | undefined;
  source: PayoutSource;
  onStep: (step: PayoutStep) => void;
  onSend: (() => void) | undefined;
}

/** Reads, compares, sends. The journal has the decision before it is on its way. Undefined, and nothing is sent, when another admin has signed in meanwhile. */
async function decideOnce({ opened, decision, owner, source, onStep, onSend }: Deciding): Promise<DecisionEnd | undefined> {
  onStep('checking');
  let now: Payout | undefined;
  try {
    now = await findPayout(opened, source);
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unread', error };
    throw error;
  }
  if (!now) return { kind: 'unread', error: undefined };
  const changes = payoutChanges(opened, now);
  if (changes.length > 0 || !payoutCan[decision === 'approved' ? 'approve' : 'reject'](now)) return { kind: 'changed', now, changes };
  if (isAnothersNow(owner)) return undefined;
  onStep('sending');
  onSend?.();
  const note = noteDecision(now, decision);
  try {
    const message = await calls[decision](opened.id);
    note({ outcome: 'done', after: decision, words: message ?? '' });
    return { kind: 'done', message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onStep('settling');
    const kind = isOutcomeUnknown(error) ? 'unknown' : 'refused';
    const words = error.serverMessage ?? '';
    note({ outcome: kind, after: '', words });
    const settled = await findIfPossible(opened, source);
    if (settled) note({ outcome: kind, after: settled.status, words });
    return { kind, error, now: settled };
  }
}

interface UnderWay extends Pick<Deciding, 'decision' | 'owner'> {
  end: Promise<DecisionEnd | undefined>;
}

const underWay = new Map<string, UnderWay>();

/**
 * One decision about a payout at a time, wherever in the console it is asked for: who asks for the same again gets its end; who asks for another one is told
 * that it is under way, since its end is not an answer to that.
 */
function decideAlone(asked: Deciding): Promise<DecisionEnd | undefined> {
  const { opened, decision, owner } = asked;
  const key = readId(opened.id) ?? '';
  const running = underWay.get(key);
  if (running) return running.decision === decision && running.owner === owner ? running.end : Promise.resolve({ kind: 'busy', running: running.decision });
  const end = decideOnce(asked).finally(() => underWay.delete(key));
  underWay.set(key, { decision, owner, end });
  return end;
}

export interface PayoutDecisions {
  /**
   * Approves or rejects a pending payout as it was opened, if it still is as it was: one request, whichever button is pressed how often (promise 1).
   * `onSend` is called just before the request leaves. Resolves with undefined, and without a call, while this hook is at another decision; with undefined too
   * when another admin has signed in meanwhile.
   */
  decide: (opened: Payout, decision: PayoutDecision, source: PayoutSource, onSend?: () => void) => Promise<DecisionEnd | undefined>;
  /** Reads a payout again whose decision was left without a clear answer. Resolves with undefined when it isn't found; rejects with an ApiError. */
  readAgain: (payout: Payout, source: PayoutSource) => Promise<Payout | undefined>;
  /** Read again, sent, or without a clear answer and therefore read once more; undefined while nothing is under way. */
  step: PayoutStep | undefined;
}

/**
 * Decisions about payouts. A row shows its new status once the server has confirmed it (section 4). Afterwards the lists and sums are read again,
 * also after a failure: its answer may have been lost, or another admin was faster.
 */
export function usePayoutDecision(): PayoutDecisions {
  const { mutate } = useSWRConfig();
  const [step, setStep] = useState<PayoutStep>();
  const refresh = () => {
    inBackground(mutate(isListOfPayouts), mutate(isWallet), mutate(keys.users.stats()), mutate(keys.dashboard()));
  };
  const [decide] = useAction(async (opened: Payout, decision: PayoutDecision, source: PayoutSource, onSend?: () => void) => {
    const owner = currentOwner();
    try {
      const end = await decideAlone({ opened, decision, owner, source, onStep: setStep, onSend });
      if (end === undefined || isAnothersNow(owner)) return undefined;
      if (end.kind === 'done') await mutate(isListOfPayouts, (data: unknown) => withStatus(data, opened.id, decision), { revalidate: false });
      if (end.kind !== 'unread') refresh();
      return end;
    } finally {
      setStep(undefined);
    }
  });
  const [readAgain] = useAction(async (payout: Payout, source: PayoutSource) => {
    const owner = currentOwner();
    setStep('settling');
    try {
      const now = await findPayout(payout, source);
      if (now && !isAnothersNow(owner)) noteSettled(now);
      return now;
    } finally {
      setStep(undefined);
    }
  });
  return { decide, readAgain, step };
}
