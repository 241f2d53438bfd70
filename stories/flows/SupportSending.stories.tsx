import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { planFates, resetSupport, sent, supportBackend } from './supportBackend';
import { box, messageShown, openTicket, toasts } from './supportSeen';

/**
 * A message reaches the trader once, whatever happens on the way.
 *
 * @who Admins who answer tickets
 */
const meta = {
  title: 'Screens/Support/Flows/Support, sending',
  component: Console,
  parameters: { msw: { handlers: supportBackend } },
  beforeEach: openSignedIn('/support', resetSupport),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

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
