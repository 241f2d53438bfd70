import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CrashedState } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/CrashedState',
  component: CrashedState,
  args: { onRetry: fn() },
} satisfies Meta<typeof CrashedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen stopped working');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
