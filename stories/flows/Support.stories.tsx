import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, storedSession } from './seen';
import { closeElsewhere, openElsewhere, planFates, reply, resetSupport, sent, setDown, supportBackend } from './supportBackend';
import { box, messageShown, openTicket, ticketOpened, toasts } from './supportSeen';

const meta = {
  title: 'Flows/Support',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: supportBackend } },
  beforeEach: () => {
    resetSupport();
    return openSignedIn('/support')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const closeIt = async (user: UserEventObject) => user.click(await screen.findByRole('button', { name: 'Close' }));

/** The first open ticket is selected on load, and is then in the address. */
export const AnswersATicket: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await expect(address()).toBe('/support?ticket=7301');
    await messageShown('Could you check my payout?');
    await userEvent.type(box(), 'Of course.{Enter}');
    await messageShown('Of course.');
    await expect(box()).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    await expect(sent).toEqual(['7301: Of course.']);
  },
};

/** Section 9: the first poll comes after 2 s. It is announced, and no toast is shown. */
export const ReplyArrivesByPolling: Story = {
  play: async () => {
    await messageShown('Could you check my payout?');
    reply('7301', 'Any news?');
    await messageShown('Any news?');
    await expect(screen.getByText('New message from Amara Okafor')).toBeInTheDocument();
    await expect(screen.getByText('Any news?', { exact: false })).toBeInTheDocument();
  },
};

/** Section 4: Close closes the ticket. It doesn't ask if nothing would be lost (R176). */
export const ClosedAndFoundUnderClosed: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await closeIt(userEvent);
    await toastSaying('Successfully closed ticket 7301');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    // The list changes when it has the new status, which may be later than the toast.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Payout still pending' })).toBeNull());
    // R301: the next open ticket follows. The focus was on a button that has gone, so its heading takes it.
    await ticketOpened('Cannot sign in to MT5');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cannot sign in to MT5' })).toHaveFocus());
    await userEvent.click(screen.getByRole('tab', { name: 'Closed Tickets' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Payout still pending' }));
    await waitFor(() => expect(box()).toHaveAttribute('readonly'));
    await expect(address()).toBe('/support?tab=closed&ticket=7301');
  },
};

/** R176: the unsent text would be lost, so it asks first. */
export const ClosingAsksWhatIsLost: Story = {
  play: async ({ userEvent }) => {
    await messageShown('Could you check my payout?');
    planFates('refused');
    await userEvent.type(box(), 'Refused{Enter}');
    await screen.findByText('Not sent: The text is not allowed.');
    await userEvent.type(box(), 'Waits{Enter}Not yet sent');
    await closeIt(userEvent);
    const question = await screen.findByRole('alertdialog', { name: 'Close Ticket' });
    await expect(question).toHaveTextContent('Are you sure you want to close ticket 7301?');
    await expect(question).toHaveTextContent(
      'What you have typed has not been sent. 2 messages have not been sent. A closed ticket takes no messages and can’t be opened again.',
    );
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(box()).toHaveValue('Not yet sent');
    await closeIt(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Close Ticket' }));
    await toastSaying('Successfully closed ticket 7301');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await ticketOpened('Cannot sign in to MT5');
  },
};

export const CloseFailed: Story = {
  parameters: { msw: { handlers: [failWith('closeTicket', 500, null), ...supportBackend] } },
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await closeIt(userEvent);
    await toastSaying('Error while closing ticket 7301');
    await expect(screen.getByRole('link', { name: 'Payout still pending' })).toBeVisible();
  },
};

/** Another admin was faster: shows the server's message and the ticket's present state. */
export const CloseRefused: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    closeElsewhere(7301);
    await closeIt(userEvent);
    await toastSaying('This ticket is already closed.');
    await waitFor(() => expect(box()).toHaveAttribute('readonly'));
    await expect(screen.queryByRole('link', { name: 'Payout still pending' })).toBeNull();
  },
};

/** Tab and ticket live in the address; Back restores them. */
export const InTheAddress: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await openTicket(userEvent, 'Cannot sign in to MT5');
    await expect(address()).toBe('/support?ticket=7302');
    await userEvent.click(screen.getByRole('tab', { name: 'Closed Tickets' }));
    await screen.findByRole('link', { name: 'Wrong account size' });
    await expect(address()).toBe('/support?tab=closed&ticket=7302');
    // The chat continues to show its ticket.
    await ticketOpened('Cannot sign in to MT5');
    await openTicket(userEvent, 'Wrong account size');
    history.back();
    await ticketOpened('Cannot sign in to MT5');
    history.back();
    await screen.findByRole('link', { name: 'Payout still pending' });
    history.back();
    await ticketOpened('Payout still pending');
    await expect(address()).toBe('/support?ticket=7301');
  },
};

/** The messages of a closed ticket are read once and not polled. It takes no new message. */
export const ClosedFromTheAddress: Story = {
  beforeEach: openSignedIn('/support?tab=closed'),
  play: async () => {
    await ticketOpened('Wrong account size');
    await expect(address()).toBe('/support?tab=closed&ticket=7303');
    await messageShown('My account has the wrong size.');
    await expect(box()).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const NotFoundFromTheAddress: Story = {
  beforeEach: openSignedIn('/support?ticket=50%25%2F%3F'),
  play: async () => {
    await screen.findByText('Ticket 50%/? was not found');
    await expect(box()).toBeDisabled();
  },
};

/** R301: the next open ticket, with the focus in its box; the last one stays. */
export const ClosesAndGoesOn: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.type(box(), 'Done.{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await toastSaying('Successfully closed ticket 7301');
    await ticketOpened('Cannot sign in to MT5');
    await waitFor(() => expect(address()).toBe('/support?ticket=7302'));
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(sent).toEqual(['7301: Done.']);
    await userEvent.click(screen.getByRole('button', { name: 'Close and next' }));
    await toastSaying('Successfully closed ticket 7302');
    await screen.findByText('No open ticket found');
    await expect(address()).toBe('/support?ticket=7302');
  },
};

/** What was typed would be lost: it asks, and goes on after yes. */
export const ClosesAndGoesOnAfterAsking: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.type(box(), 'Half a sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Close and next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close Ticket' }));
    await toastSaying('Successfully closed ticket 7301');
    await ticketOpened('Cannot sign in to MT5');
  },
};

/** R300: the search narrows the list and stays in the address. 'Find Ticket' does nothing, so '/' leads past it. */
export const Searches: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('jonas mt5');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('jonas mt5'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Payout still pending' })).toBeNull());
    await screen.findByText('1 ticket');
    await userEvent.click(screen.getByRole('link', { name: 'Cannot sign in to MT5' }));
    await ticketOpened('Cannot sign in to MT5');
    await expect(address()).toBe('/support?ticket=7302&search=jonas%20mt5');
    await userEvent.click(screen.getByRole('tab', { name: 'Closed Tickets' }));
    await screen.findByText('No tickets match');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'Wrong account size' });
  },
};

/** R302 and R303: a reply is written, chosen, filled in and sent. */
export const Replies: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.click(screen.getByRole('button', { name: 'Edit replies' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add reply' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'In review');
    await userEvent.type(screen.getByLabelText('Text'), 'Hello {{name}, {{amount} of {{ticket} is in review.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await toastSaying('Reply saved');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit replies' }));
    await dialog.findByRole('heading', { name: 'In review' });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(box(), '/rev{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Hello Amara Okafor, {amount} of 7301 is in review.'));
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('$9{Enter}');
    await messageShown('Hello Amara Okafor, $9 of 7301 is in review.');
    await expect(sent).toEqual(['7301: Hello Amara Okafor, $9 of 7301 is in review.']);
  },
};

/** R306: a ticket that comes is announced and marked until it is opened. Reading again after a close stands for the 45 s. */
export const NewTicketArrives: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    openElsewhere(7304, 'Where is my certificate?');
    await closeIt(userEvent);
    await screen.findByText('New ticket: Where is my certificate?');
    const row = () => screen.getByRole('row', { name: /Where is my certificate/ });
    await expect(row()).toHaveTextContent('New');
    await openTicket(userEvent, 'Where is my certificate?');
    await waitFor(() => expect(row()).not.toHaveTextContent('New'));
  },
};

/** J and K move through the rows, starting at the selected one. Enter opens a row, R goes to the message box. */
export const ByKeys: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.keyboard('j');
    // The code of the console's keys may still be loading. The key is repeated when it has loaded.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cannot sign in to MT5' })).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Payout still pending' })).toHaveFocus());
    await userEvent.keyboard('j{Enter}');
    await ticketOpened('Cannot sign in to MT5');
    await userEvent.keyboard('r');
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('jkr');
    await waitFor(() => expect(box()).toHaveValue('jkr'));
  },
};

/** Section 8: there is no toast. But the list never looks empty (R18). */
export const LoadFailedThenTriedAgain: Story = {
  beforeEach: () => setDown(true),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
    await expect(toasts()).toEqual([]);
    setDown(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ticketOpened('Payout still pending');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listTickets', 403), ...supportBackend] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
  },
};

/** On a phone the list comes first. The chat is a separate view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Payout still pending' }));
    await ticketOpened('Payout still pending');
    await expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to tickets' }));
    await screen.findByRole('link', { name: 'Payout still pending' });
    await expect(address()).toBe('/support');
    await expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
