import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Competition, CompetitionDetail, Id } from '~/api/types';
import { isSameId } from '~/lib/records';
import { formatText } from '~/lib/text';
import { useConfirm } from '~/mutation/confirm';
import { useMutation } from '~/mutation/useMutation';
import { cacheKeys, isCompetitionList } from '~/features/cacheKeys';
import { endCompetition, getCompetition, type CompetitionList } from './api';
import { competitionMessages } from './messages';
import { competitionCan } from './model';

const endedIn = (list: CompetitionList | undefined, id: Id) =>
  list && {
    ...list,
    results: list.results.map((row) => (isSameId(row.id, id) ? { ...row, is_active: false } : row)),
  };

/** The competition is shown as ended once the server has confirmed it. */
export function useEndCompetition() {
  const { mutate } = useSWRConfig();
  return useMutation({
    about: (id: Id) => `competition ${String(id)}`,
    send: (id) => endCompetition(id).then(() => true as const),
    findResult: async (id) => ((await getCompetition(id)).is_active ? undefined : (true as const)),
    updateCache: (_ended, id) =>
      Promise.all([
        mutate(
          cacheKeys.competitions.detail(id),
          (known?: CompetitionDetail) => known && { ...known, is_active: false },
          { revalidate: false },
        ),
        // The filter matches only lists of competitions.
        mutate(isCompetitionList, (list?: CompetitionList) => endedIn(list, id), {
          revalidate: false,
        }),
      ]),
    invalidates: (_made, id) => [
      cacheKeys.competitions.detail(id),
      isCompetitionList,
      cacheKeys.dashboard(),
    ],
    succeeded: () => competitionMessages.ended,
    failed: competitionMessages.endFailed,
  });
}

/**
 * A failure stays in the question (R170), which closes if `known` shows that somebody else ended
 * the competition.
 */
export function useAskToEnd(
  known: readonly Competition[],
  now: number,
): (competition: Competition) => void {
  const confirm = useConfirm();
  const { run } = useEndCompetition();
  const asked = useRef<{ id: Id; takeBack: () => void }>(undefined);
  useEffect(() => {
    const { id, takeBack } = asked.current ?? {};
    if (
      id !== undefined &&
      !known.some((one) => isSameId(one.id, id) && competitionCan.end(one, now))
    )
      takeBack?.();
  }, [known, now]);
  return ({ id, name, contestants }) => {
    const takeBack = confirm({
      title: 'End Competition',
      question: competitionMessages.confirmEnd(formatText(name)),
      consequence: competitionMessages.endConsequence(contestants),
      confirmLabel: 'End Competition',
      busyLabel: 'Ending…',
      onConfirm: () => run(id),
    });
    asked.current = { id, takeBack };
  };
}
