import { currentOwner, mayHoldEntries } from '../../hooks/stored/owned';
import { signOutMessages } from '../../messages/signOut';
import { confirm } from '../../routes/confirm/confirm';

/** What is asked about entries that signing out removes. The code is loaded only if there may be any. */
const questions = [
  {
    name: 'payout-journal',
    load: async () => (await import('../../routes/payouts/askAboutJournal')).askAboutJournal,
    unread: signOutMessages.journal,
  },
  {
    name: 'support-replies',
    load: async () => (await import('../../routes/support/exportReplies')).askAboutReplies,
    unread: signOutMessages.replies,
  },
];

/** Asks before decisions and replies are lost that no file has yet (R223, R305). */
export async function askBeforeSignOut(signOut: () => void, [next, ...rest] = questions): Promise<void> {
  if (!next) {
    signOut();
    return;
  }
  const goOn = () => askBeforeSignOut(signOut, rest);
  if (!mayHoldEntries(next.name)) {
    await goOn();
    return;
  }
  const owner = currentOwner();
  const ask = await next.load().catch(() => undefined);
  // The session may have ended while the code was loading.
  if (currentOwner() !== owner) return;
  if (ask) ask(() => void goOn());
  else confirm({ ...next.unread, confirmLabel: 'Sign out', onConfirm: () => void goOn() });
}
