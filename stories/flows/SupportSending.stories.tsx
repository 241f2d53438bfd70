import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { planFates, resetSupport, sent, supportBackend } from './supportBackend';
import { box, messageShown, openTicket, ticketOpened, toasts } from './supportSeen';

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

/** However often Enter is pressed, the message is sent once. */
export const HundredEnters: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Types a message', async () => {
      await ticketOpened('Payout still pending');
      await userEvent.type(box(), 'Once');
    });
    await step('Presses Enter a hundred times', () => {
      for (let press = 0; press < 100; press += 1)
        box().dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
    });
    await step('Sees one message, and it was sent once', async () => {
      await messageShown('Once');
      await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
      await expect(sent).toEqual(['7301: Once']);
    });
  },
};
