import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { messageRefusal } from '../../../src/domain/support/tickets';
import { MessageComposer } from '../../../src/screens/support/MessageComposer';
import '../../../src/screens/support/chat.css';

const open = { ticket_id: 1, status: 'open' };
const handleSend = fn<(text: string) => void>();

const meta = {
  title: 'Screens/Support/MessageComposer',
  component: MessageComposer,
  args: { text: '', refusal: undefined, onChange: fn(), onSend: fn() },
  render: function Typing(args) {
    const [text, setText] = useState(args.text);
    const isFixed = args.refusal?.kind === 'closed' || args.refusal?.kind === 'no-ticket';
    const refusal = isFixed ? args.refusal : messageRefusal(open, text);
    const send = () => {
      if (messageRefusal(open, text)) return;
      handleSend(text);
      setText('');
    };
    return <MessageComposer text={text} refusal={refusal} onChange={setText} onSend={send} />;
  },
  beforeEach: () => {
    handleSend.mockClear();
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift+Enter starts a new line. */
export const ByKeyboard: Story = {
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

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '   ');
    await waitFor(() => expect(send).toBeDisabled());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(send);
    await waitFor(() => expect(handleSend.mock.calls).toEqual([['   Hello']]));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  },
};

/** The box grows with its text, up to a limit. */
export const Grows: Story = {
  args: { text: 'line\n'.repeat(4) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    const height = box.offsetHeight;
    await expect(height).toBeGreaterThan(90);
    await userEvent.type(box, '{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}');
    await waitFor(() => expect(box.offsetHeight).toBeGreaterThan(height));
    await waitFor(() => expect(box.offsetHeight).toBeLessThanOrEqual(202));
  },
};

/** R115: the text is not cut. It says by how many characters it is too long. */
export const TooLong: Story = {
  args: { text: 'a'.repeat(5012) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 characters too many')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
  },
};

export const NearlyTooLong: Story = {
  args: { text: 'a'.repeat(4990) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,990 of 5,000 characters')).toBeVisible();
  },
};

/** Section 4: read-only. The typed text stays, so that it can be copied. */
export const ClosedTicket: Story = {
  args: { text: 'Half a sentence', refusal: { kind: 'closed' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message', description: 'This ticket is closed and takes no messages' });
    await userEvent.type(box, 'more{Enter}');
    await waitFor(() => expect(box).toHaveValue('Half a sentence'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled());
  },
};

export const NoTicket: Story = {
  args: { refusal: { kind: 'no-ticket' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message', description: 'Select a ticket to write a message' })).toBeDisabled();
  },
};
