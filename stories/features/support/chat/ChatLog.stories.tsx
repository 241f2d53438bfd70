import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { TicketMessage } from '~/api/types';
import { ChatLog, type ChatLogProps } from '~/features/support/chat/ChatLog';
import '~/features/support/chat/chat.css';
import '~/features/support/support.css';
import { buildTicketMessage, buildTicketMessages } from '../../../../tests/fixtures/support';
import { minutesAgo } from '../../../../tests/fixtures/time';
import { buildOutgoing, now } from '../supportArgs';

/** A conversation that changes while it is shown. */
function Happening(args: ChatLogProps) {
  const [messages, setMessages] = useState<readonly TicketMessage[]>(args.messages ?? []);
  const [outgoing, setOutgoing] = useState(args.outgoing);
  const add = (text: string, is_mine: boolean) =>
    setMessages([...messages, buildTicketMessage({ text, is_mine, created_at: minutesAgo(0) })]);
  return (
    <>
      <div style={{ height: 360, display: 'grid' }} className="panel">
        <ChatLog {...args} messages={messages} outgoing={outgoing} />
      </div>
      <button type="button" onClick={() => add(`Reply ${messages.length}`, false)}>
        They write
      </button>
      <button type="button" onClick={() => add(`Ours ${messages.length}`, true)}>
        A colleague writes
      </button>
      <button
        type="button"
        onClick={() =>
          setOutgoing([...outgoing, buildOutgoing('sending', `Mine ${outgoing.length}`)])
        }
      >
        I write
      </button>
    </>
  );
}

const meta = {
  title: 'Screens/Support/Parts/Message log',
  component: ChatLog,
  parameters: { layout: 'padded' },
  render: (args) => <Happening {...args} />,
  args: {
    messages: buildTicketMessages(30),
    outgoing: [],
    now,
    creator: 'Amara Okafor',
    isReadOnly: false,
    onRetry: fn(),
    onDelete: fn(),
    children: undefined,
  },
} satisfies Meta<typeof ChatLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls and waits for the next frame, in which the page notices it. */
async function scrollTo(log: HTMLElement, top: number) {
  log.scrollTop = top;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

const distance = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** At the end, the reader stays at the end. Messages that were there before are not announced. */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
    await expect(canvas.queryByText(/^New message/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'They write' }));
    await canvas.findByText('Reply 30');
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
};

/** If the reader has scrolled up, nothing moves, and a button tells them of new messages. */
export const NewMessagesBelow: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await scrollTo(log, 200);
    const first = canvas
      .getAllByRole('listitem')
      .find((item) => item.getBoundingClientRect().top > log.getBoundingClientRect().top);
    const place = first?.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'They write' }));
    await canvas.findByRole('button', { name: '1 new message' });
    await userEvent.click(canvas.getByRole('button', { name: 'A colleague writes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'They write' }));
    const jump = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(log.scrollTop).toBe(200);
    await expect(first?.getBoundingClientRect().top).toBe(place);
    await expect(canvas.getByText('New message from Amara Okafor')).toBeInTheDocument();
    // The text is in the page only once.
    await expect(canvas.getByText('Reply 32', { exact: false })).toBeInTheDocument();
    await userEvent.click(jump);
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull());
  },
};

/** It scrolls to the admin's own new message. */
export const GoesToOnesOwn: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await scrollTo(log, 100);
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await canvas.findByText('Mine 0');
    await waitFor(() => expect(distance(log)).toBeLessThan(2));
  },
};

/** Earlier messages are added above, and the messages on the screen don't move. */
export const EarlierWithoutAJump: Story = {
  tags: ['!dev'],
  args: { messages: buildTicketMessages(400) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBe(60);
    await expect(canvas.getByRole('button', { name: 'Show earlier messages' })).toBeInTheDocument();
    log.scrollTop = 230;
    const [seen] = items.slice(3);
    const place = seen?.getBoundingClientRect().top ?? 0;
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBe(120));
    await expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - place)).toBeLessThan(2);
  },
};
