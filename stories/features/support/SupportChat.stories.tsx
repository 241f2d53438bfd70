import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { TicketMessage } from '~/api/types';
import { SupportScreen } from '~/features/support/tickets/SupportScreen';
import {
  buildTicket,
  buildTicketMessage,
  buildTicketMessages,
  hostileTicketMessages,
  hostileTickets,
  minimalTicket,
} from '../../../tests/fixtures/support';
import {
  longName,
  longParagraph,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../tests/fixtures/texts';
import { buildOutgoing, chatOf, closedTicket, populated, selected, withChat } from './supportArgs';
import { canTryAgain, failed } from '../../loadStates';

const meta = {
  title: 'Screens/Support/Parts/Conversation',
  component: SupportScreen,
  loaders: withChat,
  parameters: { layout: 'padded' },
  args: populated,
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on its screen. */
export const Populated: Story = {};

/** Messages by day and side. The admin's side looks different. */
export const Days: Story = {
  tags: ['!dev'],
  args: {
    chat: {
      status: 'ready',
      messages: [
        buildTicketMessage({ text: 'Long ago.', created_at: '2026-02-20T09:00:00Z' }),
        buildTicketMessage({
          text: 'Answered.',
          created_at: '2026-03-14T09:00:00Z',
          is_mine: true,
        }),
        buildTicketMessage({
          text: 'And once more.',
          created_at: '2026-03-14T09:00:30Z',
          is_mine: true,
        }),
        buildTicketMessage({ text: 'Thank you.', created_at: '2026-03-15T10:32:00Z' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const chat = chatOf(canvasElement);
    await expect(
      chat.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Feb 20, 2026', 'Yesterday', 'Today']);
    await expect(chat.getByRole('log')).toHaveTextContent(
      'Feb 20, 2026Amara OkaforLong ago.3 weeks agoYesterdaySupportAnswered.And once more.Yesterday at 09:00TodayAmara OkaforThank you.Today at 10:32',
    );
    const sideOf = (text: string) => chat.getByText(text).getBoundingClientRect();
    await expect(sideOf('Answered.').left).toBeGreaterThan(sideOf('Thank you.').left + 100);
  },
};

export const Empty: Story = {
  args: { chat: { status: 'ready', messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start a conversation..')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { chat: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log').querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.queryByText('Start a conversation..')).toBeNull();
  },
};

// Section 8, R18.
/** There is no toast; the chat says it. A message can still be sent. */
export const LoadFailed: Story = {
  args: { chat: failed, outgoing: [buildOutgoing('sending')] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Your payout was released a minute ago.')).toBeVisible();
    await canTryAgain(context, 'The messages');
  },
};

/** A later reading failed. The loaded messages stay. */
export const MessagesOutdated: Story = {
  tags: ['!dev'],
  args: { chat: { status: 'ready', messages: buildTicketMessages(), onRetry: failed.onRetry } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('New messages could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveTextContent('Good morning');
    await canTryAgain(context);
  },
};

export const Forbidden: Story = {
  args: { chat: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** Links lead only to http and https, in a new tab. Everything else is text, verbatim. */
export const Links: Story = {
  tags: ['!dev'],
  args: {
    chat: {
      status: 'ready',
      messages: [
        'See https://example.com/a?b=c.',
        'javascript:alert(1) data:text/html,x',
        'https://user:pw@bank.example/',
        `https://example.com/\u202egpj.exe`,
      ].map((text) => buildTicketMessage({ text })),
    },
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('log')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/a?b=c',
      'https://example.com/',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByText('javascript:alert(1) data:text/html,x')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    tickets: { status: 'ready', data: hostileTickets },
    ...selected(buildTicket({ subject: `${longName} ${unbrokenText}`, creator_name: longName }), [
      ...hostileTicketMessages,
      buildTicketMessage({ text: unbrokenText, is_mine: true }),
      buildTicketMessage({ text: 'first line\n\n  indented\tline' }),
    ]),
  },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    for (const text of [scriptText, rtlOverrideText])
      await expect(log.getByText(text)).toBeVisible();
    await expect(log.getAllByText(unbrokenText)[0]).toBeVisible();
    await expect(
      log.getByText(
        (_text, element) => element?.tagName === 'P' && element.textContent === longParagraph,
      ),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = canvas.getByRole('log');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

// Values that break the document, but that a server may send.
const wrong = [
  { text: null, created_at: null, is_mine: null },
  { text: 42, created_at: 'soon', is_mine: 'yes' },
  {},
] as unknown as TicketMessage[];

// R5.
/** A value that is null, missing or of a wrong type is a dash. */
export const BrokenData: Story = {
  args: {
    tickets: {
      status: 'ready',
      data: [minimalTicket, { ...minimalTicket, ticket_id: null, created_at: 'x' } as never],
    },
    ...selected(minimalTicket, wrong),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('t/1—2 weeks agoOpen');
    await expect(canvas.getAllByRole('link', { name: '—' })[0]).toHaveAttribute(
      'href',
      '/support?ticket=t%2F1',
    );
    // Without an id the ticket can't be opened.
    await expect(
      within(canvas.getAllByRole('row')[2] ?? canvasElement).queryByRole('link'),
    ).toBeNull();
    await expect(canvas.getByRole('log')).toHaveTextContent('User—42——');
  },
};

// R404.
/**
 * On a wide screen list and conversation stand side by side, and no message is wider than can be
 * read.
 */
export const Wide: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'fourK' } },
  args: selected(buildTicket(), [buildTicketMessage({ text: longParagraph })]),
  play: async ({ canvas, canvasElement }) => {
    const message = (
      await chatOf(canvasElement).findByText(/^Paragraph 1: /)
    ).getBoundingClientRect();
    await expect(canvas.getByRole('table').getBoundingClientRect().right).toBeLessThanOrEqual(
      message.left,
    );
    await expect(message.width).toBeLessThanOrEqual(720);
  },
};

export const Busy: Story = {
  args: { outgoing: [buildOutgoing('sending'), buildOutgoing('waiting', 'Anything else?')] },
  play: async ({ canvasElement, userEvent, args }) => {
    const chat = chatOf(canvasElement);
    await expect(chat.getByText('Sending…')).toBeVisible();
    await expect(chat.getByText('Waiting for the message above')).toBeVisible();
    await expect(chat.queryByRole('button', { name: 'Retry' })).toBeNull();
    // A message that is being sent can't be deleted; a waiting one can.
    await userEvent.click(chat.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete.mock.calls).toEqual([['waiting Anything else?']]));
  },
};

/** Each says what became of it. */
export const Failed: Story = {
  args: {
    outgoing: [
      buildOutgoing('failed', undefined, { reason: 'The text is too long.' }),
      buildOutgoing('failed', 'And this?'),
      buildOutgoing('unknown', 'Did this arrive?'),
      buildOutgoing('doubtful', 'Or this?'),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Not sent: The text is too long.')).toBeVisible();
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await expect(
      canvas.getByText('No response was received. Checking whether it was sent…'),
    ).toBeVisible();
    await expect(canvas.getByText('May not have been sent')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(4);
    // What is unknown is never sent again before it is known (promise 1).
    const retries = canvas.getAllByRole('button', { name: 'Retry' });
    await expect(retries).toHaveLength(3);
    if (retries[0]) await userEvent.click(retries[0]);
    await expect(args.onRetry.mock.calls).toEqual([
      ['failed Your payout was released a minute ago.'],
    ]);
  },
};

/** A message that was not sent before the ticket was closed can only be deleted. */
export const ClosedWithUnsent: Story = {
  args: {
    tab: 'closed',
    ...selected(closedTicket, undefined, 'Half a sentence'),
    outgoing: [
      buildOutgoing('failed', undefined, {
        ticketId: String(closedTicket.ticket_id),
        reason: 'This ticket is closed to new messages.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
    await expect(canvas.getByRole('row', { name: /^Select 7303 .* Closed$/ })).toBeVisible();
  },
};
