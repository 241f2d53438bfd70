import { useState } from 'react';
import type { KycDocument } from '../model';

interface SeenFile {
  label: string;
  url?: unknown;
}

export interface SeenImages {
  /** Records that the image with this URL was shown. */
  see: (url: string | undefined) => void;
  /** Records that the image with this URL could not be shown. */
  miss: (url: string | undefined) => void;
  /** Records that a file that could not be shown was opened in a new tab. */
  open: (file: SeenFile) => void;
  /**
   * Whether a file of the document could not be shown, and has neither been shown nor opened since.
   */
  hasMissed: (document: KycDocument) => boolean;
  /** Promise 8: whether all uploaded files of a document were shown or opened. */
  hasSeen: (document: KycDocument) => boolean;
}

/**
 * A file that was opened stays the same when the record is read again, as on the return from the
 * new tab: only what signs its address changes, behind its path.
 */
const fileKey = ({ label, url }: SeenFile) => `${label} ${String(url).split(/[?#]/)[0]}`;

/**
 * Remembers which files of a user were seen: nobody may verify a document that they couldn't see.
 */
export function useSeenImages(): SeenImages {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const add = (key: string | undefined, set: typeof setSeen) => {
    if (key !== undefined) set((before) => (before.has(key) ? before : new Set(before).add(key)));
  };
  const isSeen = ({ label, url }: { label: string; url: string | undefined }) =>
    url === undefined || seen.has(url) || opened.has(fileKey({ label, url }));
  return {
    see: (url) => add(url, setSeen),
    miss: (url) => add(url, setMissed),
    open: (file) => add(fileKey(file), setOpened),
    hasMissed: ({ images }) =>
      images.some((image) => image.url !== undefined && missed.has(image.url) && !isSeen(image)),
    hasSeen: ({ images, isMissing }) => !isMissing && images.every(isSeen),
  };
}
