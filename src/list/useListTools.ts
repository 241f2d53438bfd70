import type { CsvField } from '~/lib/csvFields';
import type { ListTools, SelectedAct } from '~/lib/load';
import { useSelection } from './listMemory';
import { useListExport, type ListExport } from './useListExport';

interface ListOfRows<Row> {
  tools: Omit<ListTools, 'exporting' | 'selecting'>;
  all: Omit<ListExport<Row>, 'fields'> & { path: string };
}

/** A list's tools with export and selection. */
export const useListTools = <Row>(
  { tools, all }: ListOfRows<Row>,
  fields: readonly CsvField<Row>[],
  act?: SelectedAct<Row>,
): ListTools => ({
  ...tools,
  exporting: useListExport({ ...all, fields }),
  selecting: useSelection(all, act),
});
