import { useState } from 'react';
import type { Id } from '../../api/types';
import { isSameId, readId } from '../../domain/values/ids';
import { isRecord, textOf } from '../../domain/values/records';
import { useDraft } from '../stored/useDraft';

interface NoteDraft {
  payout: Id;
  note: string;
}

function readNote(raw: unknown): NoteDraft | undefined {
  const payout = isRecord(raw) ? readId(raw['payout']) : undefined;
  return isRecord(raw) && payout !== undefined ? { payout, note: textOf(raw['note']) } : undefined;
}

export interface DecisionNote {
  note: string;
  change: (note: string) => void;
  /** It is in the journal, or given up. */
  discard: () => void;
}

/**
 * The note that is typed at a payout's decision. A lost session and a reload keep it (promise 7), until one is typed at another payout.
 */
export function useDecisionNote(payout: Id): DecisionNote {
  const { draft, save, discard } = useDraft('payout-note', readNote);
  const [note, setNote] = useState(draft && isSameId(draft.payout, payout) ? draft.note : '');
  return {
    note,
    change: (typed) => {
      setNote(typed);
      if (typed === '') discard();
      else save({ payout, note: typed });
    },
    discard,
  };
}
