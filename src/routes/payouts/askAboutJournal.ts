import { journalCsv } from '../../domain/payouts/journalFile';
import { entryRows } from '../../domain/payouts/journalRows';
import { markExported, readDecisions } from '../../hooks/payouts/decisionJournal';
import { journalEndMessages } from '../../messages/payouts';
import { signOutMessages } from '../../messages/signOut';
import { confirm } from '../confirm/confirm';
import { saveCsv } from '../shell/saveCsv';

/** Continues a sign-out. If some decisions were never exported, the admin is asked first what to do with them (R223). */
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
        // Reads them again, because another tab may have added some.
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
