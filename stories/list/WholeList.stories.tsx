import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WholeList } from '../../src/list/WholeList';

const meta = {
  title: 'Components/Tables/WholeList',
  component: WholeList,
  parameters: { layout: 'padded' },
  args: {
    whole: {
      isOn: false,
      isReading: false,
      note: 'Filtering this page only (20 of 10,000)',
      onChange: fn(),
      onReadAgain: fn(),
    },
  },
} satisfies Meta<typeof WholeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'All pages' }));
    await waitFor(() => expect(args.whole.onChange).toHaveBeenCalledWith(true));
  },
};

const fresh = { readAt: '2026-01-17T14:02:00Z', newCount: 0, onShowNew: fn() };

/** When the rows of the page were read. */
export const AsOf: Story = {
  args: { fresh },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Updated/)).toHaveTextContent('Updated 14:02');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A return to the tab brought rows that would move those that are shown. */
export const NewRows: Story = {
  args: { fresh: { ...fresh, newCount: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new · show' }));
    await waitFor(() => expect(args.fresh?.onShowNew).toHaveBeenCalledOnce());
  },
};

export const Reading: Story = {
  args: {
    whole: {
      ...meta.args.whole,
      isOn: true,
      isReading: true,
      note: 'Reading 3,000 of 10,000 users …',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.whole.onChange).toHaveBeenCalledWith(false));
  },
};

export const AllRead: Story = {
  args: {
    whole: { ...meta.args.whole, isOn: true, note: 'Searches all 10,000 users, read at 14:02' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('switch', { name: 'All pages' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(args.whole.onReadAgain).toHaveBeenCalledOnce());
  },
};

export const PhoneWidth: Story = { ...AllRead, globals: { viewport: { value: 'phone' } } };
