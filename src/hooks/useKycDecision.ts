import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { decideKyc, decideKycAddress1, decideKycAddress2, decideKycId } from '../api/kyc';
import type { Id, KycDecision, KycDocumentType, KycRecord } from '../api/types';
import { withKycDecision } from '../domain/kyc';
import { keys } from './keys';
import { useAction } from './useAction';

type Verdict = KycDecision['status'];

/** R17: the users KYC screen has a call for each document, the focused review one with the document's type in it. */
const calls = {
  document: (id: Id, type: KycDocumentType, status: Verdict) => ({ id: decideKycId, address1: decideKycAddress1, address2: decideKycAddress2 })[type](id, status),
  type: decideKyc,
};

export interface KycDecisions {
  /**
   * Decides a document: the record shows it at once, is put back when it fails, and is read again either way. Resolves with true; with undefined, and
   * without a call, while another decision is under way. Rejects with an ApiError.
   */
  decide: (type: KycDocumentType, status: Verdict) => Promise<true | undefined>;
  /** A decision is under way. */
  isBusy: boolean;
  /** Section 4: the document was decided here; it can't be a second time. */
  wasDecided: (type: KycDocumentType) => boolean;
}

/** Decisions about one user's documents (section 4), sent by the calls that `via` names. */
export function useKycDecision(id: Id, via: 'document' | 'type'): KycDecisions {
  const { mutate } = useSWRConfig();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const mark = (type: KycDocumentType) => `${String(id)} ${type}`;
  const [decide, isBusy] = useAction(async (type: KycDocumentType, status: Verdict): Promise<true> => {
    const send = async () => {
      await calls[via](id, type, status);
      return undefined;
    };
    await mutate<KycRecord | null | undefined>(keys.users.kyc(id), send, {
      optimisticData: (record) => record && withKycDecision(record, type, status),
      rollbackOnError: true,
      populateCache: false,
      revalidate: true,
    });
    setDecided((known) => [...known, mark(type)]);
    return true;
  });
  return { decide, isBusy, wasDecided: (type) => decided.includes(mark(type)) };
}
