import { serverOr } from './policy';

/** Section 7's blob download, in the document viewer; section 8 has no words for its failure. */
export const documentMessages = {
  downloadFailed: serverOr('The document could not be downloaded'),
} as const;
