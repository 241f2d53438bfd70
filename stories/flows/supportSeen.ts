import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';

/** The conversation as it is rendered. */
export const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
export const ticketOpened = (subject: string) =>
  screen.findByRole('heading', { level: 2, name: subject });
export const messageShown = (text: string) =>
  waitFor(() => expect(log().getByText(text)).toBeVisible());

/** The texts of toasts and notices. */
export const toasts = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

export async function openTicket(user: UserEventObject, subject: string) {
  await user.click(await screen.findByRole('link', { name: subject }));
  await ticketOpened(subject);
}

export const closeIt = async (user: UserEventObject) =>
  user.click(await screen.findByRole('button', { name: 'Close' }));
