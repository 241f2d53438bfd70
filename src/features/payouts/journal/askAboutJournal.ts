import { journalCsv } from './journalFile';
import { entryRows } from './journalRows';
import { markExported, readDecisions } from './journalStore';
import { journalEndMessages } from '../messages';
import { signOutMessages } from '../../auth/signOutMessages';
import { confirm } from '../../../mutation/confirm';
import { saveCsv } from '../../../lib/browser/saveFile';

/**
 * Continues a sign-out. If some decisions were never exported, the admin is asked first what to do
 * with them.
 */
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
