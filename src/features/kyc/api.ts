import { limits } from '~/lib/limits';
import { isRecord } from '~/lib/records';
import { call, callOnce } from '~/api/session/client';
import { ApiError } from '~/api/http/errors';
import { readObject } from '~/api/http/page';
import type { Source } from '~/api/reading/prefetch';
import { useReading, type SourceReading } from '~/api/reading/reading';
import type { Id, KycDocumentType, KycRecord } from '~/api/types';
import { cacheKeys } from '~/features/cacheKeys';
import type { KycVerdict } from './messages';

/**
 * Keeps unreadable rows, because the details page identifies address proofs by their index (section
 * 2).
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

/** Null if there is no record (R19): a 404, or a 2xx without content. */
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

let running = 0;
const waiting: (() => void)[] = [];

/** 'Review identities' reads at most four records at the same time (R431). */
export async function getKycInTurn(id: Id, signal?: AbortSignal): Promise<KycRecord | null> {
  if (running === limits.concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await getKyc(id, signal);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const kycSource = (id: Id): Source<KycRecord | null> => ({
  key: cacheKeys.users.kyc(id),
  read: () => getKyc(id),
});

export const useKyc = (id: Id | undefined): SourceReading<KycRecord | null> =>
  useReading(id === undefined ? null : kycSource(id));

export const useKycInTurn = (id: Id): SourceReading<KycRecord | null> =>
  useReading({ ...kycSource(id), read: () => getKycInTurn(id) });

/** The calls below decide the same documents (R125), so the same decision is sent once. */
const deciding = (
  id: Id,
  type: KycDocumentType,
  status: KycVerdict,
  send: Parameters<typeof call>[0],
): Promise<void> => callOnce(['decideKyc', id, type, status], send);

export const decideKycId = (id: Id, status: KycVerdict): Promise<void> =>
  deciding(id, 'id', status, (api) =>
    api.POST('/admin/users/{id}/kyc/id/action', { params: { path: { id } }, body: { status } }),
  );

export const decideKycAddress1 = (id: Id, status: KycVerdict): Promise<void> =>
  deciding(id, 'address1', status, (api) =>
    api.POST('/admin/users/{id}/kyc/address1/action', {
      params: { path: { id } },
      body: { status },
    }),
  );

export const decideKycAddress2 = (id: Id, status: KycVerdict): Promise<void> =>
  deciding(id, 'address2', status, (api) =>
    api.POST('/admin/users/{id}/kyc/address2/action', {
      params: { path: { id } },
      body: { status },
    }),
  );

export const decideKyc = (id: Id, type: KycDocumentType, status: KycVerdict): Promise<void> =>
  deciding(id, type, status, (api) =>
    api.POST('/admin/users/{id}/kyc/{type}/action', {
      params: { path: { id, type } },
      body: { status },
    }),
  );
