import type { CsvField } from '../lib/csv';
import type { RowWords } from '../lib/load';
import { exportFailed } from './messages';
import { useNotify } from '../mutation/useNotify';

/**
 * The export of a list whose rows are all here. Returns what saves these rows as a file; nothing is
 * read for it.
 */
export function useRowsExport<Row>(
  name: string,
  words: RowWords,
  fields: readonly CsvField<Row>[],
): (rows: readonly Row[]) => void {
  const notify = useNotify();
  return (rows) =>
    // Not needed for a list's first rows.
    void import('./saveList').then(
      ({ saveList }) =>
        saveList(
          { name, words, fields },
          { rows: [...rows], repeated: 0, missing: 0, isWhole: true },
          notify,
        ),
      () => notify.formError(exportFailed),
    );
}
