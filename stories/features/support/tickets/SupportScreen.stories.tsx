import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SupportScreen } from '~/features/support/tickets/SupportScreen';
import { buildTicket, buildTickets } from '../../../../tests/fixtures/support';
import { closedTicket, composerFor, populated, selected, withChat } from '../supportArgs';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const nothingSelected = {
  selectedId: undefined,
  chat: { status: 'loading' },
  composer: composerFor(undefined),
} as const;

const meta = {
  title: 'Screens/Support/Support',
  component: SupportScreen,
  loaders: withChat,
  parameters: { layout: 'padded' },
  args: populated,
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Open Tickets' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const table = canvas.getByRole('table', { name: 'Open Tickets' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['ID', 'Subject', 'Date', 'Status']);
    // Every third of the nine is closed.
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      '7301Payout still pending after three daysYou replied · 7 min agoToday at 11:32Open',
    );
    await expect(within(table).getAllByRole('row')[2]).toHaveTextContent(
      /^7302Cannot sign in to MT5.* · waiting 2 d2 days agoOpen$/,
    );
    await expect(
      canvas.getByRole('link', { name: 'Payout still pending after three days' }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('link', { name: 'Cannot sign in to MT5' })[0]).toHaveAttribute(
      'href',
      '/support?ticket=7302',
    );
    const chat = within(canvas.getByRole('region', { name: 'Chat' }));
    await expect(
      chat.getByRole('heading', { level: 2, name: 'Payout still pending after three days' }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Chat' })).toHaveTextContent(
      'Ticket 7301 · Amara OkaforAboutOpenCloseClose and next',
    );
    await expect(chat.getByRole('log')).toHaveTextContent(
      /^TodayAmara OkaforHello, my payout.*Today at 11:32SupportGood morning.*Today at 11:39/,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Closed Tickets' }));
    await waitFor(() => expect(args.onTabChange.mock.calls).toEqual([['closed']]));
  },
};

/**
 * The second click of a double click may come when the next ticket has taken the place of the
 * closed one: it closes nothing.
 */
export const ClosedByDoubleClick: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Close and next' }));
    await waitFor(() => expect(args.onCloseAndNext).toHaveBeenCalledOnce());
  },
};

// Promise 1.
/** A ticket is closed only once, whatever is clicked. */
export const Busy: Story = {
  args: { isClosing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Closing…' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Closing…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Close and next' })).toBeDisabled();
  },
};

// Section 4.
/** The list shows the tab's tickets. A closed ticket is read-only. */
export const Closed: Story = {
  args: {
    tab: 'closed',
    ...selected(closedTicket),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Closed Tickets' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('You replied · 3 d ago');
    await expect(canvas.getByRole('region', { name: 'Chat' })).toHaveTextContent(
      /Ticket 7303 · Priya Raman.*Priya RamanI paid for 100K.*SupportThis is solved now/,
    );
    await expect(
      canvas.getByRole('link', { name: 'Wrong account size after upgrade' }),
    ).toHaveAttribute('href', '/support?tab=closed&ticket=7303');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly');
    await expect(canvas.getByText('This ticket is closed to new messages')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    tickets: { status: 'loading' },
    selectedId: undefined,
    latest: undefined,
    chat: { status: 'loading' },
    composer: composerFor(undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    // Section 9: six placeholder rows.
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByText('No open ticket found')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  },
};

// R18.
/** There is no toast, but the list never looks empty. */
export const LoadFailed: Story = {
  args: { tickets: failed, ...nothingSelected },
  play: async (context) => {
    await expect(context.canvas.queryByText('No open ticket found')).toBeNull();
    await canTryAgain(context, 'The tickets');
  },
};

// R16.
/** Shown instead of the whole content. */
export const Forbidden: Story = {
  args: { tickets: { status: 'forbidden' }, ...nothingSelected },
  play: showsNoAccess,
};

export const Empty: Story = {
  args: {
    tickets: { status: 'ready', data: buildTickets().filter(({ status }) => status === 'closed') },
    ...nothingSelected,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open ticket found')).toBeVisible();
    await expect(canvas.getByText('No ticket selected')).toBeVisible();
    await expect(canvas.queryByText(/^Choose a ticket/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await expect(canvas.getByText('Select a ticket to write a message')).toBeVisible();
    await expect(canvas.queryByText('0 tickets')).toBeNull();
  },
};

/** The address may name a ticket that no longer exists. */
export const TicketNotFound: Story = {
  args: {
    selectedId: '99',
    chat: { status: 'loading' },
    composer: composerFor(undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket 99 was not found')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  },
};

// R31.
/** Text can be typed, but nothing happens. */
export const FindTicketDoesNothing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find Ticket' }), 'MT5{Enter}');
    await waitFor(() => expect(canvas.getByPlaceholderText('Find Ticket')).toHaveValue('MT5'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  },
};

export const NoMatch: Story = {
  args: { search: 'nothing of the kind' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No tickets match')).toBeVisible();
    await expect(canvas.getByText(/^Searched all \d+ tickets\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onSearch.mock.calls).toEqual([['']]));
  },
};

/**
 * Failures show no toast, so the list marks tickets with unsent messages. A mark makes no row
 * higher: the first letter typed moves nothing.
 */
export const Marked: Story = {
  tags: ['!dev'],
  // There each subject has one line.
  globals: { viewport: { value: 'wide' } },
  args: {
    marks: new Map([
      ['7302', 'Draft'],
      ['7304', 'Not sent'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Cannot sign in to MT5Draft');
    await expect(canvas.getAllByRole('row')[3]).toHaveTextContent('KYC document rejectedNot sent');
    const heights = canvas.getAllByRole('row').map(({ offsetHeight }) => offsetHeight);
    await expect(heights[2]).toBe(heights[1]);
  },
};

/** A long name is cut, so that how long the trader has waited stays in sight. */
export const LongName: Story = {
  tags: ['!dev'],
  args: {
    tickets: {
      status: 'ready',
      data: [buildTicket({ creator_name: 'Amara Okafor '.repeat(20), messages: [] })],
    },
  },
  play: async ({ canvas }) => {
    const waiting = canvas.getByText('· waiting 28 min').getBoundingClientRect();
    const cell = canvas.getByText('· waiting 28 min').closest('td')?.getBoundingClientRect();
    await expect(waiting.right).toBeLessThanOrEqual(cell?.right ?? 0);
    await expect(waiting.height).toBeLessThan(24);
  },
};

/** The rest of a long list is rendered when the reader scrolls to it. */
export const ManyTickets: Story = {
  tags: ['!dev'],
  args: { tickets: { status: 'ready', data: buildTickets(3000) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2,000 tickets')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(201);
    const rows = canvasElement.querySelector('.ticket-rows');
    const before = canvas.getAllByRole('row').length;
    rows?.scrollTo(0, rows.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(before));
  },
};

/** A header sorts by its column. The rows' links keep the order. */
export const Sorted: Story = {
  tags: ['!dev'],
  args: {
    tools: {
      ...populated.tools,
      sorting: { ...populated.tools.sorting, by: 'date', isDescending: true },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getAllByRole('link', { name: 'Cannot sign in to MT5' })[0]).toHaveAttribute(
      'href',
      '/support?ticket=7302&sort=-date',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Subject' }));
    await waitFor(() => expect(args.tools.sorting.onSort).toHaveBeenCalledWith('subject'));
  },
};

// R344.
/**
 * The columns as the address names them. The subject stays, and the links of the rows keep the
 * columns.
 */
export const Arranged: Story = {
  tags: ['!dev'],
  args: {
    tools: {
      ...populated.tools,
      layout: {
        columns: 'status,subject,-id',
        isInAddress: true,
        isCompact: true,
        onChange: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Open Tickets' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Status',
      'Subject',
      'Date',
    ]);
    await expect(table.getAllByRole('row')[2]).toHaveTextContent(
      'OpenCannot sign in to MT5Jonas Lindqvist · waiting 2 d2 days ago',
    );
    await expect(table.getAllByRole('checkbox')).toHaveLength(6);
    await expect(table.getAllByRole('link', { name: 'Cannot sign in to MT5' })[0]).toHaveAttribute(
      'href',
      '/support?ticket=7302&columns=status%2Csubject%2C-id',
    );
  },
};
