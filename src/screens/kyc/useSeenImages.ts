import { useState } from 'react';
import type { KycDocument } from '../../domain/kyc/documents';

export interface SeenImages {
  /** Records that the image with this URL was shown. */
  see: (url: string | undefined) => void;
  /** Records that the image with this URL could not be shown. */
  miss: (url: string | undefined) => void;
  /** Whether an image of the document could not be shown, and has not been shown since. */
  hasMissed: (document: KycDocument) => boolean;
  /** Promise 8: whether all uploaded images of a document were shown. */
  hasSeen: (document: KycDocument) => boolean;
}

/** Remembers which images were shown: nobody may verify a document that they couldn't see. */
export function useSeenImages(): SeenImages {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const add = (url: string | undefined, set: typeof setSeen) => {
    if (url !== undefined) set((before) => (before.has(url) ? before : new Set(before).add(url)));
  };
  return {
    see: (url) => add(url, setSeen),
    miss: (url) => add(url, setMissed),
    hasMissed: ({ images }) => images.some(({ url }) => url !== undefined && missed.has(url) && !seen.has(url)),
    hasSeen: ({ images, isMissing }) => !isMissing && images.every(({ url }) => url === undefined || seen.has(url)),
  };
}
