import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mt5Handlers } from '../../tests/msw/markets';
import { userHandlers } from '../../tests/msw/users';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { decisionsSent, payoutsBackend, resetPayouts } from './payoutsBackend';
import { address } from './seen';
import { resetSupport, supportBackend } from './supportBackend';
import { ticketOpened } from './supportSeen';

/**
 * Who is behind a payout or a ticket is shown in a panel, without leaving the work.
 *
 * @who Admins who decide payouts or answer tickets
 */
const meta = {
  title: 'Screens/Users/Flows/About a person',
  component: Console,
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('complementary', { name: /^About / });
const panelIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: /^About / })).toBeNull());

const payout = () => screen.getByRole('dialog', { name: 'Payout Details' });

/**
 * The panel is a part of the dialog, which keeps the focus. Its Escape closes only the panel, and
 * no key decides in it.
 */
export const InTheDialogOfAPayout: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [...payoutsBackend, ...userHandlers, ...mt5Handlers] } },
  beforeEach: openSignedIn('/payouts', resetPayouts),
  play: async ({ userEvent, step }) => {
    await step('Opens a payout that waits', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Details of \$1,250\.50/ }));
      // Until the dialog's code is there another one says so in its place.
      await waitFor(() =>
        expect(within(payout()).getByRole('button', { name: 'Approve' })).toBeEnabled(),
      );
    });
    await step('Presses P and sees the panel about the trader, inside the dialog', async () => {
      await userEvent.keyboard('p');
      const about = await panel();
      await expect(payout()).toContainElement(about);
      await waitFor(() => expect(within(about).getByRole('heading', { level: 2 })).toHaveFocus());
      await waitFor(() => expect(about.querySelector('[aria-busy="true"]')).toBeNull());
    });
    await step(
      'Presses A, which decides nothing here, and closes the panel with Escape',
      async () => {
        await userEvent.keyboard('a');
        await userEvent.keyboard('{Escape}');
        await panelIsClosed();
        await expect(payout()).toBeVisible();
        await expect(within(payout()).getByRole('button', { name: /^About / })).toHaveFocus();
      },
    );
    await step('Opens the panel with its button, and closes it with Close', async () => {
      await userEvent.click(within(payout()).getByRole('button', { name: /^About / }));
      await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }));
      await panelIsClosed();
    });
    await step('Sees the payout as it was: nothing was decided', async () => {
      await expect(payout()).toBeVisible();
      await expect(decisionsSent()).toEqual([]);
    });
  },
};

/**
 * The list doesn't name who wrote a ticket, but P on its row opens the panel, and Escape leads back
 * to the row.
 */
export const OfATicketsRow: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [...supportBackend, ...userHandlers, ...mt5Handlers] } },
  beforeEach: openSignedIn('/support', resetSupport),
  play: async ({ userEvent, step }) => {
    const row = () => screen.getByRole('link', { name: 'Cannot sign in to MT5' });
    await step('Opens support, where the first ticket is shown', async () => {
      await ticketOpened('Payout still pending');
    });
    await step('Presses P on the row of another ticket', async () => {
      row().focus();
      await userEvent.keyboard('p');
    });
    await step('Sees the panel about its writer, with that ticket in it', async () => {
      const about = await panel();
      await expect(within(about).getByRole('region', { name: 'Tickets' })).toHaveTextContent(
        'Cannot sign in to MT5',
      );
      await expect(within(about).getByRole('region', { name: 'Tickets' })).toHaveTextContent(
        'same name, not proven',
      );
      await waitFor(() => expect(within(about).getByRole('heading', { level: 2 })).toHaveFocus());
    });
    await step('Closes the panel with Escape and is back on the row', async () => {
      await userEvent.keyboard('{Escape}');
      await panelIsClosed();
      await waitFor(() => expect(row()).toHaveFocus());
      // P opens no ticket.
      await expect(address()).toBe('/support?ticket=7301');
    });
  },
};
