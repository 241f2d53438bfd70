import type { Collected } from '../api/http/allPages';
import { arrangeFields, csvOf, type CsvField } from '../lib/csv';
import type { Arrangement } from '../lib/listColumns';
import type { ExportView, RowWords } from '../lib/load';
import { exportMessages } from './actionMessages';
import { saveCsv } from '../lib/browser/saveCsv';
import type { Notify } from '../mutation/useNotify';

export interface FileOfList<Row> {
  /** The file's name, without the day and '.csv'. */
  name: string;
  words: RowWords;
  /** What each row's line has. */
  fields: readonly CsvField<Row>[];
  /** How the table's columns are arranged: the file has those that are shown. */
  columns?: Arrangement;
  /** The rows that the filters let through, if the server doesn't apply them. */
  find?: (rows: readonly Row[]) => readonly Row[];
}

/**
 * Saves a list that was read as a file, and tells it. If it wasn't read whole, there is no file:
 * returns why.
 */
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
