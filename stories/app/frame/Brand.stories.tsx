import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../../../src/app/frame/TopNavigation';
import { brandOf } from '../brands';

const meta = {
  title: 'Components/Layout/Brand',
  component: Brand,
  parameters: { layout: 'padded' },
  render: (args, { globals }) => <Brand {...brandOf(globals).firm} {...args} />,
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/');
  },
};

// R41.
/** 'Admin' stays. A long name is cut. */
export const OfAFirm: Story = {
  args: { name: 'Northwind Proprietary Trading & Funding Ltd' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin')).toBeVisible();
    const name = canvas.getByText(/^Northwind/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};
