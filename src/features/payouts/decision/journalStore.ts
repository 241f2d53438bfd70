import { generalMessages } from '~/api/messages';
import type { Payout } from '~/api/types';
import { isKnown, isRecord, listOf, readText, shape, textOf, isSameId } from '~/lib/records';
import { createEntryStore } from '~/lib/storage/entryStore';
import {
  createStore,
  currentOwner,
  hasOwnerChanged,
  newLocalId,
  useIsKept,
  useStored,
} from '~/lib/storage/store';
import { trimText } from '~/lib/text';
import {
  isKeptPayout,
  payoutSnapshot,
  payoutStatusLabels,
  readRecord,
  rereadRecord,
  sentRecord,
  type DecisionRecord,
  type PayoutDecision,
  type PayoutSnapshot,
} from '../model';

export interface CheckSnapshot {
  rule: string;
  verdict: string;
  text: string;
}

export interface JournalAside {
  /** Undefined in entries from before checks were stored. */
  checks?: readonly CheckSnapshot[];
  note?: string;
  reason?: string;
  run?: string;
}

export interface JournalEntry extends DecisionRecord, JournalAside {
  payout: PayoutSnapshot;
}

export const noteSize = 500;
export const journalSize = 2000;

/** What an earlier build stored. */
const earlierVerdicts = { stop: 'blocked', look: 'caution', fine: 'ok' };

const readCheck = shape<CheckSnapshot>({
  rule: readText,
  verdict: (raw) => (isKnown(earlierVerdicts, raw) ? earlierVerdicts[raw] : readText(raw)),
  text: readText,
});

function readAside(raw: Partial<Record<keyof JournalAside, unknown>>): JournalAside {
  const read: JournalAside = {
    checks: listOf(raw.checks, readCheck),
    note: trimText(textOf(raw.note)).slice(0, noteSize),
    reason: textOf(raw.reason),
    run: textOf(raw.run),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value));
}

export function readEntry(raw: unknown): JournalEntry | undefined {
  const record = readRecord(raw);
  return record && isRecord(raw) && isKeptPayout(raw['payout'])
    ? { ...record, ...readAside(raw), payout: raw['payout'] }
    : undefined;
}

/** A late response changes an entry, which then has to be exported again. */
export const exportMark = ({ id, outcome, after }: JournalEntry): string =>
  JSON.stringify([id, outcome, after]);

/** Even a refusal without the server's words needs a text. */
export const recordWords = ({
  outcome,
  words,
}: Pick<DecisionRecord, 'outcome' | 'words'>): string =>
  words === '' && outcome === 'refused' ? generalMessages.failure : words;

export function statusAfter(after: string): string {
  if (after === '') return 'not known';
  return isKnown(payoutStatusLabels, after) ? payoutStatusLabels[after] : after;
}

/** Kept in this browser for the signed-in admin, oldest first (R133). */
const journal = createEntryStore<JournalEntry>({
  name: 'payout-journal',
  version: 2,
  parse: readEntry,
  idOf: ({ id }) => id,
  scope: 'own',
});

/** Tabs may overwrite each other's marks. The console then asks once more than necessary. */
const exported = createStore<string[]>({
  name: 'payout-journal-exported',
  version: 1,
  parse: (raw) => listOf(raw, readText),
  fallback: () => [],
  scope: 'own',
});

function write(entry: JournalEntry): void {
  journal.put(entry);
  for (const { id } of journal.read().slice(0, -journalSize)) journal.remove(id);
}

/** Notes a decision just before it is sent. Its outcome stays unknown until `settle`. */
export function noteDecision(payout: Payout, decision: PayoutDecision, aside: JournalAside = {}) {
  const owner = currentOwner();
  const record = sentRecord(newLocalId(), new Date().toISOString(), decision);
  const kept = { ...readAside(aside), payout: payoutSnapshot(payout) };
  write({ ...record, ...kept });
  return {
    record,
    settle: (what: Pick<DecisionRecord, 'outcome' | 'after' | 'words'>): DecisionRecord => {
      const settled = { ...record, ...what };
      // The journal of another admin who has signed in stays as it is.
      if (!hasOwnerChanged(owner)) write({ ...settled, ...kept });
      return settled;
    },
  };
}

export function noteSettled({ id, status }: Payout): void {
  const latest = readDecisions().entries.find((entry) => isSameId(entry.payout.id, id));
  if (latest?.after === '') write(rereadRecord(latest, status));
}

interface DecisionJournal {
  entries: readonly JournalEntry[];
  unexported: readonly JournalEntry[];
}

export function readDecisions(): DecisionJournal {
  const entries = [...journal.read()].reverse();
  const marks = new Set(exported.read());
  return { entries, unexported: entries.filter((entry) => !marks.has(exportMark(entry))) };
}

export function markExported(entries: readonly JournalEntry[]): void {
  const marks = entries.map(exportMark);
  const now = new Set([...journal.read().map(exportMark), ...marks]);
  exported.write([...new Set([...exported.read().filter((mark) => now.has(mark)), ...marks])]);
}

/** `isKept` is false if the latest entries last only until the tab is closed. */
export function useDecisionJournal(): DecisionJournal & { isKept: boolean } {
  useStored(journal);
  useStored(exported);
  return { ...readDecisions(), isKept: useIsKept(journal) };
}
