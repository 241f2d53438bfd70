import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ListFoot } from '../../src/list/ListPage';
import { buildTools, ofPage } from '../listTools';

const list = {
  load: {
    status: 'ready' as const,
    data: { count: 47, results: Array.from({ length: 20 }, () => ({})) },
  },
  filters: { search: '' },
  page: 1,
  pageSize: 20,
  onPageChange: fn(),
  tools: buildTools('users'),
};
const whole = {
  ...list,
  load: { ...list.load, data: { count: 20, results: list.load.data.results } },
  tools: buildTools('users', { whole: { ...ofPage, isOn: true, partial: undefined } }),
};

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

/** Also if all rows of the page match: the other pages may have more. */
export const OnePageFiltered: Story = {
  args: {
    list: {
      ...list,
      filters: { search: 'lee' },
      tools: buildTools('users', { whole: ofPage }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 of 20 on this page match')).toBeVisible();
  },
};

export const WholeAndFiltered: Story = {
  args: { list: { ...whole, filters: { search: 'lee' } }, shown: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 20 users match')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};
