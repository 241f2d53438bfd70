import { csvText } from '../../../lib/csv';
import { saveCsv } from '../../../lib/browser/saveCsv';
import { confirm } from '../../../mutation/confirm';
import { useNotify } from '../../../mutation/useNotify';
import { signOutMessages } from '../../auth/signOutMessages';
import { decisionLooks } from '../decision/decision';
import { decisionOutcomeLooks } from '../decision/record';
import { journalEndMessages, journalMessages } from '../messages';
import { userOf, type PayoutFields } from '../model';
import { reviewVerdictLooks } from '../review/review';
import { entryRows, stoodFlags, type JournalRow } from './journal';
import { markExported, readDecisions } from './journalStore';

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

const journalHeader = [
  'Time',
  'Decision',
  'Outcome',
  'Status Before',
  'Status After',
  'User ID',
  'User',
  'Amount',
  'Currency',
  'Pay Amount',
  'Pay Currency',
  'Network',
  'Address',
  'Payout ID',
  'Transaction ID',
  'Server Message',
  'Stops',
  'Looks',
  'Not Checked',
  'Note',
  'Review Run',
] as const;

function payoutCells(payout: PayoutFields): unknown[] {
  const { id, full_name } = userOf(payout);
  return [
    id,
    full_name,
    payout.price_amount,
    payout.price_currency,
    payout.pay_amount,
    payout.pay_currency,
    payout.pay_network,
    payout.pay_address,
    payout.id,
    payout.transaction_id,
  ];
}

const noChecks = 'no checks were kept';

function cellsOf({ payout, entry, verdict }: JournalRow): unknown[] {
  const { stop, look, unchecked } = stoodFlags(entry?.checks ?? []);
  if (entry && !entry.checks) unchecked.push(noChecks);
  return [
    entry?.at,
    entry && decisionLooks[entry.decision].label,
    entry ? decisionOutcomeLooks[entry.outcome].label : reviewVerdictLooks[verdict].label,
    payout.status,
    entry?.after,
    ...payoutCells(payout),
    entry?.words,
    ...[stop, look, unchecked].map((texts) => texts.join('; ')),
    entry?.note,
    entry?.run,
  ];
}

/** Amounts, addresses and times are written exactly as they were received. */
export const journalCsv = (rows: readonly JournalRow[]): string =>
  csvText(journalHeader, rows.map(cellsOf));

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
