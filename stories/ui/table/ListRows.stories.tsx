import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ListRows, type ListRowsProps } from '../../../src/list/ListPage';
import { buildTools } from '../../listTools';

const list: ListRowsProps['list'] = {
  load: { status: 'ready', data: { count: 1, results: [{}] } },
  page: 1,
  pageSize: 20,
  onPageChange: fn(),
  onClearFilters: fn(),
  tools: buildTools('coupons'),
};
const withoutRows = {
  ...list,
  load: { status: 'ready' as const, data: { count: 0, results: [] } },
};

const meta = {
  title: 'Components/Tables/ListRows',
  component: ListRows,
  parameters: { layout: 'padded' },
  args: {
    list,
    shown: 1,
    what: 'The coupons',
    empty: { title: 'No coupons yet', text: 'They come with the first campaign.' },
    noneFound: { title: 'No coupons match', text: 'Only these 20 are searched.' },
    children: <p>SPRING10</p>,
  },
} satisfies Meta<typeof ListRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SPRING10')).toBeVisible();
    await expect(canvas.getByText('1–1 of 1')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { list: { ...list, load: { status: 'loading' } }, shown: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SPRING10')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { list: { ...list, load: { status: 'failed', onRetry: fn() } }, shown: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The coupons could not be loaded');
  },
};

export const Empty: Story = {
  args: { list: withoutRows, shown: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No coupons yet');
  },
};

/** The list is shorter than the address says: the way to other pages stays. */
export const PageWithoutRows: Story = {
  args: {
    list: { ...list, page: 3, load: { status: 'ready', data: { count: 47, results: [] } } },
    shown: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coupons yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { shown: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No coupons match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(list.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const FilteredEmptyByTheServer: Story = {
  args: { list: withoutRows, shown: 0, isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coupons match')).toBeVisible();
  },
};
