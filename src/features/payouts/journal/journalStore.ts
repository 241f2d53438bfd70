import type { Payout } from '../../../api/types';
import { payoutSnapshot, rereadRecord, sentRecord, type DecisionRecord } from './decisionRecord';
import {
  exportMark,
  journalSize,
  readAside,
  readEntry,
  type JournalAside,
  type JournalEntry,
} from './journal';
import { isSameId } from '../../../lib/ids';
import { listOf } from '../../../lib/records';
import type { PayoutDecision } from '../wallet/transactions';
import { createEntryStore } from '../../../lib/storage/entryStore';
import {
  useStored,
  createStore,
  useIsKept,
  currentOwner,
  isAnothersNow,
  newLocalId,
} from '../../../lib/storage/store';

/**
 * R133: kept in this browser for the signed-in admin. Signing out removes it. The oldest decision
 * comes first.
 */
const journal = createEntryStore<JournalEntry>({
  name: 'payout-journal',
  version: 2,
  parse: readEntry,
  parseOld: (raw) => listOf(raw, readEntry)?.reverse(),
  idOf: ({ id }) => id,
  scope: 'own',
});

/**
 * The marks of exported entries. Two tabs may overwrite each other's marks. Then the console only
 * asks once more than necessary.
 */
const exported = createStore<string[]>({
  name: 'payout-journal-exported',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((mark) => typeof mark === 'string') : undefined),
  fallback: () => [],
  scope: 'own',
});

function write(entry: JournalEntry): void {
  journal.put(entry);
  for (const { id } of journal.read().slice(0, -journalSize)) journal.remove(id);
}

export interface NotedDecision {
  record: DecisionRecord;
  /**
   * Stores the outcome and returns the record with it. If another admin has signed in meanwhile,
   * their journal is not changed.
   */
  settle: (what: Pick<DecisionRecord, 'outcome' | 'after' | 'words'>) => DecisionRecord;
}

/**
 * Stores a decision just before it is sent, with the checks, the note and the run. Its outcome is
 * unknown until `settle` stores another one. So it stays unknown if the tab is closed.
 */
export function noteDecision(
  payout: Payout,
  decision: PayoutDecision,
  { checks, note, run }: JournalAside = {},
): NotedDecision {
  const owner = currentOwner();
  const record = sentRecord(newLocalId(), new Date().toISOString(), decision);
  const kept = { ...readAside({ checks, note, run }), payout: payoutSnapshot(payout) };
  write({ ...record, ...kept });
  return {
    record,
    settle: (what) => {
      const settled = { ...record, ...what };
      if (!isAnothersNow(owner)) write({ ...settled, ...kept });
      return settled;
    },
  };
}

/**
 * Stores the status of a payout if its latest decision had no response and the payout could not be
 * read afterwards.
 */
export function noteSettled({ id, status }: Payout): void {
  const latest = readDecisions().entries.find((entry) => isSameId(entry.payout.id, id));
  if (latest?.after === '') write(rereadRecord(latest, status));
}

const withoutMarks = (entries: readonly JournalEntry[], marks: readonly string[]) => {
  const known = new Set(marks);
  return entries.filter((entry) => !known.has(exportMark(entry)));
};

/** The whole journal, newest first, and the entries that were not exported yet. */
export function readDecisions(): Pick<DecisionJournal, 'entries' | 'unexported'> {
  const entries = [...journal.read()].reverse();
  return { entries, unexported: withoutMarks(entries, exported.read()) };
}

/** Marks entries as exported in their present state. */
export function markExported(entries: readonly JournalEntry[]): void {
  const now = new Set([...journal.read(), ...entries].map(exportMark));
  exported.write([
    ...new Set([...exported.read().filter((mark) => now.has(mark)), ...entries.map(exportMark)]),
  ]);
}

export interface DecisionJournal {
  /** The decisions that were sent from this browser, newest first. */
  entries: readonly JournalEntry[];
  /** Entries that were never exported, or have changed since. */
  unexported: readonly JournalEntry[];
  /** False if the latest entries are kept only until the tab is closed. */
  isKept: boolean;
}

export function useDecisionJournal(): DecisionJournal {
  useStored(journal);
  useStored(exported);
  return { ...readDecisions(), isKept: useIsKept(journal) };
}
