import type { Payout } from '../../../api/types';
import { payoutSnapshot, rereadRecord, sentRecord, type DecisionRecord } from '../decision/record';
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
import type { PayoutDecision } from '../model';
import { createEntryStore } from '../../../lib/storage/entryStore';
import {
  useStored,
  createStore,
  useIsKept,
  currentOwner,
  isAnothersNow,
  newLocalId,
} from '../../../lib/storage/store';

/** R133: kept in this browser for the signed-in admin, the oldest first. Signing out removes it. */
const journal = createEntryStore<JournalEntry>({
  name: 'payout-journal',
  version: 2,
  parse: readEntry,
  parseOld: (raw) => listOf(raw, readEntry)?.reverse(),
  idOf: ({ id }) => id,
  scope: 'own',
});

/** Tabs may overwrite each other's marks. The console then asks once more than necessary. */
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
  /** Notes the outcome. The journal of another admin who has signed in stays as it is. */
  settle: (what: Pick<DecisionRecord, 'outcome' | 'after' | 'words'>) => DecisionRecord;
}

/**
 * Notes a decision just before it is sent. It stays unknown until `settle`, also if the tab is
 * closed.
 */
export function noteDecision(
  payout: Payout,
  decision: PayoutDecision,
  { checks, note, reason, run }: JournalAside = {},
): NotedDecision {
  const owner = currentOwner();
  const record = sentRecord(newLocalId(), new Date().toISOString(), decision);
  const kept = { ...readAside({ checks, note, reason, run }), payout: payoutSnapshot(payout) };
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

export function noteSettled({ id, status }: Payout): void {
  const latest = readDecisions().entries.find((entry) => isSameId(entry.payout.id, id));
  if (latest?.after === '') write(rereadRecord(latest, status));
}

export function readDecisions(): Pick<DecisionJournal, 'entries' | 'unexported'> {
  const entries = [...journal.read()].reverse();
  const marks = new Set(exported.read());
  return { entries, unexported: entries.filter((entry) => !marks.has(exportMark(entry))) };
}

export function markExported(entries: readonly JournalEntry[]): void {
  const now = new Set([...journal.read(), ...entries].map(exportMark));
  exported.write([
    ...new Set([...exported.read().filter((mark) => now.has(mark)), ...entries.map(exportMark)]),
  ]);
}

export interface DecisionJournal {
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
