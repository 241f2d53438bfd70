import { useEffect, useRef } from 'react';
import type { Competition, Id } from '../../api/types';
import { competitionCan } from './status';
import { isSameId } from '../../lib/ids';
import { formatText } from '../../lib/text';
import { useEndCompetition } from './mutations';
import { competitionMessages } from './messages';
import { useConfirm } from '../../mutation/confirm';

/**
 * Section 4: ends a competition after the confirmation. A failure stays in the dialog, and an
 * unknown outcome is called unknown (promise 1, R170). `known` are the competitions as the server
 * has them now: if somebody else has ended one, its question closes.
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
  return ({ id, name }) => {
    const takeBack = confirm({
      title: 'End Competition',
      question: competitionMessages.confirmEnd(formatText(name)),
      consequence: "It ends now, for everybody who takes part. This can't be undone.",
      confirmLabel: 'End Competition',
      busyLabel: 'Ending…',
      onConfirm: () => run(id),
    });
    asked.current = { id, takeBack };
  };
}
