import { signOutMessages } from '~/features/auth/signOutMessages';
import { confirm } from '~/mutation/confirm';
import { currentOwner, mayHoldEntries } from '~/lib/storage/store';

/** Asks first if the journal has decisions that were never exported (R223). */
export async function askBeforeSignOut(signOut: () => void): Promise<void> {
  if (!mayHoldEntries('payout-journal')) {
    signOut();
    return;
  }
  const owner = currentOwner();
  const ask = await import('~/features/payouts/journal/journal')
    .then(({ askAboutJournal }) => askAboutJournal)
    .catch(() => undefined);
  // The session may have ended while the code was loading.
  if (currentOwner() !== owner) return;
  if (ask) ask(signOut);
  else confirm({ ...signOutMessages, confirmLabel: 'Sign out', onConfirm: signOut });
}
