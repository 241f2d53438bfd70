import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FilteredEmptyState } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/FilteredEmptyState',
  component: FilteredEmptyState,
  args: {
    title: 'No users match these filters',
    text: 'Only this page was searched.',
    onClear: fn(),
  },
} satisfies Meta<typeof FilteredEmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FilteredEmpty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users match these filters');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClear).toHaveBeenCalledOnce());
  },
};
