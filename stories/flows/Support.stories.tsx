import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';
import { openElsewhere, planFates, resetSupport, sent, supportBackend } from './supportBackend';
import { box, closeIt, messageShown, openTicket, ticketOpened, toasts } from './supportSeen';

/**
 * Tickets of traders are read and answered.
 *
 * @who Admins who answer tickets
 */
const meta = {
  title: 'Screens/Support/Flows/Support',
  component: Console,
  parameters: { msw: { handlers: supportBackend } },
  beforeEach: openSignedIn('/support', resetSupport),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab and ticket live in the address; Back restores them. */
export const InTheAddress: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens another ticket and sees it in the address', async () => {
      await ticketOpened('Payout still pending');
      await openTicket(userEvent, 'Cannot sign in to MT5');
      await waitFor(() => expect(address()).toBe('/support?ticket=7302'));
    });
    await step('Goes to the closed tickets, while the conversation stays', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Closed Tickets' }));
      await screen.findByRole('link', { name: 'Wrong account size' });
      await waitFor(() => expect(address()).toBe('/support?tab=closed&ticket=7302'));
      // The chat continues to show its ticket.
      await ticketOpened('Cannot sign in to MT5');
    });
    await step('Opens a closed ticket', async () => {
      await openTicket(userEvent, 'Wrong account size');
    });
    await step('Goes back three times, to where it began', async () => {
      history.back();
      await ticketOpened('Cannot sign in to MT5');
      history.back();
      await screen.findByRole('link', { name: 'Payout still pending' });
      history.back();
      await ticketOpened('Payout still pending');
      await waitFor(() => expect(address()).toBe('/support?ticket=7301'));
    });
  },
};

/** The link names a ticket that isn't there. */
export const NotFoundFromTheAddress: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/support?ticket=50%25%2F%3F'),
  play: async ({ step }) => {
    await step('Opens a link to an unknown ticket and reads that it was not found', async () => {
      await screen.findByText('Ticket 50%/? was not found');
    });
    await step("Can't write", async () => {
      await waitFor(() => expect(box()).toBeDisabled());
    });
  },
};

/** The ticket was removed after the list was read. */
export const Removed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('listTicketMessages', 404), ...supportBackend] } },
  play: async ({ step }) => {
    await step('Reads that the ticket no longer exists', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'This ticket no longer exists',
      );
    });
  },
};

// R300.
/** The search narrows the list and stays in the address. '/' leads to it. */
export const Searches: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Presses / and is in the search', async () => {
      await ticketOpened('Payout still pending');
      await userEvent.keyboard('/');
      await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
    });
    await step('Searches by name and topic, and sees one ticket', async () => {
      await userEvent.keyboard('jonas mt5');
      await waitFor(() =>
        expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('jonas mt5'),
      );
      await waitFor(() =>
        expect(screen.queryByRole('link', { name: 'Payout still pending' })).toBeNull(),
      );
      await screen.findByText('1 ticket');
    });
    await step('Opens it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Cannot sign in to MT5' }));
      await ticketOpened('Cannot sign in to MT5');
      await expect(address()).toBe('/support?ticket=7302&search=jonas%20mt5');
    });
    await step('Goes to the closed tickets, where none matches', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Closed Tickets' }));
      await screen.findByText('No tickets match');
    });
    await step('Clears the search and sees the closed tickets', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
      await screen.findByRole('link', { name: 'Wrong account size' });
    });
  },
};

// R302, R303.
/** A ready-made reply is written once, and then chosen, filled in and sent. */
export const Replies: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the replies and adds one', async () => {
      await ticketOpened('Payout still pending');
      await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add reply' }));
    });
    await step('Writes it with places for name, amount and ticket, and saves', async () => {
      await userEvent.type(await screen.findByLabelText('Name'), 'In review');
      await userEvent.type(
        screen.getByLabelText('Text'),
        'Hello {{name}, {{amount} of {{ticket} is in review.',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await toastSaying('Reply saved');
    });
    await step('Sees it among the replies, and closes them', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
      await dialog.findByRole('heading', { name: 'In review' });
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Chooses it with / in the message box, and sees it filled in', async () => {
      await userEvent.type(box(), '/rev{Enter}');
      await waitFor(() =>
        expect(box()).toHaveValue('Hello Amara Okafor, {amount} of 7301 is in review.'),
      );
      await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    });
    await step('Types the amount that is missing, and sends it', async () => {
      await userEvent.keyboard('$9{Enter}');
      await messageShown('Hello Amara Okafor, $9 of 7301 is in review.');
      await expect(sent).toEqual(['7301: Hello Amara Okafor, $9 of 7301 is in review.']);
    });
  },
};

// R485.
/** The list in the order of waiting, and back in the server's. */
export const WaitingLongestFirst: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    const subjects = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('link').textContent);
    const toggle = () => screen.findByRole('button', { name: 'Waiting longest first' });
    await step('Sorts by waiting', async () => {
      await ticketOpened('Payout still pending');
      await userEvent.click(await toggle());
      await waitFor(() =>
        expect(subjects()).toEqual(['Cannot sign in to MT5', 'Payout still pending']),
      );
      await expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Stops sorting', async () => {
      await userEvent.click(await toggle());
      await waitFor(() =>
        expect(subjects()).toEqual(['Payout still pending', 'Cannot sign in to MT5']),
      );
      await expect(address()).toBe('/support?ticket=7301');
    });
  },
};

// R306.
/** A ticket that comes is announced, and marked until it is opened. */
export const NewTicketArrives: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    const row = () => screen.getByRole('row', { name: /Where is my certificate/ });
    await step('Opens support, while a trader writes a new ticket', async () => {
      await ticketOpened('Payout still pending');
      openElsewhere(7304, 'Where is my certificate?');
    });
    await step('Closes the first ticket and reads that there is a new one', async () => {
      await closeIt(userEvent);
      await screen.findByText('New ticket: Where is my certificate?');
    });
    await step('Shows it, marked as new', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '1 new · show' }));
      await waitFor(() => expect(row()).toHaveTextContent('New'));
    });
    await step('Opens it, and the mark is gone', async () => {
      await openTicket(userEvent, 'Where is my certificate?');
      await waitFor(() => expect(row()).not.toHaveTextContent('New'));
    });
  },
};

/**
 * J and K move through the rows, starting at the selected one. Enter opens a row, R goes to the
 * message box.
 */
export const ByKeys: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens support and sees the first open ticket', async () => {
      await ticketOpened('Payout still pending');
    });
    await step('Goes down with J and up with K', async () => {
      await userEvent.keyboard('j');
      // The code of the console's keys may still be loading. The key is repeated when it has
      // loaded.
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Cannot sign in to MT5' })).toHaveFocus(),
      );
      await userEvent.keyboard('k');
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Payout still pending' })).toHaveFocus(),
      );
    });
    await step('Opens the next ticket with J and Enter', async () => {
      await userEvent.keyboard('j{Enter}');
      await ticketOpened('Cannot sign in to MT5');
    });
    await step('Presses R and is in the message box', async () => {
      await userEvent.keyboard('r');
      await waitFor(() => expect(box()).toHaveFocus());
    });
    await step('Types the same keys there, as text', async () => {
      await userEvent.keyboard('jkr');
      await waitFor(() => expect(box()).toHaveValue('jkr'));
    });
  },
};

/** A refused message stays with its ticket, and can be sent again. */
export const SendFailedThenRetried: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Sends a message that is refused', async () => {
      await messageShown('Could you check my payout?');
      planFates('refused');
      await userEvent.type(box(), 'Hello{Enter}');
      await screen.findByText('Not sent: The text is not allowed.');
    });
    await step('Opens another ticket, and sees that the first has something unsent', async () => {
      await openTicket(userEvent, 'Cannot sign in to MT5');
      await expect(screen.queryByText('Hello')).toBeNull();
      await expect(screen.getByText('Not sent')).toBeVisible();
    });
    await step('Goes back and sends it again', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Payout still pending' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    });
    await step('It is sent, and nothing says otherwise', async () => {
      await waitFor(() => expect(sent).toEqual(['7301: Hello', '7301: Hello']));
      await expect(screen.queryByText(/Not sent/)).toBeNull();
      await expect(toasts()).toEqual([]);
    });
  },
};

/**
 * The list comes first. The chat is a separate view. Its title gets the focus, and then the row
 * that was opened.
 */
export const OnAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
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
export const OnAPhoneFromTheAddress: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
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
