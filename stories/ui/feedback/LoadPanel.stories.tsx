import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadPanel } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/LoadPanel',
  component: LoadPanel,
  parameters: { layout: 'padded' },
  args: {
    load: { status: 'ready', data: null },
    what: 'The dashboard',
    children: <p>The content stands here.</p>,
  },
} satisfies Meta<typeof LoadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Failed: Story = {
  args: { load: { status: 'failed', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The dashboard could not be loaded');
    await expect(canvas.queryByText('The content stands here.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(retry).toHaveBeenCalled());
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByText('The content stands here.')).toBeNull();
  },
};
