import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { unfilledIn, type Reply } from '~/features/support/replies/model';
import { messageRefusal } from '~/features/support/tickets/model';
import { MessageComposer } from '~/features/support/chat/MessageComposer';
import '~/features/support/chat/chat.css';
import '~/features/support/support.css';

const open = { ticket_id: 1, status: 'open' };
const handleSend = fn<(text: string) => void>();
const handleNext = fn();
const replies: Reply[] = [
  {
    id: 'a',
    name: 'Review takes two days',
    text: 'Hello {name}, the review of ticket {ticket} takes up to two working days.',
  },
  { id: 'b', name: 'Payout released', text: 'Hello {name}, your payout of {amount} was released.' },
];

const meta = {
  title: 'Screens/Support/Parts/Message composer',
  component: MessageComposer,
  args: {
    text: '',
    refusal: undefined,
    replies,
    facts: { name: 'Amara Okafor', ticket: '7301' },
    onChange: fn(),
    onSend: fn(),
    onCloseAndNext: handleNext,
    onEditReplies: fn(),
  },
  render: function Typing(args) {
    const [text, setText] = useState(args.text);
    const isFixed = args.refusal?.kind === 'closed' || args.refusal?.kind === 'no-ticket';
    const refusalOf = (typed: string) =>
      messageRefusal(open, typed, unfilledIn(typed, args.replies)?.text);
    const refusal = isFixed ? args.refusal : refusalOf(text);
    const send = () => {
      if (refusalOf(text)) return;
      handleSend(text);
      setText('');
    };
    return (
      <MessageComposer {...args} text={text} refusal={refusal} onChange={setText} onSend={send} />
    );
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift+Enter starts a new line. */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await expect(box).toHaveAttribute('name', 'text');
    await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');
    await waitFor(() => expect(box).toHaveValue('one\ntwo'));
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(handleSend.mock.calls).toEqual([['one\ntwo']]));
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.type(box, '{Enter}{Enter}   {Enter}');
    await waitFor(() => expect(handleSend).toHaveBeenCalledOnce());
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** While a word is being composed from several keys, Enter ends the word. */
export const Composing: Story = {
  tags: ['!dev'],
  args: { text: 'にほん' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await waitFor(() => expect(handleSend).not.toHaveBeenCalled());
    await fireEvent.keyDown(box, { key: 'Enter', repeat: true });
    await waitFor(() => expect(handleSend).not.toHaveBeenCalled());
    await fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(handleSend).toHaveBeenCalledOnce());
  },
};

/** The box grows with its text, up to a limit. */
export const Grows: Story = {
  tags: ['!dev'],
  args: { text: 'line\n'.repeat(4) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    const height = box.offsetHeight;
    await expect(height).toBeGreaterThan(90);
    await userEvent.type(
      box,
      '{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}',
    );
    await waitFor(() => expect(box.offsetHeight).toBeGreaterThan(height));
    await waitFor(() => expect(box.offsetHeight).toBeLessThanOrEqual(202));
  },
};

// R115.
/** The text is not cut. It says by how many characters it is too long. */
export const LongText: Story = {
  args: { text: 'a'.repeat(5012) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 characters too many')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
  },
};

/** It counts as the limit does: an emoji is one character, and spaces around the text are none. */
export const NearlyTooLong: Story = {
  args: { text: `${'😀'.repeat(4900)}${' '.repeat(300)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,900 of 5,000 characters')).toBeVisible();
  },
};

// Section 4.
/** Read-only. The typed text stays, so that it can be copied. */
export const ClosedTicket: Story = {
  tags: ['!dev'],
  args: { text: 'Half a sentence', refusal: { kind: 'closed' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', {
      name: 'Message',
      description: 'This ticket is closed to new messages',
    });
    await userEvent.type(box, 'more{Enter}');
    await waitFor(() => expect(box).toHaveValue('Half a sentence'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled());
  },
};

// R302.
/** '/' at the start offers the replies; what the ticket has is filled in. */
export const Replies: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '/');
    const list = await canvas.findByRole('listbox', { name: 'Replies' });
    await expect(list).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
        'Review takes two days',
      ),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Payout released'),
    );
    await waitFor(() =>
      expect(box).toHaveAttribute(
        'aria-activedescendant',
        canvas.getByRole('option', { selected: true }).id,
      ),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(box).toHaveValue(
        'Hello Amara Okafor, the review of ticket 7301 takes up to two working days.',
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveFocus();
    await expect(handleSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleSend).toHaveBeenCalledOnce());
  },
};

// R304.
/**
 * A placeholder that the ticket has nothing for is selected, and blocks sending until it is
 * replaced.
 */
export const ReplyUnfilled: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '/released');
    await userEvent.click(await canvas.findByRole('option', { name: /^Payout released/ }));
    await waitFor(() =>
      expect(box).toHaveValue('Hello Amara Okafor, your payout of {amount} was released.'),
    );
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Replace {amount} before you send this'),
    );
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleSend).not.toHaveBeenCalled());
    await userEvent.keyboard('$120');
    await waitFor(() =>
      expect(box).toHaveValue('Hello Amara Okafor, your payout of $120 was released.'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleSend).toHaveBeenCalledOnce());
  },
};

/** Where no reply fits, or after Escape, a message may begin with '/'. */
export const SlashWithoutReply: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '/help me{Enter}');
    await waitFor(() => expect(handleSend.mock.calls).toEqual([['/help me']]));
    await userEvent.type(box, '/');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleSend.mock.calls).toEqual([['/help me'], ['/']]));
  },
};

/** An admin without replies is told how to add one. Escape, or more text, ends it. */
export const NoReplies: Story = {
  tags: ['!dev'],
  args: { replies: [] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '/');
    await expect(
      await canvas.findByText("No replies yet. Add one with 'Saved replies', below the message."),
    ).toBeVisible();
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/^No replies yet/)).toBeNull());
    await userEvent.keyboard('{Backspace}/');
    await canvas.findByText(/^No replies yet/);
    await userEvent.keyboard('x');
    await waitFor(() => expect(canvas.queryByText(/^No replies yet/)).toBeNull());
    await expect(box).toHaveValue('/x');
  },
};

// R301.
/**
 * Ctrl+Enter in an empty box closes the ticket and goes on; with a text it sends, as Enter does.
 */
export const NextByKey: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'Done.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(handleSend.mock.calls).toEqual([['Done.']]));
    await expect(handleNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(handleNext).toHaveBeenCalledOnce());
    await expect(handleSend).toHaveBeenCalledOnce();
  },
};
