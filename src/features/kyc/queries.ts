import { getKyc, getKycInTurn } from './api';
import type { Id, KycRecord } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import { useReading, type SourceReading } from '../../api/reading/reading';

export const kycSource = (id: Id): Source<KycRecord | null> => ({
  key: cacheKeys.users.kyc(id),
  read: () => getKyc(id),
});

/** A user's KYC record. `data` is null if there is none. Without an id nothing is read. */
export const useKyc = (id: Id | undefined): SourceReading<KycRecord | null> =>
  useReading(id === undefined ? null : kycSource(id));

/** The same for 'Review identities', whose search reads records too. */
export const useKycInTurn = (id: Id): SourceReading<KycRecord | null> =>
  useReading({ ...kycSource(id), read: () => getKycInTurn(id) });
