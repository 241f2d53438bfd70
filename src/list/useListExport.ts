import { useState } from 'react';
import type { KeyOf } from '../api/http/allPages';
import type { ExportView } from '../lib/load';
import { useCollecting, type ReadListPage } from './useCollecting';
import { exportFailed } from './messages';
import { failureText, type FailurePolicy } from '../api/messages';
import { useNotify } from '../mutation/useNotify';
import type { FileOfList } from './saveList';

export interface ListExport<Row> extends FileOfList<Row> {
  read: ReadListPage<Row>;
  keyOf: KeyOf<Row>;
  /** What is said if a page can't be read. */
  failed: FailurePolicy;
}

/**
 * The export of a list: all rows that match, over all pages, as a file. There is no file unless the
 * list was read whole.
 */
export function useListExport<Row>({ read, keyOf, failed, ...file }: ListExport<Row>): ExportView {
  const notify = useNotify();
  const { collect, progress, failure, cancel, forget } = useCollecting<Row>();
  /** Why a list that was read to its end gave no file. */
  const [incomplete, setIncomplete] = useState<ExportView['failure']>();
  const save = async (rows?: Row[]) => {
    setIncomplete(undefined);
    const found = rows
      ? { rows, repeated: 0, missing: 0, isWhole: true }
      : await collect(read, keyOf);
    if (!found) return;
    // Not needed for a list's first rows.
    const { saveList } = await import('./saveList');
    setIncomplete(saveList(rows ? { ...file, find: undefined } : file, found, notify));
  };
  const stopped = failure
    ? { at: failure.at, text: failureText(failed, failure.error) ?? exportFailed }
    : incomplete;
  return {
    // Only the code of the file can still be missing.
    // Rows of this list.
    onExport: (rows) =>
      void save(rows as Row[] | undefined).catch(() =>
        setIncomplete({ at: { collected: 0, count: 0 }, text: exportFailed }),
      ),
    progress,
    failure: stopped,
    onCancel: cancel,
    onDismiss: () => {
      forget();
      setIncomplete(undefined);
    },
  };
}
