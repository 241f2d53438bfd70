import { useState } from 'react';
import type { Competition } from '../../../api/types';
import { filterCompetitions, noCompetitionFilters } from './filters';
import { firstStatusChange } from '../status';
import type { CsvField } from '../../../lib/csv';
import { limits } from '../../../lib/limits';
import { competitionsSource } from '../queries';
import { useCountdown } from '../../../ui/time/useCountdown';
import { competitionMessages } from '../messages';
import { CompetitionsScreen } from './CompetitionsScreen';
import { useList } from '../../../list/useList';
import { useListExport } from '../../../list/useListExport';
import { useSelection } from '../../../list/listMemory';
import { useScreenCommands } from '../../../ui/keyboard/screenCommands';
import { CreateCompetition, useIsCompetitionDrafted } from '../create/CreateCompetition';
import { useAskToEnd } from '../useAskToEnd';
import type { FirstRead } from '../../../api/reading/routeProps';

/** How often the progress is updated, in milliseconds. A status changes exactly at its time. */
const clockMs = 60_000;
const noRows: readonly never[] = [];

/** What the file of an export has of each competition. */
const fields: readonly CsvField<Competition>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Start', value: (row) => row.start_date },
  { header: 'End', value: (row) => row.end_date },
  { header: 'Active', value: (row) => row.is_active },
  { header: 'Starting Balance', value: (row) => row.starting_balance },
  { header: 'Prize Pool', value: (row) => row.price_pool_cash },
  { header: 'Participants', value: ({ contestants }) => contestants },
];

export const firstRead: FirstRead = ({ page }) => page && competitionsSource(page);

/**
 * The filters act on the loaded page. If the session was lost while the form was being filled in,
 * it opens again by itself (promise 7).
 */
export function CompetitionsPage() {
  const { props, tools, all, data } = useList({
    noFilters: noCompetitionFilters,
    pageSize: limits.pageSize.competitions,
    words: { one: 'competition', many: 'competitions' },
    source: competitionsSource,
    find: (rows, filters) => filterCompetitions(rows, filters, Date.now()),
    failed: competitionMessages.listFailed,
  });
  const exporting = useListExport({ ...all, fields: fields });
  const selecting = useSelection(all);
  const rows = data?.results ?? noRows;
  const now = useCountdown((time) => firstStatusChange(rows, time), clockMs);
  const [isCreating, setIsCreating] = useState(useIsCompetitionDrafted());
  const end = useAskToEnd(rows, now);
  const create = () => setIsCreating(true);
  useScreenCommands([
    { label: 'Create Competition', run: create },
    { label: 'Export competitions as CSV', run: exporting.onExport },
  ]);
  return (
    <>
      <CompetitionsScreen
        {...props}
        tools={{ ...tools, exporting, selecting }}
        now={now}
        onCreate={create}
        onEnd={end}
      />
      {isCreating && <CreateCompetition now={now} onClose={() => setIsCreating(false)} />}
    </>
  );
}
