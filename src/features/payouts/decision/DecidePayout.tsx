import type { Id, Payout } from '../../../api/types';
import { CrashBoundary } from '../../../ui/feedback/CrashBoundary';
import { Button } from '../../../ui/fields/Button';
import type { ComparedPayouts } from '../checks/evidence';
import { explorerLink, parseExplorers } from '../checks/address';
import { useKyc } from '../../kyc/queries';
import { firm } from '../../../lib/firm';
import { usePayoutHistory, useWallet } from '../queries';
import { noteUnasked } from '../../../api/reading/prefetch';
import { toLoad } from '../../../api/reading/reading';
import { PayoutEvidence } from '../checks/PayoutEvidence';
import { useState, useEffect } from 'react';
import { isSameId, readId } from '../../../lib/ids';
import { recordOf, textOf } from '../../../lib/records';
import { useIsHere } from '../../../ui/time/useIsHere';
import type { PayoutSource } from '../api';
import { ownerId, whoAndHowMuch, type PayoutDecision } from '../model';
import { hasToWait } from '../checks/checks';
import { aboutPayout, usePayoutDecision, type DecisionOptions } from './usePayoutDecision';
import { useToastsAtTop } from '../../../ui/feedback/toasts';
import { payoutMessages } from '../messages';
import { generalMessages } from '../../../api/messages';
import { PayoutDialog } from './PayoutDialog';
import { useNotify } from '../../../mutation/useNotify';
import { usePayoutChecks, type CheckedOptions } from '../checks/usePayoutChecks';
import { afterPaint } from '../../../ui/layout/schedule';
import { useDraft } from '../../../mutation/useFormDraft';

/** Stands where the evidence will be. */
const evidenceToCome = <div className="evidence" aria-busy />;

interface EvidenceOfPayoutProps {
  userId: Id;
  payout: Payout;
}

/** The three calls run at the same time. If one fails, the decision need not wait for it. */
const useEvidence = ({ userId, payout }: EvidenceOfPayoutProps) => ({
  kyc: toLoad(useKyc(userId)),
  wallet: toLoad(useWallet(userId)),
  history: toLoad(usePayoutHistory(userId, payout)),
});

export function EvidenceOfPayout(
  props: EvidenceOfPayoutProps & { compared: ComparedPayouts | undefined },
) {
  const evidence = useEvidence(props);
  const explorer = explorerLink(
    parseExplorers(firm().explorers),
    props.payout.pay_network,
    props.payout.pay_address,
  );
  return (
    <CrashBoundary
      show={({ retry }) => (
        <p className="inline-failure" role="status">
          The evidence could not be loaded
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    >
      <PayoutEvidence {...props} {...evidence} explorer={explorer} />
    </CrashBoundary>
  );
}

/** Reads the next payout's evidence ahead, so that a run by keyboard needn't wait. */
export function EvidenceAhead(props: EvidenceOfPayoutProps) {
  useEvidence(props);
  return null;
}

interface NoteDraft {
  payout: Id;
  note: string;
}

function readNote(raw: unknown): NoteDraft | undefined {
  const { payout, note } = recordOf(raw) ?? {};
  const id = readId(payout);
  return id === undefined ? undefined : { payout: id, note: textOf(note) };
}

interface DecisionNote {
  note: string;
  change: (note: string) => void;
  /** Call it when the note is in the journal, or was given up. */
  discard: () => void;
}

/**
 * A note survives a lost session and a reload (promise 7), until one is typed for another payout.
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

/** So that the rows stay in their places. */
const readSteadily = (read: () => void) =>
  afterPaint(() => {
    noteUnasked();
    read();
  });

interface PayoutDeciderOptions
  extends Omit<DecisionOptions, 'later' | 'onSuccess'>, Omit<CheckedOptions, 'payout' | 'userId'> {
  userId?: Id | undefined;
  run?: string;
  /**
   * The server said yes. Not called once the screen is gone: a late answer must not close what was
   * opened since (promise 3).
   */
  onDone: () => void;
}

/**
 * Decides a payout in the dialog and in a review run. No approval is sent before each check has
 * loaded, failed or taken 3 s (promise 15).
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
  const isHere = useIsHere();
  const finish = () => {
    if (!isHere()) return;
    discard();
    onDone();
  };
  const decision = usePayoutDecision({ ...options, later: readSteadily, onSuccess: finish });
  const { state } = decision;
  const checking = usePayoutChecks({
    payout: state.payout,
    userId: ownerId(state.payout) ?? userId,
    isReading,
    ofScreen,
  });
  const { checks } = checking;
  const handleDecide = (wanted: PayoutDecision, skipRecheck: boolean) => {
    if (!hasToWait(wanted, checks)) void decision.run(wanted, skipRecheck, { run, note, checks });
  };
  const handleReadAgain = async () => {
    try {
      const record = await decision.readAgain();
      if (!record) return;
      const text = payoutMessages.decided(record.decision, undefined);
      notify.success(generalMessages.foundDone(text), {
        about: aboutPayout(state.payout),
        detail: whoAndHowMuch(state.payout),
      });
      finish();
    } catch (cause) {
      notify.failure(payoutMessages.listFailed, cause);
    }
  };
  return {
    state,
    checking,
    note,
    onNote: change,
    discardNote: discard,
    onDecide: (wanted: PayoutDecision) => handleDecide(wanted, false),
    onDecideAnyway: (wanted: PayoutDecision) => handleDecide(wanted, true),
    onAcknowledge: decision.acknowledge,
    onReadAgain: () => void handleReadAgain(),
  };
}

interface DecidePayoutProps {
  /**
   * As it was opened. The list behind may change; a click must not meet other values than the admin
   * saw.
   */
  payout: Payout;
  source: PayoutSource;
  /** A wallet's history may leave the user out. */
  userId: Id | undefined;
  read?: readonly Payout[];
  /** Also called after the decision (R44). */
  onClose: () => void;
}

/** The payout dialog at work. */
export function DecidePayout({ payout: opened, source, userId, read, onClose }: DecidePayoutProps) {
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
