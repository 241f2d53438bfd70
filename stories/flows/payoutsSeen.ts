import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Approving waits for the checks, 3 s at most (promise 15). */
export const checksAreIn = (timeout = 3000) =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled(), { timeout });

/** Opens the first payout, which is pending. */
export async function openFirst(user: UserEventObject, wait = checksAreIn) {
  await user.click(await screen.findByRole('button', { name: /^Details of \$1,250\.50/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await wait();
}

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const details = () => within(screen.getByRole('dialog', { name: 'Payout Details' }));
