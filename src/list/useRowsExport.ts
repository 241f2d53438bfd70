import type { RowWords } from '~/lib/numbers';
import type { CsvField } from '~/lib/csvFields';
import { exportFailed } from './messages';
import { useNotify } from '~/mutation/useNotify';

export function useRowsExport<Row>(
  name: string,
  words: RowWords,
  fields: readonly CsvField<Row>[],
): (rows: readonly Row[]) => void {
  const notify = useNotify();
  return (rows) =>
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
