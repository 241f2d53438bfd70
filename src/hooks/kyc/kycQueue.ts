import type { KycDocumentType } from '../../domain/kyc/documents';
import { readKycQueue, withResult, type KycQueue, type QueueResult } from '../../domain/kyc/queue';
import { newScan, readKycScan, type KycScan } from '../../domain/kyc/scan';
import { createLocalStore } from '../stored/localStore';
import { currentOwner, isAnothersNow } from '../stored/owned';

/** The documents under review in this tab. They survive a reload and a lost session, and end with the tab and with signing out. */
export const kycQueue = createLocalStore<KycQueue>({
  name: 'kyc-queue',
  version: 1,
  parse: readKycQueue,
  fallback: () => [],
  isOwned: true,
  area: 'session',
});

/** How far the search for them has come. */
export const kycScan = createLocalStore<KycScan>({
  name: 'kyc-scan',
  version: 1,
  parse: readKycScan,
  fallback: () => newScan,
  isOwned: true,
  area: 'session',
});

/** Ends the review: the next one starts from the beginning. */
export function endKycQueue(): void {
  kycQueue.remove();
  kycScan.remove();
}

/** Looks for as many documents again. What was not reached stays in the queue. */
export const nextKycBatch = (): void => kycQueue.write(kycQueue.read().filter(({ result }) => result === undefined));

/**
 * Returns how to note what became of a document, also after its screen is gone. The queue of another admin who has signed in meanwhile
 * stays as it is.
 */
export function kycResultOf(id: string, type: KycDocumentType): (result: QueueResult | undefined) => void {
  const owner = currentOwner();
  return (result) => {
    if (!isAnothersNow(owner)) kycQueue.write(withResult(kycQueue.read(), id, type, result));
  };
}
