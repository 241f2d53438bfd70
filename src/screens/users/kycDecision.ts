import type { KycDocument } from '../../domain/kyc';

/** Why nothing, or not everything, can be decided about a document; '' where there is nothing to say. */
export function decisionNote({ document, wasDecided, isLoaded }: { document: KycDocument; wasDecided: boolean; isLoaded: boolean }): string {
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  return isLoaded ? '' : 'Verify waits for the image';
}
