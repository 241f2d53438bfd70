// What is said of an export and of views. In a file of its own, which is loaded once they are used.
import type { RowWords } from '../lib/load';
import { formatCount } from '../lib/numbers';
import { countOf } from './messages';

/** What an export says. */
export const exportMessages = {
  /** `repeated`: rows that moved to the next page while they were read. */
  done: (count: number, repeated: number, words: RowWords) =>
    [
      `Exported ${countOf(count, words)}`,
      ...(repeated > 0
        ? [
            `${formatCount(repeated)} came twice because the list changed meanwhile. The file has each once`,
          ]
        : []),
    ].join('. '),
  /** Why there is no file. `missing`: how many more the server counts than it gave. */
  incomplete: (missing: number, words: RowWords) =>
    missing > 0
      ? `The server left out ${countOf(missing, words)}. No file was saved`
      : `The list kept changing while it was read, so ${words.many} may be missing. No file was saved`,
  nothingToExport: ({ many }: RowWords) =>
    `No ${many} match these filters: there is nothing to export`,
} as const;

/** What is said of a list's views. */
export const viewMessages = {
  saved: 'View saved',
  deleted: 'View deleted',
  restored: 'View restored',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const;
