import { entryRows } from '../../domain/payouts/journalRows';
import { markExported, readDecisions } from '../../hooks/payouts/decisionJournal';
import { journalEndMessages } from '../../messages/payouts';
import { signOutMessages } from '../../messages/signOut';
import { askAboutUnexported } from '../confirm/askAboutUnexported';
import { saveJournal } from './journalFiles';

/** Continues a sign-out. If some decisions were never exported, the admin is asked first what to do with them (R223). */
export function askAboutJournal(signOut: () => void): void {
  const save = async () => {
    // Reads them again, because another tab may have added some.
    const { entries } = readDecisions();
    await saveJournal('payout-decisions', entryRows(entries));
    markExported(entries);
  };
  const { length } = readDecisions().unexported;
  askAboutUnexported({ count: length, title: signOutMessages.journal.title, ...journalEndMessages, save }, signOut);
}
