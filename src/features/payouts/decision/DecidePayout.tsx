import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { generalMessages } from '~/api/messages';
import { useCachedRows } from '~/api/reading/reading';
import type { Id, Payout, Ticket } from '~/api/types';
import { firm } from '~/lib/firm';
import { shape, textOf, isSameId, readId } from '~/lib/records';
import { useDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { hrefs } from '~/routes';
import { CrashBoundary } from '~/ui/feedback/CrashBoundary';
import { Button } from '~/ui/fields/Button';
import { afterPaint } from '~/ui/layout/schedule';
import { useIsHere } from '~/ui/time/useIsHere';
import { isTicketList } from '~/features/cacheKeys';
import { readDraft, writeDraft } from '~/features/support/chat/useOutbox';
import { ticketCan, ticketId } from '~/features/support/tickets/model';
import { isSameName } from '~/features/users/person/person';
import type { PayoutSource } from '../api';
import { explorerLink, parseExplorers } from '../checks/address';
import type { ComparedPayouts } from '../checks/evidence';
import { PayoutEvidence } from '../checks/PayoutEvidence';
import { useEvidence, usePayoutChecks, type CheckedOptions } from '../checks/usePayoutChecks';
import { payoutMessages } from '../messages';
import { ownerId, payeeAndAmount, type PayoutDecision } from '../model';
import { acknowledge, mayDecide } from './decision';
import { readDecisions } from './journalStore';
import { PayoutDialog } from './PayoutDialog';
import { aboutPayout, usePayoutDecision, type DecisionOptions } from './usePayoutDecision';

const readNote = shape<{ payout: Id; note: string }>({ payout: readId, note: textOf });

/**
 * The note survives a lost session and a reload (promise 7), until one is typed for another payout.
 */
export function useDecisionNote(payout: Id) {
  const { draft, save, discard } = useDraft('payout-note', readNote);
  const [note, setNote] = useState(draft && isSameId(draft.payout, payout) ? draft.note : '');
  return {
    note,
    change: (typed: string) => {
      setNote(typed);
      if (typed === '') discard();
      else save({ payout, note: typed });
    },
    discard,
  };
}

/** For a firm without a list of its own (R472). */
const usualReasons = [
  'Identity not verified',
  'Payout address not verified',
  'Trading rules broken',
  'Suspected fraud',
  'Wrong amount',
  'Requested by the trader',
];

/** Opens the payee's ticket with the reason as its draft, if an open ticket is known. */
function useReply() {
  const [, navigate] = useLocation();
  const cachedTickets = useCachedRows<Ticket>(isTicketList);
  return (payout: Payout, reason: string | undefined): (() => void) | undefined => {
    const ticket = cachedTickets().find(
      (one) => ticketCan.answer(one) && isSameName(one.creator_name, payout.user?.full_name),
    );
    const id = ticket && ticketId(ticket);
    if (!reason || id === undefined) return undefined;
    return () => {
      const [draft, text] = [readDraft(id), payoutMessages.rejectedReply(payout, reason)];
      if (!draft.includes(text)) writeDraft(id, draft === '' ? text : `${draft}\n${text}`);
      navigate(hrefs.supportAt({ ticket: id }));
    };
  };
}

const notedReason = ({ id, status }: Payout): string | undefined =>
  status === 'rejected'
    ? readDecisions().entries.find(
        ({ payout, decision }) => decision === 'rejected' && isSameId(payout.id, id),
      )?.reason
    : undefined;

interface DecisionScreenOptions
  extends Omit<DecisionOptions, 'onSuccess' | 'reply'>, Omit<CheckedOptions, 'payout' | 'userId'> {
  userId?: Id | undefined;
  run?: string;
  /**
   * Not called after the screen is gone, because a late response must not close what was opened
   * since.
   */
  onDone: () => void;
}

/** No approval is sent before each check has loaded, failed or taken 3 s (promise 15). */
export function useDecisionScreen({
  onDone,
  userId,
  isReading,
  ofScreen,
  run,
  ...options
}: DecisionScreenOptions) {
  const notify = useNotify();
  const { note, change, discard } = useDecisionNote(options.opened.id);
  const isHere = useIsHere();
  const finish = () => {
    if (!isHere()) return;
    discard();
    onDone();
  };
  const [reason, setReason] = useState('');
  const reply = useReply();
  const decision = usePayoutDecision({
    ...options,
    reply: options.isRun ? undefined : reply,
    onSuccess: finish,
  });
  const { state } = decision;
  const checking = usePayoutChecks({
    payout: state.payout,
    userId: ownerId(state.payout) ?? userId,
    isReading,
    ofScreen,
  });
  const { checks } = checking;
  const handleDecide = (wanted: PayoutDecision, skipRecheck: boolean) => {
    // `run` sends nothing that still has to be acknowledged.
    if (mayDecide(acknowledge(state), wanted, checks, options.isRun) !== 'no')
      void decision.run(wanted, skipRecheck, {
        run,
        note,
        checks,
        ...(wanted === 'rejected' && { reason }),
      });
  };
  const handleReadAgain = async () => {
    try {
      const record = await decision.readAgain();
      if (!record) return;
      const text = payoutMessages.decided(record.decision, undefined);
      notify.success(generalMessages.foundDone(text), {
        about: aboutPayout(state.payout),
        detail: payeeAndAmount(state.payout),
      });
      finish();
    } catch (cause) {
      notify.failure(payoutMessages.listFailed, cause);
    }
  };
  const { rejectReasons } = firm();
  const noted = notedReason(state.payout);
  return {
    state,
    checking,
    note,
    onNote: change,
    rejecting: {
      reasons: rejectReasons ?? usualReasons,
      isRequired: rejectReasons !== undefined,
      reason,
      onReason: setReason,
    },
    rejected:
      noted === undefined ? undefined : { reason: noted, onReply: reply(state.payout, noted) },
    discardNote: discard,
    onDecide: (wanted: PayoutDecision) => handleDecide(wanted, false),
    onDecideAnyway: (wanted: PayoutDecision) => handleDecide(wanted, true),
    onAcknowledge: decision.acknowledge,
    onReadAgain: () => void handleReadAgain(),
  };
}

export { CompareWhenIdle } from '../checks/usePayoutChecks';

export function EvidenceOfPayout(props: {
  userId: Id;
  payout: Payout;
  compared: ComparedPayouts | undefined;
}) {
  const { userId, payout } = props;
  const evidence = useEvidence(userId, payout);
  const explorer = explorerLink(
    parseExplorers(firm().explorers),
    payout.pay_network,
    payout.pay_address,
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

interface DecidePayoutProps {
  payout: Payout;
  source: PayoutSource;
  userId: Id | undefined;
  read?: readonly Payout[];
  onClose: () => void;
}

export function DecidePayout({ payout: opened, source, userId, read, onClose }: DecidePayoutProps) {
  const [isReading, setIsReading] = useState(false);
  useEffect(() => afterPaint(() => setIsReading(true)), []);
  const { discardNote, ...decider } = useDecisionScreen({
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
          <div className="evidence" aria-busy />
        ))
      }
      onClose={() => {
        discardNote();
        onClose();
      }}
    />
  );
}
