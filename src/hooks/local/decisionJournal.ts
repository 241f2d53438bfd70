import { isSameId } from '../../domain/ids';
import { keptPayout, readJournal, withEntry, type JournalEntry } from '../../domain/payoutJournal';
import type { PayoutDecision } from '../../domain/transactions';
import type { Payout } from '../../api/types';
import { newLocalId } from './localId';
import { createLocalStore, useIsKept, useLocalStore } from './localStore';
import { currentOwner, isAnothersNow } from './owned';

/** R133: kept in this browser for the signed-in admin; signing out removes it. */
const journal = createLocalStore<JournalEntry[]>({ name: 'payout-journal', version: 1, parse: readJournal, fallback: () => [], isOwned: true });

const write = (entry: JournalEntry) => {
  journal.write(withEntry(journal.read(), entry));
};

/**
 * Writes a decision down just before it is sent, as one whose outcome is unknown: that is what remains if the tab ends before the answer. The answer,
 * once it is there, is written by the function that this gives back: not into the journal of another admin who has signed in meanwhile.
 */
export function noteDecision(payout: Payout, decision: PayoutDecision): (what: Pick<JournalEntry, 'outcome' | 'after' | 'words'>) => void {
  const owner = currentOwner();
  const at = new Date().toISOString();
  const entry: JournalEntry = { id: newLocalId(), at, decision, outcome: 'unknown', payout: keptPayout(payout), after: '', words: '' };
  write(entry);
  return (what) => {
    if (!isAnothersNow(owner)) write({ ...entry, ...what });
  };
}

/** Notes what the list says of a payout whose decision was left without an answer, and without a reading after it. */
export function noteSettled({ id, status }: Payout): void {
  const open = journal.read().find((entry) => isSameId(entry.payout.id, id));
  if (open?.after === '') write({ ...open, after: status });
}

export interface DecisionJournal {
  /** The decisions that were sent from this browser, the newest first. */
  entries: readonly JournalEntry[];
  /** False while the latest last only as long as the tab. */
  isKept: boolean;
}

export function useDecisionJournal(): DecisionJournal {
  const [entries] = useLocalStore(journal);
  return { entries, isKept: useIsKept(journal) };
}
