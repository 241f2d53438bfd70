import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/ui/fields/Button';
import { ListPage } from '../../src/list/ListPage';
import { buildTools } from '../listTools';

const list = { load: { status: 'ready' as const, data: {} }, tools: buildTools('coupons') };

const meta = {
  title: 'Components/Tables/ListPage',
  component: ListPage,
  parameters: { layout: 'padded' },
  args: {
    title: 'Coupons',
    list,
    columns: [{ id: 'code', card: 'name', header: 'Code' }],
    links: <a href="/used">Used coupons</a>,
    actions: <Button>Add coupon</Button>,
    refresh: <Button variant="outline">Refresh</Button>,
    notices: <p>Prices change tonight.</p>,
    children: <p>The coupons.</p>,
  },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Coupons' })).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'View',
      'Export CSV',
      'Add coupon',
      'Refresh',
    ]);
    await expect(canvas.getByText('The coupons.')).toBeVisible();
  },
};

/** Only what reads again is left. */
export const Forbidden: Story = {
  args: { list: { ...list, load: { status: 'forbidden' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.getByRole('button')).toHaveTextContent('Refresh');
    await expect(canvas.queryByText('The coupons.')).toBeNull();
  },
};
