import { useState } from 'react';
import type { KeyOf } from '~/api/http/allPages';
import type { ExportView } from '~/lib/load';
import { exportFailed } from './messages';
import { useCollecting, type ReadListPage } from './useCollecting';
import { useNotify } from '~/mutation/useNotify';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import type { FileOfList } from './saveList';
import { failureText, type FailurePolicy } from '~/api/messages';

export interface ListExport<Row> extends FileOfList<Row> {
  read: ReadListPage<Row>;
  keyOf: KeyOf<Row>;
  failed: FailurePolicy;
}

/** Exports all pages, also by a command. There is no file unless the list was read whole. */
export function useListExport<Row>({ read, keyOf, failed, ...file }: ListExport<Row>): ExportView {
  const notify = useNotify();
  const { collect, progress, failure, cancel, forget } = useCollecting<Row>();
  const [incomplete, setIncomplete] = useState<ExportView['failure']>();
  const save = async (rows?: Row[]) => {
    setIncomplete(undefined);
    const found = rows
      ? { rows, repeated: 0, missing: 0, isWhole: true }
      : await collect(read, { keyOf });
    if (!found) return;
    const { saveList } = await import('./saveList');
    setIncomplete(saveList(rows ? { ...file, find: undefined } : file, found, notify));
  };
  const stopped = failure
    ? { at: failure.at, text: failureText(failed, failure.error) ?? exportFailed }
    : incomplete;
  // Only loading the code of the file can still fail here.
  const exportRows = (rows?: readonly unknown[]) =>
    void save(rows as Row[] | undefined).catch(() =>
      setIncomplete({ at: { collected: 0, count: 0 }, text: exportFailed }),
    );
  useScreenCommands([{ label: `Export ${file.words.many} as CSV`, run: () => exportRows() }]);
  return {
    onExport: exportRows,
    progress,
    failure: stopped,
    onCancel: cancel,
    onDismiss: () => {
      forget();
      setIncomplete(undefined);
    },
  };
}
