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
import { createStore, currentOwner, isAnothersNow } from '../../../lib/storage/store';

/**
 * The documents under review in this tab. They survive a reload and a lost session, and end with
 * the tab and with signing out.
 */
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

/** Removes the documents that have a result, so that the search looks for as many new ones. */
export const nextKycBatch = (): void =>
  kycQueue.write(kycQueue.read().filter(({ result }) => result === undefined));

/**
 * Returns a function that stores a document's result, also after its screen was closed. If another
 * admin has signed in meanwhile, their queue is not changed.
 */
export function kycResultOf(
  id: string,
  type: KycDocumentType,
): (result: QueueResult | undefined) => void {
  const owner = currentOwner();
  return (result) => {
    if (!isAnothersNow(owner)) kycQueue.write(withResult(kycQueue.read(), id, type, result));
  };
}
