import { csvText } from './csv';
import { readId } from './ids';
import { payAmount, payoutAmount, type PayoutFields } from './payoutChanges';
import { userOf } from './payoutTable';
import { isRecord, textOf } from './records';
import { formatText } from './text';
import type { StatusLook } from './tone';
import { payoutStatusLabels, type PayoutDecision } from './transactions';

/** What became of a decision that was sent. */
export type DecisionOutcome = 'done' | 'refused' | 'unknown';

export const decisionOutcomeLooks: Record<DecisionOutcome, StatusLook> = {
  done: { label: 'Done', tone: 'ok' },
  refused: { label: 'Refused', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'warn' },
};

export const decisionLooks: Record<PayoutDecision, StatusLook> = {
  approved: { label: 'Approve', tone: 'info' },
  rejected: { label: 'Reject', tone: 'bad' },
};

/** As much of a payout as the journal and a review keep; every field is the wire's and may be anything. */
export interface KeptPayout extends PayoutFields {
  id: number | string;
  transaction_id?: unknown;
  created_at?: unknown;
}

/** A decision that was sent, kept in this browser. */
export interface JournalEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  decision: PayoutDecision;
  outcome: DecisionOutcome;
  /** The payout as it was read just before the decision was sent. */
  payout: KeptPayout;
  /** Its status as far as it is known afterwards; '' where it isn't. */
  after: string;
  /** What the server said. */
  words: string;
}

/** How many decisions are kept: the newest. */
export const journalSize = 2000;

const keptFields = ['id', 'transaction_id', 'status', 'price_amount', 'price_currency', 'pay_amount', 'pay_currency', 'pay_address', 'pay_network', 'created_at', 'user'] as const;

/** What is kept of a payout. */
export function keptPayout<P extends KeptPayout>(payout: P): P {
  // The fields that decisions, evidence and the journal look at; those left out are optional ones.
  return Object.fromEntries(keptFields.filter((field) => payout[field] !== undefined).map((field) => [field, payout[field]])) as unknown as P;
}

/** A payout out of storage: one with an id, whatever else it has. */
export const isKeptPayout = (value: unknown): value is KeptPayout => isRecord(value) && readId(value['id']) !== undefined;

export const isDecision = (value: unknown): value is PayoutDecision => value === 'approved' || value === 'rejected';
export const isDecisionOutcome = (value: unknown): value is DecisionOutcome => typeof value === 'string' && Object.hasOwn(decisionOutcomeLooks, value);

function readEntry(raw: unknown): JournalEntry[] {
  if (!isRecord(raw)) return [];
  const { id, at, decision, outcome, payout, after, words } = raw;
  if (typeof id !== 'string' || typeof at !== 'string' || !isDecision(decision) || !isDecisionOutcome(outcome) || !isKeptPayout(payout)) return [];
  return [{ id, at, decision, outcome, payout, after: textOf(after), words: textOf(words) }];
}

/** The journal out of storage: an entry that can't be read costs only itself. */
export const readJournal = (raw: unknown): JournalEntry[] | undefined => (Array.isArray(raw) ? raw.flatMap(readEntry) : undefined);

/** The journal with an entry added, or brought up to date where it has it already; the newest first. */
export function withEntry(journal: readonly JournalEntry[], entry: JournalEntry): JournalEntry[] {
  const isKnown = journal.some(({ id }) => id === entry.id);
  return (isKnown ? journal.map((one) => (one.id === entry.id ? entry : one)) : [entry, ...journal]).slice(0, journalSize);
}

function searchText({ decision, outcome, payout, after, words }: JournalEntry): string {
  const { id, full_name } = userOf(payout.user);
  const parts = [
    decisionLooks[decision].label, decision, decisionOutcomeLooks[outcome].label, after, words, full_name, id, payout.id, payout.transaction_id, payout.pay_address, payout.pay_network,
    payout.price_amount, payoutAmount(payout), payAmount(payout),
  ];
  return parts.map((part) => formatText(part)).join('\n').toLowerCase();
}

/** The entries that hold every word of the search, in any case. */
export function searchJournal(journal: readonly JournalEntry[], search: string): JournalEntry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return journal.filter((entry) => {
    const text = searchText(entry);
    return wanted.every((word) => text.includes(word));
  });
}

const header = ['Time', 'Decision', 'Outcome', 'Status Before', 'Status After', 'User ID', 'User', 'Amount', 'Currency', 'Pay Amount', 'Pay Currency', 'Network', 'Address', 'Payout ID', 'Transaction ID', 'Server Message'] as const;

/** What both files say of a payout that was decided. */
export function decisionCells(payout: KeptPayout): unknown[] {
  const { id, full_name } = userOf(payout.user);
  return [id, full_name, payout.price_amount, payout.price_currency, payout.pay_amount, payout.pay_currency, payout.pay_network, payout.pay_address, payout.id, payout.transaction_id];
}

/** The journal as a CSV file: amounts, addresses and times exactly as they were. */
export const journalCsv = (journal: readonly JournalEntry[]): string =>
  csvText(
    header,
    journal.map(({ at, decision, outcome, payout, after, words }) => [at, decisionLooks[decision].label, decisionOutcomeLooks[outcome].label, payout.status, after, ...decisionCells(payout), words]),
  );

/** A status as the journal names it; 'not known' where it couldn't be read. */
export const statusAfter = (after: string): string => (after === '' ? 'not known' : Object.hasOwn(payoutStatusLabels, after) ? payoutStatusLabels[after as keyof typeof payoutStatusLabels] : after);
