import { entryRows } from '../../domain/payouts/journalRows';
import { markExported, readDecisions } from '../../hooks/payouts/decisionJournal';
import { journalEndMessages } from '../../messages/payouts';
import { signOutMessages } from '../../messages/signOut';
import { confirm } from '../confirm/confirm';
import { saveJournal } from './journalFiles';

/** Goes on with a sign-out: at once, or after the admin has said what becomes of decisions that no file has yet (R223). */
export function askAboutJournal(signOut: () => void): void {
  const { unexported } = readDecisions();
  if (unexported.length === 0) {
    signOut();
    return;
  }
  confirm({
    title: signOutMessages.title,
    question: journalEndMessages.question,
    consequence: journalEndMessages.consequence(unexported.length),
    tone: 'plain',
    other: { label: journalEndMessages.label, onChoose: signOut },
    confirmLabel: journalEndMessages.exportLabel,
    onConfirm: async () => {
      try {
        // Read again: another tab may have decided meanwhile.
        const { entries } = readDecisions();
        await saveJournal('payout-decisions', entryRows(entries));
        markExported(entries);
      } catch {
        return { text: journalEndMessages.exportFailed };
      }
      signOut();
      return undefined;
    },
  });
}
