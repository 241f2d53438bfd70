import type { Collected } from '~/api/http/allPages';
import { arrangeFields, csvOf } from '~/lib/csv';
import type { CsvField } from '~/lib/csvFields';
import type { ColumnLayout } from '~/lib/listColumns';
import type { ExportView } from '~/lib/load';
import { countOf, formatCount, type RowWords } from '~/lib/numbers';
import { listChanged } from './messages';
import { saveCsv } from '~/lib/browser/saveFile';
import type { Notify } from '~/mutation/useNotify';

export const exportMessages = {
  /** `repeated` counts rows that moved to the next page during the reading. */
  done: (count: number, repeated: number, words: RowWords) =>
    [
      `Exported ${countOf(count, words)}`,
      ...(repeated > 0
        ? [
            `${formatCount(repeated)} appeared twice because the list changed during the export. The file has each once`,
          ]
        : []),
    ].join('. '),
  incomplete: (missing: number, words: RowWords) =>
    missing > 0
      ? `The server left out ${countOf(missing, words)}. No file was saved`
      : `${listChanged(words.many)}. No file was saved`,
  nothingToExport: ({ many }: RowWords) =>
    `No ${many} match these filters: there is nothing to export`,
} as const;

export interface FileOfList<Row> {
  name: string;
  words: RowWords;
  fields: readonly CsvField<Row>[];
  columns?: ColumnLayout;
  /** Applies the filters, if the server doesn't. */
  find?: (rows: readonly Row[]) => readonly Row[];
}

/** Returns why there is no file if the list wasn't read whole. */
export function saveList<Row>(
  { name, words, fields, columns = '', find = (rows) => rows }: FileOfList<Row>,
  { rows: all, repeated, missing, isWhole }: Collected<Row>,
  notify: Notify,
): ExportView['failure'] {
  if (!isWhole)
    return {
      at: { collected: all.length, count: all.length + missing },
      text: exportMessages.incomplete(missing, words),
    };
  const rows = find(all);
  if (rows.length === 0) {
    notify.formError(exportMessages.nothingToExport(words), 'info');
    return undefined;
  }
  saveCsv(name, csvOf(arrangeFields(fields, columns), rows));
  notify.success(exportMessages.done(rows.length, repeated, words));
  return undefined;
}
