import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';
import { planFates, resetSupport, sent, supportBackend } from './supportBackend';
import { box, closeIt, messageShown, ticketOpened } from './supportSeen';

/**
 * Tickets are closed, without losing what was typed. 'Close and next' goes on to the next one.
 *
 * @who Admins who answer tickets
 */
const meta = {
  title: 'Screens/Support/Flows/Support, closing',
  component: Console,
  parameters: { msw: { handlers: supportBackend } },
  beforeEach: openSignedIn('/support', resetSupport),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

// R46, R176.
/**
 * Close closes the ticket. It doesn't ask if nothing would be lost, and the ticket stays in view.
 */
export const ClosedAndFoundUnderClosed: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens support and sees the first open ticket', async () => {
      await ticketOpened('Payout still pending');
    });
    await step('Closes it, without a question', async () => {
      await closeIt(userEvent);
      await toastSaying('Successfully closed ticket 7301');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('Still sees it, closed and read-only', async () => {
      // The list changes when it has the new status, which may be later than the toast.
      await waitFor(() =>
        expect(screen.queryByRole('link', { name: 'Payout still pending' })).toBeNull(),
      );
      await waitFor(() => expect(box()).toHaveAttribute('readonly'));
      await expect(screen.getByRole('region', { name: 'Chat' })).toHaveTextContent(
        /Ticket 7301 · Amara Okafor.*Closed/,
      );
      await expect(screen.getByRole('tab', { name: 'Open Tickets' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(address()).toBe('/support?ticket=7301');
      // The focus was on a button that has gone.
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Payout still pending' })).toHaveFocus(),
      );
    });
    await step('Finds the closed one under Closed Tickets, where it takes no message', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Closed Tickets' }));
      await userEvent.click(await screen.findByRole('link', { name: 'Payout still pending' }));
      await waitFor(() => expect(box()).toHaveAttribute('readonly'));
      await expect(address()).toBe('/support?tab=closed&ticket=7301');
    });
  },
};

// R301.
/**
 * Closing leads on to the next open ticket, with the focus in its box. After the last one that
 * ticket stays.
 */
export const ClosesAndGoesOn: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens a ticket and answers it', async () => {
      await ticketOpened('Payout still pending');
      await userEvent.type(box(), 'Done.{Enter}');
    });
    await step('Closes it with Control and Enter', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await toastSaying('Successfully closed ticket 7301');
    });
    await step('Is in the box of the next open ticket', async () => {
      await ticketOpened('Cannot sign in to MT5');
      await waitFor(() => expect(address()).toBe('/support?ticket=7302'));
      await waitFor(() => expect(box()).toHaveFocus());
    });
    await step('Closes that one with the button, and reads that none is open', async () => {
      await expect(sent).toEqual(['7301: Done.']);
      await userEvent.click(screen.getByRole('button', { name: 'Close and next' }));
      await toastSaying('Successfully closed ticket 7302');
      await screen.findByText('No open ticket found');
      await expect(address()).toBe('/support?ticket=7302');
    });
  },
};

// R176.
/** Text that was not sent would be lost, so closing asks first. */
export const ClosingAsksWhatIsLost: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    const question = () => screen.findByRole('alertdialog', { name: 'Close Ticket' });
    await step('Sends a message that is refused', async () => {
      await messageShown('Could you check my payout?');
      planFates('refused');
      await userEvent.type(box(), 'Refused{Enter}');
      await screen.findByText('Not sent: The text is not allowed.');
    });
    await step('Leaves two more unsent', async () => {
      await userEvent.type(box(), 'Waits{Enter}Not yet sent');
    });
    await step('Closes the ticket and reads what would be lost', async () => {
      await closeIt(userEvent);
      await expect(await question()).toHaveTextContent(
        'Are you sure you want to close ticket 7301?',
      );
      await expect(await question()).toHaveTextContent(
        'What you have typed has not been sent. 2 messages have not been sent. A closed ticket can’t be answered or reopened.',
      );
    });
    await step('Presses Cancel and finds what was typed', async () => {
      await waitFor(async () =>
        expect(within(await question()).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
      );
      await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(box()).toHaveValue('Not yet sent');
    });
    await step('Closes it all the same, and goes on to the next one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close and next' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close Ticket' }));
      await toastSaying('Successfully closed ticket 7301');
      await ticketOpened('Cannot sign in to MT5');
    });
  },
};

/**
 * The server fails: the ticket stays open, and its title has the focus: Enter doesn't close it a
 * second time by accident.
 */
export const CloseFailed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('closeTicket', 500, null), ...supportBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Opens support and sees the first open ticket', async () => {
      await ticketOpened('Payout still pending');
    });
    await step('Closes it', async () => {
      await closeIt(userEvent);
    });
    await step('Reads that it failed, and the ticket is still in the list', async () => {
      await toastSaying('Error while closing ticket 7301');
      await expect(screen.getByRole('link', { name: 'Payout still pending' })).toBeVisible();
    });
    await step('May try again at once, but not by accident: the title has the focus', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled());
      await waitFor(() =>
        expect(
          screen.getByRole('heading', { level: 2, name: 'Payout still pending' }),
        ).toHaveFocus(),
      );
    });
  },
};
