import type { KycDocumentType } from '../domain/kyc';
import { serverOr, type FailurePolicy } from './policy';

export type KycVerdict = 'approved' | 'rejected';

/** Section 8: the address 2 action also says Address 1 (R17). */
const proofs: Record<KycDocumentType, string> = { id: 'ID Proof', address1: 'Home Address 1 Proof', address2: 'Home Address 1 Proof' };

const silent: FailurePolicy = { kind: 'silent' };

/** Section 8, the users KYC screen: /users/{id}/kyc (R17). */
export const kycMessages = {
  loadFailed: silent,
  decided: (type: KycDocumentType, status: KycVerdict) => `${proofs[type]} ${status}`,
  decideFailed: serverOr('Error during update'),
} as const;

const kinds: Record<KycDocumentType, string> = { id: 'ID', address1: 'Address', address2: 'Address' };
const verbs: Record<KycVerdict, string> = { approved: 'approving', rejected: 'rejecting' };

/** Section 8, 'the other KYC page': /users/{id}/kyc/review (R17). */
export const kycReviewMessages = {
  loadFailed: serverOr('Error fetching KYC details'),
  decided: (type: KycDocumentType, status: KycVerdict) => `${kinds[type]} ${status} successfully`,
  decideFailed: (type: KycDocumentType, status: KycVerdict) => serverOr(`Error ${verbs[status]} ${kinds[type]}`),
} as const;
