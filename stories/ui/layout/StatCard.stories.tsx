import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDollarSign, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatCard } from '../../../src/ui/layout/StatCard';
import { longName } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Layout/StatCard',
  component: StatCard,
  parameters: { layout: 'padded' },
  args: { label: 'Users', value: '1,284', icon: Users },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has the same size as with a figure. */
export const Loading: Story = {
  args: { value: undefined },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('group', { name: 'Users' });
    await expect(card).toHaveTextContent(/^Users$/);
    await expect(canvasElement.querySelector('.skeleton')).not.toBeNull();
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(106);
  },
};

/** The whole card leads to where the figure comes from. */
export const WithLink: Story = {
  args: { label: 'Users', value: '1,284', href: '/users/all' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Users' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: '1,284, open the list' });
    await expect(document.elementFromPoint(card.right - 12, card.bottom - 12)).toBe(link);
  },
};

export const LongText: Story = {
  args: {
    icon: CircleDollarSign,
    label: longName,
    value: '$98,765,432,109,876,543,210.123456789',
    note: longName,
  },
  globals: { viewport: { value: 'phone' } },
};
