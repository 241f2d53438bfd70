import { useState } from 'react';
import type { KeyOf } from '../../api/http/allPages';
import type { CsvField } from '../../domain/values/csv';
import type { ExportView, RowWords } from '../../domain/values/load';
import { useCollecting, type ReadListPage } from '../../hooks/list/useCollecting';
import { exportMessages } from '../../messages/lists';
import { failureText, type FailurePolicy } from '../../messages/policy';
import { useNotify } from '../telling/useNotify';

export interface ListExport<Row> {
  /** The file's name, without the day and '.csv'. */
  name: string;
  words: RowWords;
  /** What each row's line has. */
  fields: readonly CsvField<Row>[];
  read: ReadListPage<Row>;
  keyOf: KeyOf<Row>;
  /** The rows that the filters let through, if the server doesn't apply them. */
  find?: (rows: readonly Row[]) => readonly Row[];
  /** What is said if a page can't be read. */
  failed: FailurePolicy;
}

/** The export of a list: all rows that match, over all pages, as a file. There is no file unless the list was read whole (R221). */
export function useListExport<Row>({ name, words, fields, read, keyOf, find = (rows) => rows, failed }: ListExport<Row>): ExportView {
  const notify = useNotify();
  const { collect, progress, failure, cancel, forget } = useCollecting<Row>();
  /** Why a list that was read to its end gave no file. */
  const [incomplete, setIncomplete] = useState<ExportView['failure']>();
  const save = async () => {
    setIncomplete(undefined);
    const found = await collect(read, keyOf);
    if (!found) return;
    const { repeated, missing, isWhole } = found;
    if (!isWhole) {
      const collected = found.rows.length;
      setIncomplete({ at: { collected, count: collected + missing }, text: exportMessages.incomplete(missing, words) });
      return;
    }
    const rows = find(found.rows);
    if (rows.length === 0) {
      notify.formError(exportMessages.nothingToExport(words), 'info');
      return;
    }
    const [{ csvOf }, { saveCsv }] = await Promise.all([import('../../domain/values/csv'), import('../shell/saveCsv')]);
    saveCsv(name, csvOf(fields, rows));
    notify.success(exportMessages.done(rows.length, repeated, words));
  };
  const stopped = failure ? { at: failure.at, text: failureText(failed, failure.error) ?? exportMessages.failed } : incomplete;
  return {
    // Only the code of the file can still be missing.
    onExport: () => void save().catch(() => setIncomplete({ at: { collected: 0, count: 0 }, text: exportMessages.failed })),
    progress,
    failure: stopped,
    onCancel: cancel,
    onDismiss: () => {
      forget();
      setIncomplete(undefined);
    },
  };
}
