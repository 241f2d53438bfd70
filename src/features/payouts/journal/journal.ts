import { saveCsv } from '~/lib/browser/saveFile';
import { csvOf } from '~/lib/csv';
import { partFields, wireFields, type CsvField } from '~/lib/csvFields';
import { groupBy } from '~/lib/groupBy';
import { isSameId } from '~/lib/records';
import { formatCount } from '~/lib/numbers';
import { foldText, formatText, searchWords } from '~/lib/text';
import type { StatusBadge } from '~/lib/tone';
import type { VerdictSum } from '~/list/review/review';
import { confirm } from '~/mutation/confirm';
import { useNotify } from '~/mutation/useNotify';
import { signOutMessages } from '~/features/auth/signOutMessages';
import { sumsByCurrency } from '../checks/evidence';
import {
  markExported,
  readDecisions,
  type JournalEntry,
  type CheckSnapshot,
} from '../decision/journalStore';
import {
  decisionBadges,
  decisionOutcomeBadges,
  payAmount,
  payoutAmount,
  userOf,
  type PayoutSnapshot,
} from '../model';
import {
  reviewVerdict,
  reviewVerdictBadges,
  type ReviewItem,
  type ReviewQueue,
  type ReviewVerdict,
} from '../review/reviewQueue';

export const journalMessages = {
  kept: 'Saved in this browser only. It is deleted when you sign out or another admin signs in, so export it to keep it.',
  unkept: 'For your account only. Export it to keep it.',
  empty: 'No decisions yet',
  emptyText:
    'Payouts you approve or reject in this browser are recorded here, with the server’s response.',
  exportFailed: 'The journal could not be exported',
} as const;

export const journalEndMessages = {
  question: (count: number) =>
    `${count === 1 ? '1 decision is' : `${formatCount(count)} decisions are`} not exported yet.`,
  consequence: (count: number) =>
    `Signing out removes ${count === 1 ? 'it' : 'them'} from this browser.`,
  exportAndSignOut: 'Export and sign out',
  signOut: 'Sign out',
  exportFailed: 'The journal could not be exported, so you are still signed in.',
} as const;

export interface JournalRow {
  payout: PayoutSnapshot;
  entry?: JournalEntry;
  verdict: ReviewVerdict;
}

export const outcomeBadge = ({ entry, verdict }: JournalRow): StatusBadge =>
  entry ? decisionOutcomeBadges[entry.outcome] : reviewVerdictBadges[verdict];

export const entryRows = (entries: readonly JournalEntry[]): JournalRow[] =>
  entries.map((entry) => ({
    payout: entry.payout,
    entry,
    verdict: reviewVerdict({ record: entry }),
  }));

/** Without an entry, this is what the run knows about the decision. */
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

export const journalSums = (rows: readonly JournalRow[]): VerdictSum<ReviewVerdict>[] =>
  // The keys are those of the record.
  (Object.keys(reviewVerdictBadges) as ReviewVerdict[]).map((verdict) => {
    const those = rows.filter((row) => row.verdict === verdict);
    return {
      verdict,
      count: those.length,
      amounts: sumsByCurrency(those.map(({ payout }) => payout)),
    };
  });

export const flags = ['blocked', 'caution', 'unchecked'] as const;

type CheckFlags = Record<(typeof flags)[number], string[]>;

/** A verdict that this version doesn't know counts as not checked. */
export function checkFlags(checks: readonly CheckSnapshot[]): CheckFlags {
  const found: CheckFlags = { blocked: [], caution: [], unchecked: [] };
  for (const { verdict, text } of checks) {
    if (verdict !== 'ok') found[flags.find((flag) => flag === verdict) ?? 'unchecked'].push(text);
  }
  return found;
}

export interface JournalRun {
  id: string;
  at: string;
  count: number;
}

export const journalRuns = (journal: readonly JournalEntry[]): JournalRun[] =>
  [...groupBy(journal, ({ run }) => run)].flatMap(([id, its]) =>
    id ? [{ id, at: its.at(-1)?.at ?? '', count: its.length }] : [],
  );

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
    decisionBadges[decision].label,
    decision,
    decisionOutcomeBadges[outcome].label,
    after,
    words,
    note,
    reason,
    ...checks.filter(({ verdict }) => verdict !== 'ok').map(({ text }) => text),
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

export function useJournalSaving() {
  const notify = useNotify();
  return (name: string, rows: readonly JournalRow[]): boolean => {
    try {
      saveCsv(name, journalCsv(rows));
      return true;
    } catch (cause) {
      notify.failure(journalMessages.exportFailed, cause);
      return false;
    }
  };
}

const textsOf =
  (flag: keyof CheckFlags) =>
  ({ entry }: JournalRow) =>
    entry && !entry.checks && flag === 'unchecked'
      ? 'no checks were saved'
      : checkFlags(entry?.checks ?? [])[flag].join('; ');

/** Amounts, addresses and times are written exactly as they were received. */
const journalFields: readonly CsvField<JournalRow>[] = [
  { header: 'Time', value: ({ entry }) => entry?.at },
  { header: 'Decision', value: ({ entry }) => entry && decisionBadges[entry.decision].label },
  { header: 'Outcome', value: (row) => outcomeBadge(row).label },
  { header: 'Status Before', value: ({ payout }) => payout.status },
  { header: 'Status After', value: ({ entry }) => entry?.after },
  ...partFields(
    ({ payout }: JournalRow) => userOf(payout),
    wireFields({ 'User ID': 'id', User: 'full_name' }),
  ),
  ...partFields(
    ({ payout }: JournalRow) => payout,
    wireFields({
      Amount: 'price_amount',
      Currency: 'price_currency',
      'Pay Amount': 'pay_amount',
      'Pay Currency': 'pay_currency',
      Network: 'pay_network',
      Address: 'pay_address',
      'Payout ID': 'id',
      'Transaction ID': 'transaction_id',
    }),
  ),
  { header: 'Server Message', value: ({ entry }) => entry?.words },
  { header: 'Blocked', value: textsOf('blocked') },
  { header: 'Caution', value: textsOf('caution') },
  { header: 'Not Checked', value: textsOf('unchecked') },
  { header: 'Note', value: ({ entry }) => entry?.note },
  { header: 'Reason', value: ({ entry }) => entry?.reason },
  { header: 'Review Run', value: ({ entry }) => entry?.run },
];

export const journalCsv = (rows: readonly JournalRow[]): string => csvOf(journalFields, rows);

/** Asks before a sign-out removes decisions that were never exported. */
export function askAboutJournal(signOut: () => void): void {
  const { length } = readDecisions().unexported;
  if (length === 0) {
    signOut();
    return;
  }
  confirm({
    title: signOutMessages.title,
    question: journalEndMessages.question(length),
    consequence: journalEndMessages.consequence(length),
    tone: 'plain',
    other: { label: journalEndMessages.signOut, onChoose: signOut },
    confirmLabel: journalEndMessages.exportAndSignOut,
    onConfirm: () => {
      try {
        // Another tab may have added some.
        const { entries } = readDecisions();
        saveCsv('payout-decisions', journalCsv(entryRows(entries)));
        markExported(entries);
      } catch {
        return Promise.resolve({ text: journalEndMessages.exportFailed });
      }
      signOut();
      return Promise.resolve(undefined);
    },
  });
}
