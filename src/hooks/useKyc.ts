import { getKyc } from '../api/kyc';
import type { Id, KycRecord } from '../api/types';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** A user's KYC record; `data` is null when there is none (R19). */
export const useKyc = (id: Id): Reading<KycRecord | null> => useReading(keys.users.kyc(id), () => getKyc(id));
