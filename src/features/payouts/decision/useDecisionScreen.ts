import { useState } from 'react';
import { useLocation } from 'wouter';
import { noteUnasked } from '../../../api/reading/prefetch';
import { generalMessages } from '../../../api/messages';
import { useCachedRows } from '../../../api/reading/reading';
import type { Id, Payout, Ticket } from '../../../api/types';
import { firm } from '../../../lib/firm';
import { isSameId, readId } from '../../../lib/ids';
import { recordOf, textOf } from '../../../lib/records';
import { useDraft } from '../../../mutation/useFormDraft';
import { useNotify } from '../../../mutation/useNotify';
import { hrefs } from '../../../paths';
import { afterPaint } from '../../../ui/layout/schedule';
import { useIsHere } from '../../../ui/time/useIsHere';
import { isTicketList } from '../../cacheKeys';
import { readDraft, writeDraft } from '../../support/chat/useOutbox';
import { ticketCan, ticketId } from '../../support/tickets/model';
import { isSameName } from '../../users/person/person';
import { usePayoutChecks, type CheckedOptions } from '../checks/usePayoutChecks';
import { readDecisions } from '../journal/journalStore';
import { payoutMessages } from '../messages';
import { ownerId, whoAndHowMuch, type PayoutDecision } from '../model';
import { acknowledge, mayDecide } from './decision';
import { aboutPayout, usePayoutDecision, type DecisionOptions } from './usePayoutDecision';

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

/** Why payouts are rejected, if the firm has no list of its own. None needs to be chosen (R472). */
const usualReasons = [
  'Identity not verified',
  'Payout address not verified',
  'Trading rules broken',
  'Suspected fraud',
  'Wrong amount',
  'Asked for by the trader',
];

/**
 * Opens the payee's ticket with the reason as its draft. Undefined if no open ticket under that
 * name was read.
 */
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
      navigate(hrefs.support({ ticket: id }));
    };
  };
}

/** Why this payout was rejected, if that was noted in this browser. */
const notedReason = ({ id, status }: Payout): string | undefined =>
  status === 'rejected'
    ? readDecisions().entries.find(
        ({ payout, decision }) => decision === 'rejected' && isSameId(payout.id, id),
      )?.reason
    : undefined;

interface DecisionScreenOptions
  extends
    Omit<DecisionOptions, 'later' | 'onSuccess' | 'reply'>,
    Omit<CheckedOptions, 'payout' | 'userId'> {
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
    later: readSteadily,
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
    const from = skipRecheck ? acknowledge(state) : state;
    if (mayDecide(from, wanted, checks, options.isRun) !== 'no')
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
        detail: whoAndHowMuch(state.payout),
      });
      finish();
    } catch (cause) {
      notify.failure(payoutMessages.listFailed, cause);
    }
  };
  const { rejectReasons: ofFirm } = firm();
  const noted = notedReason(state.payout);
  return {
    state,
    checking,
    note,
    onNote: change,
    rejecting: {
      reasons: ofFirm ?? usualReasons,
      isRequired: ofFirm !== undefined,
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
