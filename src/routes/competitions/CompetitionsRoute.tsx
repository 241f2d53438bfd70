import { useState } from 'react';
import type { Id } from '../../api/types';
import { competitionCan, firstStatusChange } from '../../domain/competition';
import { noCompetitionFilters } from '../../domain/competitionFilters';
import { readId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { useCompetitions } from '../../hooks/useCompetitions';
import { useCountdown } from '../../hooks/useCountdown';
import { competitionMessages } from '../../messages/competitions';
import { CompetitionsScreen } from '../../screens/competitions/CompetitionsScreen';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';
import { usePageRecovery } from '../usePageRecovery';
import { CreateCompetition, useCompetitionDraft } from './CreateCompetition';
import { EndCompetition } from './EndCompetition';

/** How often progress is brought up to date, in milliseconds; a status changes at its very moment. */
const clockMs = 60_000;

/** R25: filters act on the loaded page. A form that was being filled in when the session was lost opens again by itself (promise 7). */
export function CompetitionsRoute() {
  const list = useListSearch(noCompetitionFilters, limits.pageSize.competitions, { keepsPage: true });
  const { page, pageSize } = list;
  const competitions = useCompetitions({ page, pageSize });
  const rows = competitions.data?.results ?? [];
  const now = useCountdown((time) => firstStatusChange(rows, time), clockMs);
  const { draft } = useCompetitionDraft();
  const [isCreating, setIsCreating] = useState(draft !== undefined);
  const [endingId, setEndingId] = useState<Id>();
  const isRecovering = usePageRecovery({ ...competitions, page, pageSize, setPage: list.setPage });
  useFailureToast(isRecovering ? undefined : competitions.error, competitionMessages.listFailed);
  // As the server has it now: one that somebody else has ended leaves nothing to ask.
  const ending = endingId !== undefined ? rows.find((row) => row.id === endingId && competitionCan.end(row, now)) : undefined;
  return (
    <>
      <CompetitionsScreen
        load={isRecovering ? { status: 'loading' } : toLoad(competitions)}
        filters={list.filters}
        page={page}
        pageSize={pageSize}
        now={now}
        onFiltersChange={list.setFilters}
        onClearFilters={list.clearFilters}
        onPageChange={list.setPage}
        onCreate={() => { setIsCreating(true); }}
        onEnd={({ id }) => { setEndingId(id); }}
      />
      {isCreating && <CreateCompetition now={now} onClose={() => { setIsCreating(false); }} />}
      {ending && <EndCompetition key={readId(ending.id)} competition={ending} onClose={() => { setEndingId(undefined); }} />}
    </>
  );
}
