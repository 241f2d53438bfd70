import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar } from '../../../src/ui/layout/Tabs';

const meta = {
  title: 'Components/Layout/TabBar',
  component: TabBar,
  parameters: { layout: 'padded' },
  args: {
    label: 'User',
    tabs: [
      { label: 'Details', href: '/users/1042', isCurrent: false },
      { label: 'KYC', href: '/users/1042/kyc', isCurrent: true },
      { label: 'Wallet', href: '/users/1042/wallet', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'User' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'KYC' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Wallet' })).not.toHaveAttribute('aria-current');
  },
};
