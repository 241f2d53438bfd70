import type { CsvField } from '~/lib/csvFields';
import type { ListTools, SelectedAct } from '~/lib/load';
import { useSelection } from './listMemory';
import { useListExport, type ExportSource } from './useListExport';

interface ListOfRows<Row> {
  tools: Omit<ListTools, 'exporting' | 'selecting'>;
  exportSource: ExportSource<Row>;
}

/** A list's tools with export and selection. */
export const useListTools = <Row>(
  { tools, exportSource }: ListOfRows<Row>,
  fields: readonly CsvField<Row>[],
  act?: SelectedAct<Row>,
): ListTools => ({
  ...tools,
  exporting: useListExport({ ...exportSource, fields }),
  selecting: useSelection(exportSource, act),
});
