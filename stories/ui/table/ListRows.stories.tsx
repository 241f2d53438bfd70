import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ListRows, type ListRowsProps } from '~/list/ListPage';
import { buildTools, ofPage } from '../../listTools';
import { canTryAgain, failed } from '../../loadStates';

const list: ListRowsProps['list'] = {
  load: { status: 'ready', data: { count: 1, results: [{}] } },
  filters: { search: '' },
  page: 1,
  pageSize: 20,
  onPageChange: fn(),
  onClearFilters: fn(),
  tools: buildTools('coupons'),
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
    noneFound: 'No coupons match',
    children: <p>SPRING10</p>,
  },
} satisfies Meta<typeof ListRows>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const NoMatch: Story = {
  args: { shown: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No coupons match')).toBeVisible();
    await expect(canvas.getByText('Searched all 1 coupon.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(list.onClearFilters).toHaveBeenCalledOnce());
  },
};

// R18.
/** A failed list never looks like an empty one. */
export const LoadFailed: Story = {
  args: { list: { ...list, load: failed }, shown: undefined },
  play: async (context) => {
    await expect(context.canvas.queryByText('No coupons yet')).toBeNull();
    await canTryAgain(context, 'The coupons');
  },
};

/** What wasn't searched can be, and the button is the first. */
export const FilteredEmptyPage: Story = {
  tags: ['!dev'],
  args: {
    list: { ...list, tools: buildTools('coupons', { whole: ofPage }) },
    shown: 0,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Searched only 20 of 10,000 coupons.')).toBeVisible();
    const buttons = within(canvas.getByRole('status')).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Search all 10,000 coupons',
      'Clear filters',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Search all 10,000 coupons' }));
    await waitFor(() => expect(ofPage.onChange).toHaveBeenCalledWith(true));
  },
};

/** The rows of the page say nothing of the others that are being read. */
export const Searching: Story = {
  args: {
    list: {
      ...list,
      tools: buildTools('coupons', {
        whole: { ...ofPage, isOn: true, isReading: true, partial: undefined },
      }),
    },
    shown: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching all coupons …');
    await expect(canvas.queryByText('No coupons match')).toBeNull();
  },
};
