import { useState } from 'react';
import type { Id } from '../../../api/types';
import { isSameId, readId } from '../../../lib/ids';
import { isRecord, textOf } from '../../../lib/records';
import { useDraft } from '../../../lib/storage/useDraft';

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
  /** Call it when the note is in the journal, or was given up. */
  discard: () => void;
}

/**
 * The note that the admin types for a payout's decision. It survives a lost session and a reload (promise 7), until a note is typed for
 * another payout.
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
