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

const meta = {
  title: 'Flows/AboutPerson',
  component: Console,
  tags: ['!autodocs'],
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('complementary', { name: /^About / });
const panelIsClosed = () => waitFor(() => expect(screen.queryByRole('complementary', { name: /^About / })).toBeNull());

/** The panel is a part of the dialog, which keeps the focus. Its Escape closes only the panel, and no key decides in it. */
export const InTheDialogOfAPayout: Story = {
  parameters: { msw: { handlers: [...payoutsBackend, ...userHandlers, ...mt5Handlers] } },
  beforeEach: () => {
    resetPayouts();
    return openSignedIn('/payouts')();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Details of \$40\.25/ }));
    // Until the dialog's code is there another one says so in its place.
    const dialog = await waitFor(async () => {
      const opened = screen.getByRole('dialog', { name: 'Payout Details' });
      await expect(within(opened).getByRole('button', { name: 'Approve' })).toBeEnabled();
      return opened;
    });
    await userEvent.keyboard('p');
    const about = await panel();
    await expect(dialog).toContainElement(about);
    await waitFor(() => expect(within(about).getByRole('heading', { level: 2 })).toHaveFocus());
    await waitFor(() => expect(about.querySelector('[aria-busy="true"]')).toBeNull());
    await userEvent.keyboard('a');
    await userEvent.keyboard('{Escape}');
    await panelIsClosed();
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: /^About / })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: /^About / }));
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await panelIsClosed();
    await expect(dialog).toBeVisible();
    await expect(decisionsSent()).toEqual([]);
  },
};

/** The list doesn't name who wrote a ticket, but P on its row opens the panel, and Escape leads back to the row. */
export const OfATicketsRow: Story = {
  parameters: { msw: { handlers: [...supportBackend, ...userHandlers, ...mt5Handlers] } },
  beforeEach: () => {
    resetSupport();
    return openSignedIn('/support')();
  },
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    const row = screen.getByRole('link', { name: 'Cannot sign in to MT5' });
    row.focus();
    await userEvent.keyboard('p');
    const about = await panel();
    await expect(within(about).getByRole('region', { name: 'Tickets' })).toHaveTextContent('Cannot sign in to MT5');
    await expect(within(about).getByRole('region', { name: 'Tickets' })).toHaveTextContent('same name, not proven');
    await waitFor(() => expect(within(about).getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await panelIsClosed();
    await expect(row).toHaveFocus();
    // P opens no ticket.
    await expect(address()).toBe('/support?ticket=7301');
  },
};
