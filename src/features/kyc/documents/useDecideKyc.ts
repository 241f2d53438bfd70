import { useState } from 'react';
import { ApiError } from '../../../api/http/errors';
import type { Id, KycRecord } from '../../../api/types';
import { kycDocument, type KycDocument, type KycDocumentType } from '../model';
import { isOutcomeUnknown, type Refusal } from '../../../lib/outcome';
import { succeededDespiteError } from '../../../mutation/sendOrFind';
import {
  DecidedMeanwhile,
  UnreadBefore,
  useKycDecision,
  type SendKycDecision,
} from './useKycDecision';
import { decidedMeanwhile, noAnswer, unreadBefore, type KycVerdict } from '../messages';
import { failureText, serverOr, type FailurePolicy, generalMessages } from '../../../api/messages';
import { useConfirm } from '../../../mutation/confirm';
import { useNotify } from '../../../mutation/useNotify';
import { isolate } from '../../../lib/text';

const verbs = {
  approved: {
    title: 'Verify',
    verb: 'verify',
    consequence: 'This marks the document as verified.',
  },
  rejected: {
    title: 'Reject',
    verb: 'reject',
    consequence: 'The user has to hand in another one.',
  },
} as const satisfies Record<KycVerdict, unknown>;

export interface DecideKycOptions {
  id: Id;
  /** The record read last. Null if there is none, undefined until it is loaded. */
  record: KycRecord | null | undefined;
  /** As the question names the user. */
  fullName: string;
  /** Each of the two pages makes its own calls. */
  send: SendKycDecision;
  /** The choice is a key, so Enter says yes from the first moment on. */
  isByKeyboard?: boolean;
  /** What the page says (section 8). */
  says: {
    decided: (type: KycDocumentType, verdict: KycVerdict) => string;
    decideFailed: (type: KycDocumentType, verdict: KycVerdict) => FailurePolicy;
  };
  /**
   * What becomes of a decision. While it is under way its outcome is unknown. Also called when the
   * screen is gone.
   */
  onEnd?: (document: KycDocument, end: KycEnd) => void;
}

/**
 * How a decision ended: as the verdict, without success, or undefined if nothing was sent because
 * the record could not be read.
 */
export type KycEnd = KycVerdict | 'meanwhile' | 'failed' | 'unknown' | undefined;

export interface DecideKyc {
  decide: (document: KycDocument, verdict: KycVerdict) => void;
  /** The question is open. */
  isAsking: boolean;
  isBusy: boolean;
  wasDecided: (type: KycDocumentType) => boolean;
  /**
   * Why the latest decision about a document failed, until the next one, and as long as the
   * document is pending.
   */
  refusalOf: (type: KycDocumentType) => Refusal | undefined;
}

const lookAgainQuestion = (lookAgain: () => Promise<Refusal | undefined>) =>
  ({
    title: 'Outcome unknown',
    question: generalMessages.outcomeUnknown,
    cancelLabel: 'Close',
    confirmLabel: 'Look again',
    busyLabel: 'Looking…',
    tone: 'plain',
    onConfirm: lookAgain,
  }) as const;

/**
 * Section 2: a confirmation precedes the call. The question closes at once; how the decision went
 * is said in a toast (section 8). What then is left to choose, is a question of its own.
 */
export function useDecideKyc(options: DecideKycOptions): DecideKyc {
  const { id, record, fullName, send: sendDecision, isByKeyboard = false, says, onEnd } = options;
  const notify = useNotify();
  const confirm = useConfirm();
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<{ type: KycDocumentType; refusal: Refusal }>();
  const { run, isBusy, wasDecided } = useKycDecision(id, sendDecision, {
    succeeded: (_made, { document, status }) => says.decided(document.type, status),
    failed: ({ document, status }) => says.decideFailed(document.type, status),
    onSuccess: (_made, { document, status }) => onEnd?.(document, status),
    onFailure: (cause, refusal, { document, status }) => {
      if (!refusal) return;
      // It may still be made.
      const isUnanswered = cause instanceof ApiError && isOutcomeUnknown(cause);
      onEnd?.(document, refusal.lookAgain || isUnanswered ? 'unknown' : 'failed');
      // The question that offers to look again says it itself.
      if (refusal.lookAgain) confirm(lookAgainQuestion(refusal.lookAgain));
      else
        setRefused({
          type: document.type,
          refusal: isUnanswered ? { text: noAnswer(document.title) } : refusal,
        });
      void succeededDespiteError(cause).then((isMade) => {
        if (isMade) onEnd?.(document, status);
      });
    },
    onConflict: (cause, { document, status }) => {
      if (cause instanceof DecidedMeanwhile) {
        notify.warning(decidedMeanwhile(document.title, cause.status));
        onEnd?.(document, 'meanwhile');
      } else if (cause instanceof UnreadBefore) {
        onEnd?.(document, undefined);
        askToProceed(document, status, cause);
      } else return false;
      return true;
    },
  });
  const decideNow = (document: KycDocument, status: KycVerdict, skipRecheck: boolean) => {
    onEnd?.(document, 'unknown');
    setRefused(undefined);
    void run({ document, status, skipRecheck });
  };
  const askToProceed = (document: KycDocument, verdict: KycVerdict, { failure }: UnreadBefore) => {
    const { title } = verbs[verdict];
    setIsAsking(true);
    confirm({
      title: `${title} ${document.title}`,
      question: unreadBefore(document.title),
      consequence: failureText(serverOr(''), failure),
      confirmLabel: `${title} all the same`,
      tone: verdict === 'approved' ? 'plain' : 'bad',
      isInCorner: true,
      onConfirm: () => {
        setIsAsking(false);
        decideNow(document, verdict, true);
      },
      onCancel: () => setIsAsking(false),
    });
  };
  const decide = (document: KycDocument, verdict: KycVerdict) => {
    const { title, verb, consequence } = verbs[verdict];
    setIsAsking(true);
    confirm({
      title: `${title} ${document.title}`,
      question: `Are you sure you want to ${verb} the ${document.title} of ${isolate(fullName)}?`,
      consequence: `${consequence} This can't be undone.`,
      confirmLabel: title,
      tone: verdict === 'approved' ? 'plain' : 'bad',
      isInCorner: true,
      isConfirmFocused: isByKeyboard,
      onConfirm: () => {
        setIsAsking(false);
        decideNow(document, verdict, false);
      },
      onCancel: () => setIsAsking(false),
    });
  };
  // It may be decided by now, here or by a colleague.
  const isPending = (type: KycDocumentType) =>
    !wasDecided(type) && kycDocument(record, type).status === 'pending';
  const refusalOf = (type: KycDocumentType) =>
    refused?.type === type && isPending(type) ? refused.refusal : undefined;
  return { decide, isAsking, isBusy, wasDecided, refusalOf };
}
