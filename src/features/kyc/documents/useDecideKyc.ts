import { useSWRConfig } from 'swr';
import { ApiError } from '~/api/http/errors';
import { decideKyc, decideKycAddress1, decideKycAddress2, decideKycId, getKycInTurn } from '../api';
import type { Id, KycRecord } from '~/api/types';
import { kycDocument, withKycDecision, type KycDocument, type KycDocumentType } from '../model';
import { isOutcomeUnknown, type Refusal } from '~/lib/outcome';
import { cacheKeys } from '~/features/cacheKeys';
import { listOf, readText } from '~/lib/records';
import { createStore, useStored } from '~/lib/storage/store';
import { useMutation, type MutationOptions } from '~/mutation/useMutation';
import { useState } from 'react';
import {
  decidedByColleague,
  kycMessages,
  kycReviewMessages,
  noAnswer,
  unreadBefore,
  type KycVerdict,
} from '../messages';
import { generalMessages, failureText } from '~/api/messages';
import { useConfirm, type Confirmation } from '~/mutation/confirm';
import { useNotify } from '~/mutation/useNotify';
import { formatText, isolate } from '~/lib/text';
import { type SourceReading, toLoad } from '~/api/reading/reading';
import { useUser } from '~/features/users/api';
import { useDownload } from './useDownload';
import type { KycScreenProps } from './KycDocument';

/** The calls and texts differ between the two KYC pages. */
interface KycDecisions {
  isReview?: boolean;
  says: typeof kycMessages | typeof kycReviewMessages;
  send: (id: Id, type: KycDocumentType, status: KycVerdict) => Promise<unknown>;
}
export const overviewDecisions: KycDecisions = {
  says: kycMessages,
  send: (id, type, status) =>
    ({ id: decideKycId, address1: decideKycAddress1, address2: decideKycAddress2 })[type](
      id,
      status,
    ),
};
export const reviewDecisions: KycDecisions = {
  isReview: true,
  says: kycReviewMessages,
  send: decideKyc,
};

/** Nothing was sent, because a colleague was faster or the record could not be read again. */
class KycConflict extends Error {
  constructor(readonly found: KycVerdict | ApiError) {
    super('The decision was not sent');
  }
}

/** A decided document stays closed on both KYC pages, also after leaving and reloading (R35). */
const decidedHere = createStore<readonly string[]>({
  name: 'kyc-decided',
  version: 1,
  parse: (raw) => listOf(raw, readText),
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
  'onSuccess' | 'onFailure' | 'onConflict'
>;

export function useKycDecision(
  id: Id,
  { says, send: sendDecision }: KycDecisions,
  options: KycDecisionOptions = {},
) {
  const { mutate } = useSWRConfig();
  const decided = useStored(decidedHere);
  const key = cacheKeys.users.kyc(id);
  const mutation = useMutation<[KycDeciding], true>({
    about: ({ document: { type } }) => `${type} of ${String(id)}`,
    lock: () => `documents of ${String(id)}`,
    before: async ({ document: { type }, skipRecheck = false }) => {
      if (skipRecheck) return undefined;
      const record = await getKycInTurn(id).catch((cause: unknown) => {
        throw cause instanceof ApiError ? new KycConflict(cause) : cause;
      });
      const { status } = kycDocument(record, type);
      if (status === 'pending') return undefined;
      await mutate(key, record, { revalidate: false });
      throw new KycConflict(status);
    },
    // Shows the decision before it is confirmed. A failure puts it back.
    send: async ({ document: { type }, status }) => {
      const sending = () => sendDecision(id, type, status).then(() => undefined);
      await mutate<KycRecord | null | undefined>(key, sending, {
        optimisticData: (record) => record && withKycDecision(record, type, status),
        populateCache: false,
      });
      return true;
    },
    findResult: async ({ document: { type }, status }) =>
      kycDocument(await getKycInTurn(id), type).status === status ? true : undefined,
    updateCache: (_made, { document: { type } }) =>
      decidedHere.write((known) => [...known, markOf(id, type)]),
    invalidates: (made) => (made?.isFound ? [key] : []),
    succeeded: (_made, { document: { type }, status }) => says.decided(type, status),
    failed: ({ document: { type }, status }) => says.decideFailed(type, status),
    ...options,
  });
  return { ...mutation, wasDecided: (type: KycDocumentType) => decided.includes(markOf(id, type)) };
}

const verbs = {
  approved: { title: 'Verify', consequence: 'This marks the document as verified.' },
  rejected: { title: 'Reject', consequence: 'They must upload a new one.' },
} as const satisfies Record<KycVerdict, unknown>;

/** Unread: nothing was sent, because the record could not be read. */
type KycEnd = KycVerdict | 'elsewhere' | 'refused' | 'unknown' | 'unread';

interface KycDecisionEvents {
  onStart?: () => void;
  /** Also called after the screen is gone, and again if a late answer is found. */
  onEnd: (document: KycDocument, end: KycEnd) => void;
}

/** Asks for confirmation before each call. */
export function useKycScreen(
  id: Id,
  kyc: SourceReading<KycRecord | null>,
  decisions: KycDecisions,
  events?: KycDecisionEvents,
) {
  const user = useUser(id);
  const [onDownload, isDownloading] = useDownload(kyc);
  const notify = useNotify();
  const confirm = useConfirm();
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<{ type: KycDocumentType; refusal: Refusal }>();
  const { run, isBusy, wasDecided } = useKycDecision(id, decisions, {
    onSuccess: (_made, { document, status }) => events?.onEnd(document, status),
    onFailure: (refusal, { failure, late }, { document, status }) => {
      // The decision may still be made.
      const isUnanswered = isOutcomeUnknown(failure);
      events?.onEnd(document, isUnanswered ? 'unknown' : 'refused');
      if (refusal.lookAgain)
        confirm({
          title: 'Unconfirmed',
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
      void late?.then((made) => {
        if (made) events?.onEnd(document, status);
      });
    },
    onConflict: (cause, { document, status }) => {
      if (!(cause instanceof KycConflict)) return false;
      if (cause.found instanceof ApiError) {
        events?.onEnd(document, 'unread');
        ask(document, status, true, {
          question: unreadBefore(document.title),
          consequence: failureText('', cause.found),
          confirmLabel: `${verbs[status].title} anyway`,
        });
      } else {
        notify.warning(decidedByColleague(document.title, cause.found));
        events?.onEnd(document, 'elsewhere');
      }
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
        events?.onStart?.();
        setRefused(undefined);
        void run({ document, status: verdict, skipRecheck });
      },
      onCancel: () => setIsAsking(false),
    });
  };
  const decide = (document: KycDocument, verdict: KycVerdict) => {
    const { title, consequence } = verbs[verdict];
    ask(document, verdict, false, {
      question: `Are you sure you want to ${title.toLowerCase()} the ${document.title} of ${isolate(formatText(user.data?.full_name))}?`,
      consequence: `${consequence} This can't be undone.`,
      confirmLabel: title,
      isConfirmFocused: decisions.isReview === true,
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
