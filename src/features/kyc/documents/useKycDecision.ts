import { useSWRConfig } from 'swr';
import { ApiError } from '../../../api/http/errors';
import { decideKyc, decideKycAddress1, decideKycAddress2, decideKycId, getKycInTurn } from '../api';
import type { Id, KycDecision, KycDocumentType, KycRecord } from '../../../api/types';
import { kycDocument, withKycDecision, type KycDocument } from '../model';
import type { MutationResult } from '../../../lib/outcome';
import { cacheKeys } from '../../cacheKeys';
import { createStore, useStored } from '../../../lib/storage/store';
import { useMutation, type MutationOptions } from '../../../mutation/useMutation';

type Verdict = KycDecision['status'];

/** One of the two ways to send a decision. A screen names its own. */
export type SendKycDecision = (id: Id, type: KycDocumentType, status: Verdict) => Promise<void>;

/** The users KYC screen has a call for each document. */
export const sendByDocument: SendKycDecision = (id, type, status) =>
  ({ id: decideKycId, address1: decideKycAddress1, address2: decideKycAddress2 })[type](id, status);

/** The focused review has one call, with the document's type in it. */
export const sendByType: SendKycDecision = decideKyc;

/** Nothing was sent: somebody else decided the document meanwhile. */
export class DecidedMeanwhile extends Error {
  override readonly name = 'DecidedMeanwhile';

  constructor(readonly status: Verdict) {
    super(`Decided meanwhile: ${status}`);
  }
}

/** Nothing was sent: the record could not be read again just before. */
export class UnreadBefore extends Error {
  override readonly name = 'UnreadBefore';

  constructor(readonly failure: ApiError) {
    super(failure.message, { cause: failure });
  }
}

/**
 * R35: what this admin decided in this tab. A decided document stays closed over both KYC pages,
 * leaving and reloading.
 */
const decidedHere = createStore<readonly string[]>({
  name: 'kyc-decided',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((mark) => typeof mark === 'string') : undefined),
  fallback: () => [],
  scope: 'own',
  area: 'session',
});

const markOf = (id: Id, type: KycDocumentType) => JSON.stringify([String(id), type]);

/** Whether this admin has decided the document in this tab. */
export const wasDecidedHere = (id: Id, type: KycDocumentType): boolean =>
  decidedHere.read().includes(markOf(id, type));

/** What is decided about one document. */
export interface KycDeciding {
  document: KycDocument;
  status: Verdict;
  /** It could not be read again just before, and the admin decides anyway. */
  skipRecheck?: boolean;
}

type KycDecisionOptions = Pick<
  MutationOptions<[KycDeciding], true, undefined>,
  'succeeded' | 'failed' | 'onSuccess' | 'onFailure' | 'onConflict'
>;

/**
 * Decides one user's documents (section 4). The document is read again first; the record shows the
 * decision at once, and what the server says afterwards. Its conflicts are DecidedMeanwhile and
 * UnreadBefore.
 */
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
    around: async (send, { document: { type }, status }) => {
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
