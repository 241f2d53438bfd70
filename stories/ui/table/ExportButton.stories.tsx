import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExportButton } from '../../../src/list/ListMenus';

const meta = {
  title: 'Components/Tables/ExportButton',
  component: ExportButton,
  parameters: { layout: 'padded' },
  args: { onExport: fn() },
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  },
};

export const Running: Story = {
  args: { progress: { collected: 300, count: 1000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
};
