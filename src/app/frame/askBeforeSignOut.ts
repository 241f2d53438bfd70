import { currentOwner, mayHoldEntries } from '../../hooks/stored/owned';
import { signOutMessages } from '../../messages/signOut';
import { confirm } from '../../routes/confirm/confirm';

/**
 * Asks first if signing out would lose decisions that were never exported (R223). The journal's code is loaded only if there may be any.
 */
export async function askBeforeSignOut(signOut: () => void): Promise<void> {
  if (!mayHoldEntries('payout-journal')) {
    signOut();
    return;
  }
  const owner = currentOwner();
  const asking = await import('../../routes/payouts/askAboutJournal').catch(() => undefined);
  // The session may have ended while the code was loading.
  if (currentOwner() !== owner) return;
  if (asking) asking.askAboutJournal(signOut);
  else {
    confirm({
      title: signOutMessages.title,
      question: signOutMessages.unread,
      confirmLabel: 'Sign out',
      onConfirm: signOut,
    });
  }
}
