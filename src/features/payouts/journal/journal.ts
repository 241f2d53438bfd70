import type { StatusLook } from '../../../lib/tone';
import { isSameId } from '../../../lib/ids';
import {
  type PayoutSnapshot,
  decisionOutcomeLooks,
  isKeptPayout,
  readRecord,
  type DecisionRecord,
  decisionLooks,
} from '../decision/record';
import { sumsByCurrency } from '../checks/evidence';
import {
  reviewVerdict,
  reviewVerdictLooks,
  type ReviewItem,
  type ReviewQueue,
  type ReviewVerdict,
} from '../review/review';
import { isRecord, listOf, textOf } from '../../../lib/records';
import { foldText, formatText, searchWords, trimText } from '../../../lib/text';
import { isKnown, payAmount, payoutAmount, payoutStatusLabels, userOf } from '../model';
import type { VerdictSum } from '../../../list/review/review';

export interface JournalRow {
  /** As it was read just before the decision. */
  payout: PayoutSnapshot;
  entry?: JournalEntry;
  verdict: ReviewVerdict;
}

export const outcomeLook = ({ entry, verdict }: JournalRow): StatusLook =>
  entry ? decisionOutcomeLooks[entry.outcome] : reviewVerdictLooks[verdict];

export const entryRows = (entries: readonly JournalEntry[]): JournalRow[] =>
  entries.map((entry) => ({
    payout: entry.payout,
    entry,
    verdict: reviewVerdict({ record: entry }),
  }));

/**
 * If the journal no longer has the decision, what the run knows of it. Only pending payouts are
 * ever decided.
 */
function entryOf(
  { payout, record }: ReviewItem<PayoutSnapshot>,
  known: ReadonlyMap<string, JournalEntry>,
): JournalEntry | undefined {
  if (!record) return undefined;
  const entry = known.get(record.id);
  return {
    ...(entry && isSameId(entry.payout.id, payout.id)
      ? entry
      : { payout: { ...payout, status: 'pending' } }),
    ...record,
  };
}

export function runRows(
  queue: ReviewQueue<PayoutSnapshot>,
  entries: readonly JournalEntry[],
): JournalRow[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return queue.map((item) => {
    const entry = entryOf(item, known);
    return { payout: entry?.payout ?? item.payout, entry, verdict: reviewVerdict(item) };
  });
}

/** Amounts of different currencies are never added up. */
export const journalSums = (rows: readonly JournalRow[]): VerdictSum<ReviewVerdict>[] =>
  // The keys are those of the record.
  (Object.keys(reviewVerdictLooks) as ReviewVerdict[]).map((verdict) => {
    const those = rows.filter((row) => row.verdict === verdict);
    return {
      verdict,
      count: those.length,
      amounts: sumsByCurrency(those.map(({ payout }) => payout)),
    };
  });

export interface StoodCheck {
  rule: string;
  verdict: string;
  text: string;
}

export interface JournalAside {
  /** Undefined in entries from before checks were stored. */
  checks?: readonly StoodCheck[];
  note?: string;
  reason?: string;
  run?: string;
}

export interface JournalEntry extends DecisionRecord, JournalAside {
  payout: PayoutSnapshot;
}

export const noteSize = 500;

export const journalSize = 2000;

function readCheck(raw: unknown): StoodCheck | undefined {
  if (!isRecord(raw)) return undefined;
  const { rule, verdict, text } = raw;
  return typeof rule === 'string' && typeof verdict === 'string' && typeof text === 'string'
    ? { rule, verdict, text }
    : undefined;
}

/** Leaves out what is missing, and trims the note. */
export function readAside({
  checks,
  note,
  reason,
  run,
}: Record<keyof JournalAside, unknown>): JournalAside {
  const read: JournalAside = {
    checks: listOf(checks, readCheck),
    note: trimText(textOf(note)).slice(0, noteSize),
    reason: textOf(reason),
    run: textOf(run),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value));
}

export function readEntry(raw: unknown): JournalEntry | undefined {
  const record = readRecord(raw);
  if (!record || !isRecord(raw) || !isKeptPayout(raw['payout'])) return undefined;
  const { payout, checks, note, reason, run } = raw;
  return { ...record, ...readAside({ checks, note, reason, run }), payout };
}

export const flags = ['stop', 'look', 'unchecked'] as const;

export type StoodFlags = Record<(typeof flags)[number], string[]>;

/** A verdict that this version doesn't know counts as not checked. */
export function stoodFlags(checks: readonly StoodCheck[]): StoodFlags {
  const found: StoodFlags = { stop: [], look: [], unchecked: [] };
  for (const { verdict, text } of checks) {
    if (verdict !== 'fine') found[flags.find((flag) => flag === verdict) ?? 'unchecked'].push(text);
  }
  return found;
}

export interface JournalRun {
  id: string;
  at: string;
  count: number;
}

export function journalRuns(journal: readonly JournalEntry[]): JournalRun[] {
  const runs = new Map<string, JournalRun>();
  for (const { run, at } of journal)
    if (run) runs.set(run, { id: run, at, count: (runs.get(run)?.count ?? 0) + 1 });
  return [...runs.values()];
}

/** Says that a file has this entry in its present state. A late answer changes it. */
export const exportMark = ({ id, outcome, after }: JournalEntry): string =>
  JSON.stringify([id, outcome, after]);

function searchText({
  decision,
  outcome,
  payout,
  after,
  words,
  checks = [],
  note,
  reason,
}: JournalEntry): string {
  const { id, full_name } = userOf(payout);
  const parts = [
    decisionLooks[decision].label,
    decision,
    decisionOutcomeLooks[outcome].label,
    after,
    words,
    note,
    reason,
    ...checks.filter(({ verdict }) => verdict !== 'fine').map(({ text }) => text),
    full_name,
    id,
    payout.id,
    payout.transaction_id,
    payout.pay_address,
    payout.pay_network,
    payout.price_amount,
    payoutAmount(payout),
    payAmount(payout),
  ];
  return foldText(parts.map((part) => formatText(part)).join('\n'));
}

export function searchJournal(journal: readonly JournalEntry[], search: string): JournalEntry[] {
  const wanted = searchWords(search);
  return journal.filter((entry) => {
    const text = searchText(entry);
    return wanted.every((word) => text.includes(word));
  });
}

export function statusAfter(after: string): string {
  if (after === '') return 'not known';
  return isKnown(payoutStatusLabels, after) ? payoutStatusLabels[after] : after;
}
