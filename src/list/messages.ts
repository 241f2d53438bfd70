import { formatTime } from '~/lib/dates';
import type { WholeView } from '~/lib/load';
import { countOf, formatCount, type RowWords } from '~/lib/numbers';

type Partial = NonNullable<WholeView['partial']>;

/** Filters act on the loaded page only (R22). */
export const partialText = ({ searched, count }: Partial) =>
  `Filtering this page only (${formatCount(searched)} of ${formatCount(count)})`;

export const listChanged = (many: string) =>
  `The list kept changing, so some ${many} may be missing`;

interface WholeReading {
  words: RowWords;
  isSearched: boolean;
  count: number | undefined;
  progress: { collected: number; count: number } | undefined;
  readAt: string | undefined;
  isComplete: boolean;
}

export function wholeText({
  words,
  isSearched,
  count,
  progress,
  readAt,
  isComplete,
}: WholeReading): string {
  if (progress)
    return progress.count === 0
      ? `Loading all ${words.many} …`
      : `Loading ${formatCount(progress.collected)} of ${countOf(progress.count, words)} …`;
  if (readAt === undefined || count === undefined) return '';
  const text = `${isSearched ? 'Filtering all' : 'All'} ${countOf(count, words)}, updated ${formatTime(readAt)}`;
  return isComplete ? text : `${text}. ${listChanged(words.many)}.`;
}

export const exportFailed = 'No file was saved';
