import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExportProgress } from '../../../src/list/ListMenus';

const exporting = { onExport: fn(), onCancel: fn(), onDismiss: fn() };
const words = { one: 'user', many: 'users' };

const meta = {
  title: 'Components/Tables/ExportProgress',
  component: ExportProgress,
  parameters: { layout: 'padded' },
  args: {
    tools: { words, exporting: { ...exporting, progress: { collected: 300, count: 1000 } } },
  },
} satisfies Meta<typeof ExportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Exporting: 300 of 1,000 users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(exporting.onCancel).toHaveBeenCalledOnce());
  },
};

/** Without all rows there is no file. */
export const Stopped: Story = {
  args: {
    tools: {
      words,
      exporting: {
        ...exporting,
        failure: {
          at: { collected: 300, count: 1000 },
          text: 'Network error - no response received',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Exporting stopped after 300 of 1,000 users: Network error - no response received',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(exporting.onExport).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(exporting.onDismiss).toHaveBeenCalledOnce());
  },
};
