import { formatTime } from '../lib/dates';
import type { RowWords } from '../lib/load';
import { formatCount } from '../lib/numbers';

/** '1 user', '10,000 users' */
export const countOf = (count: number, { one, many }: RowWords) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** If the filters let no row through. Without a note this page is the whole list. */
export const filteredEmptyText = ({ whole }: { whole: { isOn: boolean; note: string } }): string =>
  whole.isOn || whole.note === '' ? 'All pages were searched.' : 'Only this page was searched.';

interface Reading {
  words: RowWords;
  filtersActOn: 'page' | 'server';
  isWhole: boolean;
  /** Rows on this page, if there are others. */
  ofPage: number | undefined;
  /** Rows on all pages. */
  count: number | undefined;
  whole: {
    progress: { collected: number; count: number } | undefined;
    readAt: string | undefined;
    isComplete: boolean;
  };
}

export function searchedText({
  words,
  filtersActOn,
  isWhole,
  ofPage,
  count,
  whole: { progress, readAt, isComplete },
}: Reading): string {
  if (!isWhole)
    return ofPage !== undefined && filtersActOn === 'page'
      ? // R22
        `Filtering this page only (${formatCount(ofPage)} of ${formatCount(count ?? ofPage)})`
      : '';
  if (progress)
    return progress.count === 0
      ? `Reading all ${words.many} …`
      : `Reading ${formatCount(progress.collected)} of ${countOf(progress.count, words)} …`;
  if (readAt === undefined || count === undefined) return '';
  const text = `${filtersActOn === 'page' ? 'Searches all' : 'All'} ${countOf(count, words)}, read at ${formatTime(readAt)}`;
  return isComplete
    ? text
    : `${text}. The list kept changing while it was read, so ${words.many} may be missing.`;
}

/** If no answer of the server's stopped the export. */
export const exportFailed = 'No file was saved';
