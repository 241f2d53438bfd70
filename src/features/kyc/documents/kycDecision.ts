import type { KycDocument } from '../model';

/** Why a document can't be decided, or can only be rejected. '' if there is no restriction. */
export function decisionNote({
  document,
  wasDecided,
  isLoaded,
  hasMissed,
}: {
  document: KycDocument;
  wasDecided: boolean;
  isLoaded: boolean;
  /** An image could not be shown. */
  hasMissed: boolean;
}): string {
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  if (isLoaded) return '';
  return hasMissed
    ? 'The image did not load. Open it to verify'
    : 'Verify works once the image has loaded';
}
