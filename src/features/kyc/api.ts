import { isRecord } from '../../lib/records';
import { call } from '../../api/session/client';
import { ApiError } from '../../api/http/errors';
import { once } from '../../api/http/inFlight';
import { readObject } from '../../api/http/page';
import type { Id, KycDecision, KycDocumentType, KycRecord } from '../../api/types';

type Verdict = KycDecision['status'];

/**
 * Unreadable rows are kept, because the details page identifies address proofs by their index
 * (section 2).
 */
function readKyc(body: KycRecord | null | undefined): KycRecord | null {
  if (body === undefined || body === null) return null;
  const record = readObject(body);
  return {
    ...record,
    id_proof: isRecord(record.id_proof) ? record.id_proof : null,
    address_proof: Array.isArray(record.address_proof) ? record.address_proof : [],
  };
}

/**
 * Reads a user's KYC record. Null if there is none (R19): the server responds 404, or 2xx with
 * nothing. If `signal` aborts, it rejects with an AbortError.
 */
export async function getKyc(id: Id, signal?: AbortSignal): Promise<KycRecord | null> {
  try {
    return await call(
      (api) => api.GET('/admin/users/{id}/kyc', { params: { path: { id } }, signal }),
      readKyc,
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const atOnce = 4;
let running = 0;
const waiting: (() => void)[] = [];

/** R431: of the reads of 'Review identities' at most four run at the same time. */
export async function getKycInTurn(id: Id, signal?: AbortSignal): Promise<KycRecord | null> {
  if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await getKyc(id, signal);
  } finally {
    // The next one takes over the place of this one.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * The four calls below decide the same documents (R125). They share one key, so that the same
 * decision is never sent twice at once.
 */
const deciding = (
  id: Id,
  type: KycDocumentType,
  status: Verdict,
  send: Parameters<typeof call>[0],
): Promise<void> =>
  once(`decideKyc ${JSON.stringify([id, type, status])}`, () => call(send, () => undefined));

/**
 * Verifies or rejects a pending ID proof. 409 if it was already decided, 404 if it was never
 * uploaded.
 */
export const decideKycId = (id: Id, status: Verdict): Promise<void> =>
  deciding(id, 'id', status, (api) =>
    api.POST('/admin/users/{id}/kyc/id/action', { params: { path: { id } }, body: { status } }),
  );

export const decideKycAddress1 = (id: Id, status: Verdict): Promise<void> =>
  deciding(id, 'address1', status, (api) =>
    api.POST('/admin/users/{id}/kyc/address1/action', {
      params: { path: { id } },
      body: { status },
    }),
  );

export const decideKycAddress2 = (id: Id, status: Verdict): Promise<void> =>
  deciding(id, 'address2', status, (api) =>
    api.POST('/admin/users/{id}/kyc/address2/action', {
      params: { path: { id } },
      body: { status },
    }),
  );

/** For the focused review. Fails as `decideKycId` does. */
export const decideKyc = (id: Id, type: KycDocumentType, status: Verdict): Promise<void> =>
  deciding(id, type, status, (api) =>
    api.POST('/admin/users/{id}/kyc/{type}/action', {
      params: { path: { id, type } },
      body: { status },
    }),
  );
