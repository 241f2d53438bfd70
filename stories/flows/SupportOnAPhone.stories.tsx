import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';
import { resetSupport, supportBackend } from './supportBackend';
import { messageShown, ticketOpened } from './supportSeen';

/**
 * Tickets are read and answered on a phone, which shows either the list or the chat.
 *
 * @who Admins who answer tickets
 */
const meta = {
  title: 'Screens/Support/Flows/Support, on a phone',
  component: Console,
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { handlers: supportBackend } },
  beforeEach: openSignedIn('/support', resetSupport),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The list comes first. The chat is a separate view. Its title gets the focus, and then the row
 * that was opened.
 */
export const OpenedAndBack: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens a ticket from the list', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Payout still pending' }));
    });
    await step('Sees the conversation alone', async () => {
      await ticketOpened('Payout still pending');
      await expect(screen.queryByRole('table')).toBeNull();
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Payout still pending' })).toHaveFocus(),
      );
    });
    await step('Goes back to the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to tickets' }));
      await screen.findByRole('link', { name: 'Payout still pending' });
      await expect(address()).toBe('/support');
      await expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Payout still pending' })).toHaveFocus(),
      );
    });
    await step('Opens another ticket, and goes back with the browser', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Cannot sign in to MT5' }));
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Cannot sign in to MT5' })).toHaveFocus(),
      );
      history.back();
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Cannot sign in to MT5' })).toHaveFocus(),
      );
    });
  },
};

/** A chat that was opened by its address takes no focus. */
export const FromTheAddress: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/support?ticket=7301'),
  play: async ({ userEvent, step }) => {
    await step('Opens a link to a ticket and reads its message', async () => {
      await messageShown('Could you check my payout?');
    });
    await step('Is where a new page begins', async () => {
      await expect(screen.getByRole('heading', { name: 'Payout still pending' })).not.toHaveFocus();
    });
    await step('Goes to the list, where the row of the ticket has the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to tickets' }));
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Payout still pending' })).toHaveFocus(),
      );
    });
  },
};
