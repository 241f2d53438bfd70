import type { KycDocumentType } from '../model';
import {
  readKycQueue,
  withResult,
  type KycQueue,
  type QueueResult,
  newScan,
  readKycScan,
  type KycScan,
} from './queue';
import { createStore, currentOwner, hasOwnerChanged } from '~/lib/storage/store';

export const kycQueue = createStore<KycQueue>({
  name: 'kyc-queue',
  version: 1,
  parse: readKycQueue,
  fallback: () => [],
  scope: 'own',
  area: 'session',
});

export const kycScan = createStore<KycScan>({
  name: 'kyc-scan',
  version: 1,
  parse: readKycScan,
  fallback: () => newScan,
  scope: 'own',
  area: 'session',
});

export function endKycQueue(): void {
  kycQueue.remove();
  kycScan.remove();
}

export const nextKycBatch = (): void =>
  kycQueue.write(kycQueue.read().filter(({ result }) => result === undefined));

/** The result is stored even if the screen is gone, but never in another admin's queue. */
export function kycResultOf(
  id: string,
  type: KycDocumentType,
): (result: QueueResult | undefined) => void {
  const owner = currentOwner();
  return (result) => {
    if (!hasOwnerChanged(owner)) kycQueue.write(withResult(kycQueue.read(), id, type, result));
  };
}
