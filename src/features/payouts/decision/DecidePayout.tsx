import { useState, useEffect } from 'react';
import type { Id, Payout } from '../../../api/types';
import { isSameId, readId } from '../../../lib/ids';
import { isRecord, textOf } from '../../../lib/records';
import { useDraft } from '../../../lib/storage/useDraft';
import { useIsHere } from '../../../ui/time/useIsHere';
import type { PayoutSource } from '../api';
import { whoAndHowMuch } from './changes';
import { hasToWait } from '../checks/checks';
import type { DecisionRecord } from '../journal/decisionRecord';
import type { PayoutDecision } from '../wallet/transactions';
import { usePayoutDecision, type DecisionOptions } from './usePayoutDecision';
import { useToastsAtTop } from '../../../ui/feedback/toasts';
import { afterPaint } from '../../../ui/layout/afterPaint';
import { payoutMessages } from '../messages';
import { generalMessages } from '../../../api/messages';
import { PayoutDialog } from './PayoutDialog';
import { reportFailure } from '../../../mutation/useMutation';
import { useNotify } from '../../../mutation/useNotify';
import { evidenceToCome, EvidenceOfPayout } from '../checks/EvidenceOfPayout';
import { usePayoutChecks, type CheckedOptions } from '../checks/usePayoutChecks';

interface NoteDraft {
  payout: Id;
  note: string;
}

function readNote(raw: unknown): NoteDraft | undefined {
  const payout = isRecord(raw) ? readId(raw['payout']) : undefined;
  return isRecord(raw) && payout !== undefined ? { payout, note: textOf(raw['note']) } : undefined;
}

interface DecisionNote {
  note: string;
  change: (note: string) => void;
  /** Call it when the note is in the journal, or was given up. */
  discard: () => void;
}

/**
 * The note that the admin types for a payout's decision. It survives a lost session and a reload
 * (promise 7), until a note is typed for another payout.
 */
export function useDecisionNote(payout: Id): DecisionNote {
  const { draft, save, discard } = useDraft('payout-note', readNote);
  const [note, setNote] = useState(draft && isSameId(draft.payout, payout) ? draft.note : '');
  return {
    note,
    change: (typed) => {
      setNote(typed);
      if (typed === '') discard();
      else save({ payout, note: typed });
    },
    discard,
  };
}

export interface PayoutDeciderOptions
  extends DecisionOptions, Omit<CheckedOptions, 'payout' | 'userId'> {
  /** Whose it is, if the payout doesn't say it. */
  userId?: Id | undefined;
  /** The review run in which it is decided, for the journal. */
  run?: string;
  /**
   * The server said yes. Not called once the screen is gone: a late answer must not close what was
   * opened since (promise 3).
   */
  onDone: () => void;
}

/**
 * Decides a payout and says how it went, in the dialog and in a review run. What stays on the
 * screen is in `state` (promise 1). No approval is sent before each check has loaded, failed or
 * taken 3 s (promise 15).
 */
export function usePayoutDecider({
  onDone,
  userId,
  isReading,
  ofScreen,
  run,
  ...options
}: PayoutDeciderOptions) {
  const notify = useNotify();
  useToastsAtTop();
  const { note, change, discard } = useDecisionNote(options.opened.id);
  const { state, decide, look, readAgain } = usePayoutDecision({ ...options, later: afterPaint });
  const checking = usePayoutChecks({
    payout: state.payout,
    userId: readId(state.payout.user?.id) ?? userId,
    isReading,
    ofScreen,
  });
  const isHere = useIsHere();
  const about = `payout ${String(options.opened.id)}`;
  const end = (record: DecisionRecord | undefined, words?: string) => {
    if (!record) return;
    notify.success(payoutMessages.decided(record.decision, words || undefined), {
      about,
      detail: whoAndHowMuch(state.payout),
    });
    if (!isHere()) return;
    discard();
    onDone();
  };
  const handleDecide = async (decision: PayoutDecision, skipRecheck: boolean) => {
    if (hasToWait(decision, checking.checks)) return;
    try {
      const record = await decide(decision, skipRecheck, { run, note, checks: checking.checks });
      end(record, record?.words);
    } catch (cause) {
      reportFailure(notify, payoutMessages.decideFailed, cause, about);
    }
  };
  return {
    state,
    checking,
    note,
    onNote: change,
    discardNote: discard,
    onDecide: (decision: PayoutDecision) => void handleDecide(decision, false),
    onDecideAnyway: (decision: PayoutDecision) => void handleDecide(decision, true),
    onAcknowledge: look,
    onReadAgain: () =>
      void readAgain().then(
        (record) =>
          end(
            record,
            record && generalMessages.foundDone(payoutMessages.decided(record.decision, undefined)),
          ),
        (cause: unknown) => notify.failure(payoutMessages.listFailed, cause),
      ),
  };
}

export interface DecidePayoutProps {
  /**
   * The payout as it was opened. The list behind may change meanwhile; a click must not meet other
   * values than the admin saw.
   */
  payout: Payout;
  /** Where it is read again just before it is decided. */
  source: PayoutSource;
  /** Whose it is; a wallet's history may leave that out. */
  userId: Id | undefined;
  /** On a wide screen it stands beside the list. */
  isBeside?: boolean;
  /** The payouts of all users that the screen has read. */
  read?: readonly Payout[];
  /** Called to close the dialog, also after the decision (R44). */
  onClose: () => void;
}

/**
 * The payout dialog at work: one request, however often it is clicked. A failure stays in it; an
 * unknown outcome is named (promise 1).
 */
export function DecidePayout({
  payout: opened,
  source,
  userId,
  isBeside,
  read,
  onClose,
}: DecidePayoutProps) {
  // The dialog comes first: neither its checks nor the evidence could say anything yet.
  const [isReading, setIsReading] = useState(false);
  useEffect(() => afterPaint(() => setIsReading(true)), []);
  const { discardNote, ...decider } = usePayoutDecider({
    opened,
    source,
    userId,
    isReading,
    ofScreen: read,
    onDone: onClose,
  });
  const { state, checking } = decider;
  return (
    <PayoutDialog
      {...decider}
      isBeside={isBeside}
      evidence={
        userId !== undefined &&
        (isReading ? (
          <EvidenceOfPayout userId={userId} payout={state.payout} compared={checking.compared} />
        ) : (
          evidenceToCome
        ))
      }
      onClose={() => {
        discardNote();
        onClose();
      }}
    />
  );
}
