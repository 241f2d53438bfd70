import { useState } from 'react';
import type { Competition } from '~/api/types';
import {
  competitionDraft,
  filterCompetitions,
  noCompetitionFilters,
  firstStatusChange,
} from '../model';
import { wireFields } from '~/lib/csvFields';
import { limits } from '~/lib/limits';
import { competitionsSource } from '../api';
import { useCountdown } from '~/ui/time/useCountdown';
import { competitionMessages } from '../messages';
import { CompetitionsScreen } from './CompetitionsScreen';
import { useList } from '~/list/useList';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { useDrafted } from '~/mutation/useFormDraft';
import { loadable } from '~/ui/loadable';
import { useAskToEnd } from '../useEndCompetition';
import type { FirstRead } from '~/api/reading/reading';

const CreateCompetition = loadable(
  () => import('../create/CreateCompetitionDialog'),
  'CreateCompetition',
);

const clockMs = 60_000;
const noRows: readonly never[] = [];

const fields = wireFields<Competition>({
  ID: 'id',
  Name: 'name',
  Start: 'start_date',
  End: 'end_date',
  Active: 'is_active',
  'Starting Balance': 'starting_balance',
  'Prize Pool': 'price_pool_cash',
  Participants: 'contestants',
});

export const firstRead: FirstRead = ({ page }) => page && competitionsSource(page);

export function CompetitionsPage() {
  const { props, data } = useList({
    noFilters: noCompetitionFilters,
    pageSize: limits.pageSize.competitions,
    words: { one: 'competition', many: 'competitions' },
    source: competitionsSource,
    find: (rows, filters) => filterCompetitions(rows, filters, Date.now()),
    failed: competitionMessages.listFailed,
    fields,
  });
  const rows = data?.results ?? noRows;
  const now = useCountdown((time) => firstStatusChange(rows, time), clockMs);
  const draft = useDrafted(competitionDraft, (raw) => raw);
  const [isCreating, setIsCreating] = useState(draft !== undefined);
  const end = useAskToEnd(rows, now);
  const create = () => setIsCreating(true);
  useScreenCommands([{ label: 'Create Competition', run: create }]);
  return (
    <>
      <CompetitionsScreen {...props} now={now} onCreate={create} onEnd={end} />
      {isCreating && <CreateCompetition now={now} onClose={() => setIsCreating(false)} />}
    </>
  );
}
