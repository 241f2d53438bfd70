import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ListFoot } from '../../src/list/ListPage';
import { buildTools, ofPage } from '../listTools';

const list = {
  load: { status: 'ready' as const, data: { count: 47 } },
  page: 1,
  pageSize: 20,
  onPageChange: fn(),
  tools: buildTools('users'),
};
const whole = { ...list, tools: buildTools('users', { whole: { ...ofPage, isOn: true } }) };

const meta = {
  title: 'Components/Tables/ListFoot',
  component: ListFoot,
  parameters: { layout: 'padded' },
  args: { list, shown: 20 },
} satisfies Meta<typeof ListFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–20 of 47')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(list.onPageChange).toHaveBeenCalledWith(2));
  },
};

export const Whole: Story = {
  args: { list: whole, shown: 47 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('47 users')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

export const WholeAndFiltered: Story = {
  args: { list: whole, shown: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 47 users')).toBeVisible();
  },
};
