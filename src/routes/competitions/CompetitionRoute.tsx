import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { competitionCan, nextStatusChange } from '../../domain/competition';
import { useCompetition } from '../../hooks/useCompetition';
import { useCountdown } from '../../hooks/useCountdown';
import { competitionMessages } from '../../messages/competitions';
import { hrefs } from '../../paths';
import { CompetitionScreen } from '../../screens/competitions/CompetitionScreen';
import { pathId } from '../pathId';
import type { RouteProps } from '../routeProps';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';
import { useNotify } from '../useNotify';
import { EndCompetition } from './EndCompetition';

const noSearch = { search: '' };
const secondMs = 1000;

/** Section 8: one that can't be loaded leads back to the list. What is shown already stays when a later reading fails, unless it is gone (R171). */
function useCompetitionOrLeave(id: string) {
  const [, navigate] = useLocation();
  const competition = useCompetition(id);
  // A failure remembered from an earlier visit says nothing of this one.
  const [oldError] = useState(competition.error);
  const error = competition.error === oldError ? undefined : competition.error;
  useFailureToast(error, competitionMessages.detailFailed);
  const isLeaving = error !== undefined && error.status !== 403 && (competition.data === undefined || error.status === 404);
  useEffect(() => {
    if (isLeaving) navigate(hrefs.competitions, { replace: true });
  }, [isLeaving, navigate]);
  return { ...competition, error: error?.status === 403 ? error : undefined };
}

export function CompetitionRoute({ params }: RouteProps) {
  const competition = useCompetitionOrLeave(pathId(params['id']));
  const { data } = competition;
  const { filters, setFilters } = useListSearch(noSearch, 1, { keepsPage: true });
  const now = useCountdown((time) => data && nextStatusChange(data, time), secondMs);
  const [isEnding, setIsEnding] = useState(false);
  const notify = useNotify();
  return (
    <>
      <CompetitionScreen
        load={toLoad(competition)}
        search={filters.search}
        now={now}
        onSearchChange={(search) => { setFilters({ search }, true); }}
        // Section 2: the button only says so.
        onEdit={() => { notify.info(competitionMessages.editSoon); }}
        onEnd={() => { setIsEnding(true); }}
      />
      {/* One that has ended meanwhile leaves nothing to ask. */}
      {data && isEnding && competitionCan.end(data, now) && <EndCompetition competition={data} onClose={() => { setIsEnding(false); }} />}
    </>
  );
}
