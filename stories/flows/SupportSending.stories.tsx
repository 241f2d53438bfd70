import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { planFates, resetSupport, sent, supportBackend } from './supportBackend';
import { box, messageShown, openTicket, ticketOpened, toasts } from './supportSeen';

const meta = {
  title: 'Flows/Support, sending',
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

export const SendFailedThenRetried: Story = {
  play: async ({ userEvent }) => {
    await messageShown('Could you check my payout?');
    planFates('refused');
    await userEvent.type(box(), 'Hello{Enter}');
    await screen.findByText('Not sent: The text is not allowed.');
    await openTicket(userEvent, 'Cannot sign in to MT5');
    await expect(screen.queryByText('Hello')).toBeNull();
    await expect(screen.getByText('Not sent')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Payout still pending' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toEqual(['7301: Hello', '7301: Hello']));
    await expect(screen.queryByText(/Not sent/)).toBeNull();
    await expect(toasts()).toEqual([]);
  },
};

export const AnswerLostAfterItWasSent: Story = {
  play: async ({ userEvent }) => {
    await messageShown('Could you check my payout?');
    planFates('lost after it was stored');
    await userEvent.type(box(), 'Hello{Enter}');
    await screen.findByText('No answer was received. Checking whether it was sent…');
    await waitFor(() => expect(screen.queryByText(/No answer was received/)).toBeNull());
    await messageShown('Hello');
    await expect(screen.queryByText('May not have been sent')).toBeNull();
    await expect(sent).toEqual(['7301: Hello']);
  },
};

export const AnswerLostBeforeItWasSent: Story = {
  play: async ({ userEvent }) => {
    await messageShown('Could you check my payout?');
    planFates('lost');
    await userEvent.type(box(), 'Hello{Enter}');
    await screen.findByText('May not have been sent');
    await expect(sent).toEqual(['7301: Hello']);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toEqual(['7301: Hello', '7301: Hello']));
    await expect(screen.queryByText('May not have been sent')).toBeNull();
  },
};

export const DraftsPerTicket: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.type(box(), 'For the first');
    await openTicket(userEvent, 'Cannot sign in to MT5');
    await expect(box()).toHaveValue('');
    await expect(screen.getByText('Draft')).toBeVisible();
    await screen.findByText('Start a conversation..');
    await userEvent.type(box(), 'For the second{Enter}');
    await messageShown('For the second');
    await userEvent.click(screen.getByRole('link', { name: 'Payout still pending' }));
    await waitFor(() => expect(box()).toHaveValue('For the first'));
    await expect(sent).toEqual(['7302: For the second']);
  },
};

export const HundredEnters: Story = {
  play: async ({ userEvent }) => {
    await ticketOpened('Payout still pending');
    await userEvent.type(box(), 'Once');
    for (let press = 0; press < 100; press += 1)
      box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await messageShown('Once');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    await expect(sent).toEqual(['7301: Once']);
  },
};
