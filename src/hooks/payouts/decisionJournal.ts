import type { Payout } from '../../api/types';
import { keptPayout, rereadRecord, sentRecord, type DecisionRecord } from '../../domain/payouts/decision';
import { exportMark, journalSize, readAside, readEntry, type JournalAside, type JournalEntry } from '../../domain/payouts/journal';
import { isSameId } from '../../domain/values/ids';
import { listOf } from '../../domain/values/records';
import type { PayoutDecision } from '../../domain/wallet/transactions';
import { createEntryStore, useEntries } from '../stored/entryStore';
import { newLocalId } from '../stored/localId';
import { createLocalStore, useIsKept, useLocalStore } from '../stored/localStore';
import { currentOwner, isAnothersNow } from '../stored/owned';

/** R133: kept in this browser for the signed-in admin. Signing out removes it. The oldest decision comes first. */
const journal = createEntryStore<JournalEntry>({
  name: 'payout-journal',
  version: 2,
  parse: readEntry,
  parseOld: (raw) => listOf(raw, readEntry)?.reverse(),
  idOf: ({ id }) => id,
  isOwned: true,
});

/** The marks of the entries that a file has. If two tabs overwrite each other's, a mark is missing, which only asks once more (R223). */
const exported = createLocalStore<string[]>({
  name: 'payout-journal-exported',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter((mark) => typeof mark === 'string') : undefined),
  fallback: () => [],
  isOwned: true,
});

function write(entry: JournalEntry): void {
  journal.put(entry);
  for (const { id } of journal.read().slice(0, -journalSize)) journal.remove(id);
}

export interface NotedDecision {
  record: DecisionRecord;
  /** Notes the answer and returns the record with it. The journal of another admin who has signed in meanwhile stays as it is. */
  settle: (what: Pick<DecisionRecord, 'outcome' | 'after' | 'words'>) => DecisionRecord;
}

/**
 * Notes a decision just before it is sent, with what the journal keeps besides. Until `settle` notes the answer, its outcome is unknown,
 * also if the tab is closed.
 */
export function noteDecision(payout: Payout, decision: PayoutDecision, { checks, note, run }: JournalAside = {}): NotedDecision {
  const owner = currentOwner();
  const record = sentRecord(newLocalId(), new Date().toISOString(), decision);
  const kept = { ...readAside({ checks, note, run }), payout: keptPayout(payout) };
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

/** Notes the status of a payout whose latest decision was left without an answer and without a reading after it. */
export function noteSettled({ id, status }: Payout): void {
  const latest = readDecisions().entries.find((entry) => isSameId(entry.payout.id, id));
  if (latest?.after === '') write(rereadRecord(latest, status));
}

const withoutMarks = (entries: readonly JournalEntry[], marks: readonly string[]) => {
  const known = new Set(marks);
  return entries.filter((entry) => !known.has(exportMark(entry)));
};

/** The whole journal, newest first, and what of it no file has yet. */
export function readDecisions(): Pick<DecisionJournal, 'entries' | 'unexported'> {
  const entries = [...journal.read()].reverse();
  return { entries, unexported: withoutMarks(entries, exported.read()) };
}

/** Marks entries that were saved in a file as they are. */
export function markExported(entries: readonly JournalEntry[]): void {
  const now = new Set([...journal.read(), ...entries].map(exportMark));
  exported.write([...new Set([...exported.read().filter((mark) => now.has(mark)), ...entries.map(exportMark)])]);
}

export interface DecisionJournal {
  /** The decisions that were sent from this browser, newest first. */
  entries: readonly JournalEntry[];
  /** Those that no file has yet, or not as they are now. */
  unexported: readonly JournalEntry[];
  /** False if the latest ones last only as long as the tab. */
  isKept: boolean;
}

export function useDecisionJournal(): DecisionJournal {
  useEntries(journal);
  useLocalStore(exported);
  return { ...readDecisions(), isKept: useIsKept(journal) };
}
