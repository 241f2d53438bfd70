import { currentOwner, mayHoldEntries } from '../../lib/storage/store';
import { signOutMessages } from '../../features/auth/signOutMessages';
import { confirm } from '../../mutation/confirm';

/**
 * Asks before decisions are lost that no file has yet (R223). The code of the question is loaded
 * only if there may be any.
 */
export async function askBeforeSignOut(signOut: () => void): Promise<void> {
  if (!mayHoldEntries('payout-journal')) {
    signOut();
    return;
  }
  const owner = currentOwner();
  const ask = await import('../../features/payouts/journal/askAboutJournal')
    .then(({ askAboutJournal }) => askAboutJournal)
    .catch(() => undefined);
  // The session may have ended while the code was loading.
  if (currentOwner() !== owner) return;
  if (ask) ask(signOut);
  else confirm({ ...signOutMessages, confirmLabel: 'Sign out', onConfirm: signOut });
}
