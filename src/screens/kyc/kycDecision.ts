import type { KycDocument } from '../../domain/kyc/documents';

/** Why a document can't be decided, or can only be rejected. '' if there is no restriction. */
export function decisionNote({
  document,
  wasDecided,
  isLoaded,
}: {
  document: KycDocument;
  wasDecided: boolean;
  isLoaded: boolean;
}): string {
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  return isLoaded ? '' : 'Verify waits for the image';
}
