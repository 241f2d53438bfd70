import { useSWRConfig } from 'swr';
import { ApiError } from '../../../api/http/errors';
import { decideKyc, decideKycAddress1, decideKycAddress2, decideKycId, getKycInTurn } from '../api';
import type { Id, KycRecord } from '../../../api/types';
import { kycDocument, withKycDecision, type KycDocument, type KycDocumentType } from '../model';
import { type MutationResult, isOutcomeUnknown, type Refusal } from '../../../lib/outcome';
import { cacheKeys } from '../../cacheKeys';
import { createStore, useStored } from '../../../lib/storage/store';
import { useMutation, type MutationOptions } from '../../../mutation/useMutation';
import { useState } from 'react';
import { succeededDespiteError } from '../../../mutation/sendOrFind';
import { decidedMeanwhile, noAnswer, unreadBefore, type KycVerdict } from '../messages';
import { generalMessages, failureText, serverOr, type FailurePolicy } from '../../../api/messages';
import { useConfirm, type Confirmation } from '../../../mutation/confirm';
import { useNotify } from '../../../mutation/useNotify';
import { formatText, isolate } from '../../../lib/text';
import { type SourceReading, toLoad } from '../../../api/reading/reading';
import { useUser } from '../../users/api';
import { useDownload } from './useDownload';
import type { KycScreenProps } from './KycDocument';

export type SendKycDecision = (id: Id, type: KycDocumentType, status: KycVerdict) => Promise<void>;

export const sendByDocument: SendKycDecision = (id, type, status) =>
  ({ id: decideKycId, address1: decideKycAddress1, address2: decideKycAddress2 })[type](id, status);

export const sendByType: SendKycDecision = decideKyc;

class DecidedMeanwhile extends Error {
  override readonly name = 'DecidedMeanwhile';

  constructor(readonly status: KycVerdict) {
    super(`Decided meanwhile: ${status}`);
  }
}

class UnreadBefore extends Error {
  override readonly name = 'UnreadBefore';

  constructor(readonly failure: ApiError) {
    super(failure.message, { cause: failure });
  }
}

/** R35: a decided document stays closed over both KYC pages, leaving and reloading. */
const decidedHere = createStore<readonly string[]>({
  name: 'kyc-decided',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((mark) => typeof mark === 'string') : undefined),
  fallback: () => [],
  scope: 'own',
  area: 'session',
});

const markOf = (id: Id, type: KycDocumentType) => JSON.stringify([String(id), type]);

export const wasDecidedHere = (id: Id, type: KycDocumentType): boolean =>
  decidedHere.read().includes(markOf(id, type));

interface KycDeciding {
  document: KycDocument;
  status: KycVerdict;
  skipRecheck?: boolean;
}

type KycDecisionOptions = Pick<
  MutationOptions<[KycDeciding], true, undefined>,
  'succeeded' | 'failed' | 'onSuccess' | 'onFailure' | 'onConflict'
>;

/** Decides one user's documents (section 4). Its conflicts: DecidedMeanwhile, UnreadBefore. */
export function useKycDecision(id: Id, sendDecision: SendKycDecision, options: KycDecisionOptions) {
  const { mutate } = useSWRConfig();
  const decided = useStored(decidedHere);
  const key = cacheKeys.users.kyc(id);
  const mutation = useMutation<[KycDeciding], true>({
    about: ({ document: { type } }) => `${type} of ${String(id)}`,
    // One document at a time.
    lock: () => `documents of ${String(id)}`,
    before: async ({ document: { type }, skipRecheck = false }) => {
      if (skipRecheck) return undefined;
      let record: KycRecord | null;
      try {
        record = await getKycInTurn(id);
      } catch (cause) {
        throw cause instanceof ApiError ? new UnreadBefore(cause) : cause;
      }
      const { status } = kycDocument(record, type);
      if (status === 'pending') return undefined;
      await mutate(key, record, { revalidate: false });
      throw new DecidedMeanwhile(status);
    },
    send: ({ document: { type }, status }) =>
      sendDecision(id, type, status).then(() => true as const),
    findResult: async (_before, { document: { type }, status }) =>
      kycDocument(await getKycInTurn(id), type).status === status ? true : undefined,
    wrap: async (send, { document: { type }, status }) => {
      let made: MutationResult<true> = { result: true, isFound: false };
      const sending = async () => {
        made = await send();
        return undefined;
      };
      await mutate<KycRecord | null | undefined>(key, sending, {
        optimisticData: (record) => record && withKycDecision(record, type, status),
        rollbackOnError: true,
        populateCache: false,
        revalidate: true,
      });
      return made;
    },
    updateCache: (_made, { document: { type } }) =>
      decidedHere.write((known) => [...known, markOf(id, type)]),
    invalidates: (made) => (made?.isFound ? [key] : []),
    ...options,
  });
  return { ...mutation, wasDecided: (type: KycDocumentType) => decided.includes(markOf(id, type)) };
}

const verbs = {
  approved: {
    title: 'Verify',
    verb: 'verify',
    consequence: 'This marks the document as verified.',
  },
  rejected: {
    title: 'Reject',
    verb: 'reject',
    consequence: 'They must upload a new one.',
  },
} as const satisfies Record<KycVerdict, unknown>;

/** Undefined if nothing was sent because the record could not be read. */
export type KycEnd = KycVerdict | 'meanwhile' | 'refused' | 'unknown' | undefined;

interface DecideKycOptions {
  send: SendKycDecision;
  isByKeyboard?: boolean;
  says: {
    decided: (type: KycDocumentType, verdict: KycVerdict) => string;
    decideFailed: (type: KycDocumentType, verdict: KycVerdict) => FailurePolicy;
  };
  /** Also called when the screen is gone. While a decision is under way it is 'unknown'. */
  onEnd?: (document: KycDocument, end: KycEnd) => void;
}

/**
 * What the screens that decide one user's documents share. A confirmation precedes each call
 * (section 2) and closes at once; a toast reports the outcome (section 8).
 */
export function useKycScreen(
  id: Id,
  kyc: SourceReading<KycRecord | null>,
  { send: sendDecision, isByKeyboard = false, says, onEnd }: DecideKycOptions,
) {
  const user = useUser(id);
  const [onDownload, isDownloading] = useDownload(kyc);
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
      onEnd?.(document, refusal.lookAgain || isUnanswered ? 'unknown' : 'refused');
      // The question that offers to look again says it itself.
      if (refusal.lookAgain)
        confirm({
          title: 'Outcome unknown',
          question: generalMessages.outcomeUnknown,
          cancelLabel: 'Close',
          confirmLabel: 'Look again',
          busyLabel: 'Looking…',
          tone: 'plain',
          onConfirm: refusal.lookAgain,
        });
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
        ask(document, status, true, {
          question: unreadBefore(document.title),
          consequence: failureText(serverOr(''), cause.failure),
          confirmLabel: `${verbs[status].title} anyway`,
        });
      } else return false;
      return true;
    },
  });
  const ask = (
    document: KycDocument,
    verdict: KycVerdict,
    skipRecheck: boolean,
    question: Pick<Confirmation, 'question' | 'consequence' | 'confirmLabel' | 'isConfirmFocused'>,
  ) => {
    setIsAsking(true);
    confirm({
      title: `${verbs[verdict].title} ${document.title}`,
      tone: verdict === 'approved' ? 'plain' : 'bad',
      isInCorner: true,
      ...question,
      onConfirm: () => {
        setIsAsking(false);
        onEnd?.(document, 'unknown');
        setRefused(undefined);
        void run({ document, status: verdict, skipRecheck });
      },
      onCancel: () => setIsAsking(false),
    });
  };
  const decide = (document: KycDocument, verdict: KycVerdict) => {
    const { title, verb, consequence } = verbs[verdict];
    ask(document, verdict, false, {
      question: `Are you sure you want to ${verb} the ${document.title} of ${isolate(formatText(user.data?.full_name))}?`,
      consequence: `${consequence} This can't be undone.`,
      confirmLabel: title,
      isConfirmFocused: isByKeyboard,
    });
  };
  // It may be decided by now, here or by a colleague.
  const refusalOf = (type: KycDocumentType) =>
    refused?.type === type && !wasDecided(type) && kycDocument(kyc.data, type).status === 'pending'
      ? refused.refusal
      : undefined;
  const screen: KycScreenProps = {
    user: toLoad(user),
    load: toLoad(kyc),
    isBusy,
    isDownloading,
    onDecide: decide,
    onDownload,
    onReadAgain: kyc.readAgain,
  };
  return { isAsking, wasDecided, refusalOf, user, screen };
}
