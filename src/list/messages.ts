import { formatTime } from '../lib/dates';
import type { RowWords } from '../lib/load';
import { formatCount } from '../lib/numbers';

/** '1 user', '10,000 users'. */
export const countOf = (count: number, { one, many }: RowWords) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What a list says of the rows that it searches. */
const wholeListMessages = {
  /** R22 */
  ofPage: (here: number, count: number) =>
    `Filters search these ${formatCount(here)} of ${formatCount(count)}`,
  reading: ({ collected, count }: { collected: number; count: number }, words: RowWords) =>
    count === 0
      ? `Reading all ${words.many} …`
      : `Reading ${formatCount(collected)} of ${countOf(count, words)} …`,
  searchesAll: (count: number, readAt: string, words: RowWords) =>
    `Searches all ${countOf(count, words)}, read at ${formatTime(readAt)}`,
  hasAll: (count: number, readAt: string, words: RowWords) =>
    `All ${countOf(count, words)}, read at ${formatTime(readAt)}`,
  incomplete: (words: RowWords) =>
    `The list kept changing while it was read, so ${words.many} may be missing.`,
} as const;

/** Said if the filters let no row through. Without a note this page is the whole list. */
export const filteredEmptyText = ({ whole }: { whole: { isOn: boolean; note: string } }): string =>
  whole.isOn || whole.note === '' ? 'The whole list was searched.' : 'Only this page was searched.';

interface Reading {
  words: RowWords;
  /** Whether the filters act on the rows that are here, or the server applies them. */
  filtersActOn: 'page' | 'server';
  isWhole: boolean;
  /** The number of rows on this page, if there are other pages. */
  ofPage: number | undefined;
  /** The number of rows on all pages. */
  count: number | undefined;
  whole: {
    progress: { collected: number; count: number } | undefined;
    readAt: string | undefined;
    isComplete: boolean;
  };
}

/** What a list says of the rows that its filters act on. */
export function searchedText({
  words,
  filtersActOn,
  isWhole,
  ofPage,
  count,
  whole,
}: Reading): string {
  if (!isWhole)
    return ofPage !== undefined && filtersActOn === 'page'
      ? wholeListMessages.ofPage(ofPage, count ?? ofPage)
      : '';
  if (whole.progress) return wholeListMessages.reading(whole.progress, words);
  if (whole.readAt === undefined || count === undefined) return '';
  const text = (filtersActOn === 'page' ? wholeListMessages.searchesAll : wholeListMessages.hasAll)(
    count,
    whole.readAt,
    words,
  );
  return whole.isComplete ? text : `${text}. ${wholeListMessages.incomplete(words)}`;
}

/** Said if an export stopped for a reason that is no answer of the server's. */
export const exportFailed = 'No file was saved';
