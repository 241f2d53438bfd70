import { useSWRConfig } from 'swr';
import { ApiError } from '../../../api/http/errors';
import { decideKyc, decideKycAddress1, decideKycAddress2, decideKycId, getKycInTurn } from '../api';
import type { Id, KycDecision, KycDocumentType, KycRecord } from '../../../api/types';
import { kycDocument, withKycDecision } from '../model';
import type { MutationResult } from '../../../lib/outcome';
import { cacheKeys } from '../../cacheKeys';
import { inBackground } from '../../../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from '../../../mutation/sendOrFind';
import { createLocalStore, useLocalStore } from '../../../lib/storage/localStore';
import { useOneAtATime } from '../../../mutation/useOneAtATime';

type Verdict = KycDecision['status'];

/** One of the two ways to send a decision. A screen names its own. */
export type SendKycDecision = (id: Id, type: KycDocumentType, status: Verdict) => Promise<void>;

/** R17: the users KYC screen has a call for each document. */
export const sendByDocument: SendKycDecision = (id, type, status) =>
  ({ id: decideKycId, address1: decideKycAddress1, address2: decideKycAddress2 })[type](id, status);

/** R17: the focused review has one call, with the document's type in it. */
export const sendByType: SendKycDecision = decideKyc;

/** Nothing was sent: somebody else decided the document meanwhile. */
export class DecidedMeanwhile extends Error {
  override readonly name = 'DecidedMeanwhile';

  constructor(readonly status: Verdict) {
    super(`Decided meanwhile: ${status}`);
  }
}

/** Nothing was sent: the record could not be read again just before (R36). */
export class UnreadBefore extends Error {
  override readonly name = 'UnreadBefore';

  constructor(readonly failure: ApiError) {
    super(failure.message, { cause: failure });
  }
}

/** R35: what this admin decided in this tab. A decided document stays closed over both KYC pages, leaving and reloading. */
const decidedHere = createLocalStore<readonly string[]>({
  name: 'kyc-decided',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((mark) => typeof mark === 'string') : undefined),
  fallback: () => [],
  scope: 'own',
  area: 'session',
});

const markOf = (id: Id, type: KycDocumentType) => JSON.stringify([String(id), type]);

/** Whether this admin has decided the document in this tab (R35). */
export const wasDecidedHere = (id: Id, type: KycDocumentType): boolean => decidedHere.read().includes(markOf(id, type));

export interface KycDecisions {
  /**
   * Decides a document. Unless `skipRecheck`, the document is read again first. The record shows the decision at once; if the decision
   * fails, that is undone. The record is read again in any case. Resolves with undefined, without a call, while another decision is under
   * way. Rejects with DecidedMeanwhile, with UnreadBefore, or as `sendOrFind`.
   */
  decide: (type: KycDocumentType, status: Verdict, skipRecheck?: boolean) => Promise<MutationResult<true> | undefined>;
  /** A decision is under way. */
  isBusy: boolean;
  /** Section 4: the document was decided in this session, so it can't be decided again. */
  wasDecided: (type: KycDocumentType) => boolean;
}

/** Decides one user's documents (section 4). */
export function useKycDecision(id: Id, sendDecision: SendKycDecision): KycDecisions {
  const { mutate } = useSWRConfig();
  const [decided, setDecided] = useLocalStore(decidedHere);
  const key = cacheKeys.users.kyc(id);

  const checkBefore = async (type: KycDocumentType) => {
    let record: KycRecord | null;
    try {
      record = await getKycInTurn(id);
    } catch (cause) {
      throw cause instanceof ApiError ? new UnreadBefore(cause) : cause;
    }
    const { status } = kycDocument(record, type);
    if (status === 'pending') return;
    await mutate(key, record, { revalidate: false });
    throw new DecidedMeanwhile(status);
  };

  const sendAndShow = async (type: KycDocumentType, status: Verdict) => {
    const find = async () => (kycDocument(await getKycInTurn(id), type).status === status ? (true as const) : undefined);
    let made: MutationResult<true> = { result: true, isFound: false };
    const send = async () => {
      made = await sendOrFind(() => sendDecision(id, type, status).then(() => true as const), find);
      return undefined;
    };
    await mutate<KycRecord | null | undefined>(key, send, {
      optimisticData: (record) => record && withKycDecision(record, type, status),
      rollbackOnError: true,
      populateCache: false,
      revalidate: true,
    });
    return made;
  };

  const { act: decide, isBusy } = useOneAtATime(async (type: KycDocumentType, status: Verdict, skipRecheck = false) => {
    if (!skipRecheck) await checkBefore(type);
    return afterEveryAttempt(
      () => sendAndShow(type, status),
      (made) => {
        if (made) setDecided((known) => [...known, markOf(id, type)]);
        if (made?.isFound) inBackground(mutate(key));
      },
    );
  });
  return { decide, isBusy, wasDecided: (type) => decided.includes(markOf(id, type)) };
}
