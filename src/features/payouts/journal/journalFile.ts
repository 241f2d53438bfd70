import { csvOf, type CsvField } from '../../../lib/csv';
import { saveCsv } from '../../../lib/browser/saveFile';
import { confirm } from '../../../mutation/confirm';
import { useNotify } from '../../../mutation/useNotify';
import { signOutMessages } from '../../auth/signOutMessages';
import { decisionLooks } from '../decision/record';
import { journalEndMessages, journalMessages } from '../decision/messages';
import { userOf } from '../model';
import { entryRows, outcomeLook, stoodFlags, type JournalRow, type StoodFlags } from './journal';
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

const textsOf =
  (flag: keyof StoodFlags) =>
  ({ entry }: JournalRow) =>
    entry && !entry.checks && flag === 'unchecked'
      ? 'no checks were kept'
      : stoodFlags(entry?.checks ?? [])[flag].join('; ');

/** Amounts, addresses and times are written exactly as they were received. */
const journalFields: readonly CsvField<JournalRow>[] = [
  { header: 'Time', value: ({ entry }) => entry?.at },
  { header: 'Decision', value: ({ entry }) => entry && decisionLooks[entry.decision].label },
  { header: 'Outcome', value: (row) => outcomeLook(row).label },
  { header: 'Status Before', value: ({ payout }) => payout.status },
  { header: 'Status After', value: ({ entry }) => entry?.after },
  { header: 'User ID', value: ({ payout }) => userOf(payout).id },
  { header: 'User', value: ({ payout }) => userOf(payout).full_name },
  { header: 'Amount', value: ({ payout }) => payout.price_amount },
  { header: 'Currency', value: ({ payout }) => payout.price_currency },
  { header: 'Pay Amount', value: ({ payout }) => payout.pay_amount },
  { header: 'Pay Currency', value: ({ payout }) => payout.pay_currency },
  { header: 'Network', value: ({ payout }) => payout.pay_network },
  { header: 'Address', value: ({ payout }) => payout.pay_address },
  { header: 'Payout ID', value: ({ payout }) => payout.id },
  { header: 'Transaction ID', value: ({ payout }) => payout.transaction_id },
  { header: 'Server Message', value: ({ entry }) => entry?.words },
  { header: 'Stops', value: textsOf('stop') },
  { header: 'Looks', value: textsOf('look') },
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
