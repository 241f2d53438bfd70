import { isRecord } from '../domain/records';
import { call } from './client';
import { ApiError } from './errors';
import { once } from './inFlight';
import { readObject } from './page';
import type { Id, KycDecision, KycDocumentType, KycRecord } from './types';

type Verdict = KycDecision['status'];

/** Rows are kept as they are, readable or not: the details page tells address proofs apart by their place (section 2). */
function readKyc(body: KycRecord | null | undefined): KycRecord | null {
  if (body === undefined || body === null) return null;
  const record = readObject(body);
  return {
    ...record,
    id_proof: isRecord(record.id_proof) ? record.id_proof : null,
    address_proof: Array.isArray(record.address_proof) ? record.address_proof : [],
  };
}

/** A user's KYC record; null when there is none (R19): a 404, or a success that holds nothing. */
export async function getKyc(id: Id): Promise<KycRecord | null> {
  try {
    return await call((api) => api.GET('/admin/users/{id}/kyc', { params: { path: { id } } }), readKyc);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Every call decides the same documents, whichever way it is made (R125): one key for them. */
const deciding = (id: Id, type: KycDocumentType, status: Verdict, run: () => Promise<void>): Promise<void> =>
  once(`decideKyc ${JSON.stringify([id, type, status])}`, run);

const done = () => undefined;

/** Verifies or rejects a pending ID proof. 409 once it was decided, 404 when it was never uploaded. */
export const decideKycId = (id: Id, status: Verdict): Promise<void> =>
  deciding(id, 'id', status, () => call((api) => api.POST('/admin/users/{id}/kyc/id/action', { params: { path: { id } }, body: { status } }), done));

/** Verifies or rejects the pending proof of home address 1; fails as `decideKycId` does. */
export const decideKycAddress1 = (id: Id, status: Verdict): Promise<void> =>
  deciding(id, 'address1', status, () => call((api) => api.POST('/admin/users/{id}/kyc/address1/action', { params: { path: { id } }, body: { status } }), done));

/** Verifies or rejects the pending proof of home address 2; fails as `decideKycId` does. */
export const decideKycAddress2 = (id: Id, status: Verdict): Promise<void> =>
  deciding(id, 'address2', status, () => call((api) => api.POST('/admin/users/{id}/kyc/address2/action', { params: { path: { id } }, body: { status } }), done));

/** Verifies or rejects a pending document by its type, as the focused review does (R17); fails as `decideKycId` does. */
export const decideKyc = (id: Id, type: KycDocumentType, status: Verdict): Promise<void> =>
  deciding(id, type, status, () => call((api) => api.POST('/admin/users/{id}/kyc/{type}/action', { params: { path: { id, type } }, body: { status } }), done));
