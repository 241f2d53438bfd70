import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SupportScreen } from '../../../src/features/support/tickets/SupportScreen';
import { buildTicket } from '../../../tests/fixtures/support';
import { buildOutgoing, chatOf, populated, selected, withChat } from './supportArgs';

const meta = {
  title: 'Screens/Support/SupportScreen delivery',
  component: SupportScreen,
  loaders: withChat,
  parameters: { layout: 'padded' },
  args: populated,
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
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
export const SendFailed: Story = {
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
      canvas.getByText('No answer was received. Checking whether it was sent…'),
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
    ...selected(buildTicket({ status: 'closed' }), undefined, 'Half a sentence'),
    outgoing: [
      buildOutgoing('failed', undefined, {
        reason: 'This ticket is closed and takes no messages.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  },
};
