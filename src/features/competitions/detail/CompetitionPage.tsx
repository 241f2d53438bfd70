import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { nextStatusChange } from '../model';
import { useCompetition } from '../api';
import { useCountdown } from '~/ui/time/useCountdown';
import { competitionMessages } from '../messages';
import { hrefs, type RouteProps } from '~/routes';
import { leaderboardFields, traderWords } from './Leaderboard';
import { CompetitionScreen } from './CompetitionScreen';
import { useListSearch } from '~/list/useListSearch';
import { listSteps } from '~/list/steps';
import { useRowsExport } from '~/list/useRowsExport';
import { useNotify, useFailureToast } from '~/mutation/useNotify';
import { useAskToEnd } from '../useEndCompetition';
import { toLoad, useCachedRows } from '~/api/reading/reading';
import type { Competition } from '~/api/types';
import { isCompetitionList } from '~/features/cacheKeys';
import { isSameId } from '~/lib/records';
import { formatText } from '~/lib/text';

const noSearch = { search: '' };
const secondMs = 1000;

/**
 * Opens the list if the competition can't be loaded. One that is already shown stays, unless it is
 * gone or forbidden (R171).
 */
function useCompetitionOrLeave(id: string) {
  const [, navigate] = useLocation();
  const competition = useCompetition(id);
  // SWR may still have the failure of an earlier visit.
  const [oldError] = useState(competition.error);
  const error = competition.error === oldError ? undefined : competition.error;
  useFailureToast({ ...competition, error }, competitionMessages.detailFailed);
  const isLeaving =
    error !== undefined &&
    (competition.data === undefined || error.status === 403 || error.status === 404);
  useEffect(() => {
    if (isLeaving) navigate(hrefs.competitions, { replace: true });
  }, [isLeaving, navigate]);
  return { ...competition, error: undefined };
}

const noCompetition: readonly never[] = [];

export function CompetitionPage({ id }: RouteProps) {
  const competition = useCompetitionOrLeave(id);
  const { data } = competition;
  const listed = useCachedRows<Competition>(isCompetitionList);
  const row = data ?? listed().find((one) => isSameId(one.id, id));
  const { filters, setFilters } = useListSearch(noSearch, 1, { keepsPage: true });
  const now = useCountdown((time) => data && nextStatusChange(data, time), secondMs);
  const notify = useNotify();
  const exportRows = useRowsExport('leaderboard', traderWords, leaderboardFields);
  const end = useAskToEnd(data ? [data] : noCompetition, now);
  return (
    <CompetitionScreen
      load={toLoad(competition)}
      // A long title that arrived later would push the page down.
      listedName={row && formatText(row.name)}
      search={filters.search}
      now={now}
      steps={listSteps({
        id,
        what: 'competition',
        lists: [hrefs.competitions],
        hrefOf: hrefs.competition,
      })}
      onSearchChange={(search) => setFilters({ search }, true)}
      onExport={exportRows}
      // The button shows nothing but this message.
      onEdit={() => notify.info(competitionMessages.editSoon)}
      onEnd={() => data && end(data)}
    />
  );
}
