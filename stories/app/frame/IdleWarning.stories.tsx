import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { IdleWarning } from '~/app/frame/IdleSignOut';

const meta = {
  title: 'Components/Layout/IdleWarning',
  component: IdleWarning,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { secondsLeft: 60, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof IdleWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

// R234.
/** The last minute of an hour without a key or pointer. */
export const OneMinuteLeft: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('60 s');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(args.onStay).toHaveBeenCalledOnce());
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
