import { useState } from 'react';
import type { KycDocument } from '../../domain/kyc/documents';

export interface SeenImages {
  /** Records that the image with this URL was shown. */
  see: (url: string | undefined) => void;
  /** Promise 8: whether all uploaded images of a document were shown. */
  hasSeen: (document: KycDocument) => boolean;
}

/** Remembers which images were shown: nobody may verify a document that they couldn't see. */
export function useSeenImages(): SeenImages {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  return {
    see: (url) => {
      if (url !== undefined) setSeen((before) => (before.has(url) ? before : new Set(before).add(url)));
    },
    hasSeen: ({ images, isMissing }) => !isMissing && images.every(({ url }) => url === undefined || seen.has(url)),
  };
}
