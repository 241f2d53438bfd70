import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toaster } from '../../../src/ui/feedback/Toaster';
import type { ToastMessage } from '../../../src/ui/feedback/toasts';
import { unbrokenText } from '../../../tests/fixtures/texts';
import { toastSaying } from '../../toastSaying';

const network: ToastMessage = {
  type: 'error',
  text: 'Network error - no response received',
  durationMs: Infinity,
};

const meta = {
  title: 'Components/Feedback/Toaster texts',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  args: { queue: [network, { ...network, about: 'user 1' }], onTaken: fn() },
  argTypes: { queue: { control: false } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

// R397.
/** Without a network the reading behind a failed change fails too: one message, said once. */
export const ChangeAndReadingBehind: Story = {
  play: async () => {
    await toastSaying('Network error - no response received');
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  },
};

/**
 * A stack trace of a server: a few lines, the rest on demand. The close button stays in the window.
 */
export const VeryLong: Story = {
  args: { queue: [{ ...network, text: `Traceback ${unbrokenText.repeat(100)}` }] },
  play: async ({ userEvent }) => {
    const toast = await screen.findByRole('status');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast.getBoundingClientRect().height).toBeLessThan(200);
    await userEvent.click(within(toast).getByRole('button', { name: 'Show all of the message' }));
    await waitFor(() => expect(toast.getBoundingClientRect().height).toBeGreaterThan(200));
    const dismiss = within(toast).getByRole('button', { name: 'Dismiss' });
    await waitFor(() => expect(dismiss.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(dismiss.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.click(dismiss);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};
