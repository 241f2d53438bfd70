import { useState } from 'react';
import type { KycDocument } from '../../domain/kyc';

export interface SeenImages {
  /** The image at this address is shown. */
  see: (url: string | undefined) => void;
  /** Promise 8: whether every image that was handed in for a document has been shown. */
  hasSeen: (document: KycDocument) => boolean;
}

/** Which images the admin has been shown: nobody verifies what they could not see. */
export function useSeenImages(): SeenImages {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  return {
    see: (url) => {
      if (url !== undefined) setSeen((before) => (before.has(url) ? before : new Set(before).add(url)));
    },
    hasSeen: ({ images, isMissing }) => !isMissing && images.every(({ url }) => url === undefined || seen.has(url)),
  };
}
