import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailCard } from '../../../src/ui/layout/DetailList';
import { Badge } from '../../../src/ui/table/Badge';
import { rtlOverrideText, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Layout/DetailCard',
  component: DetailCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'Account Information',
    details: [
      { label: 'User ID', value: '1042', isMarked: true },
      { label: 'Role', value: <Badge tone="accent">admin</Badge> },
      { label: 'Last Login', value: '—' },
    ],
  },
} satisfies Meta<typeof DetailCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Account Information' })).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '1042',
      'admin',
      '—',
    ]);
  },
};

export const Loading: Story = {
  args: { details: ['User ID', 'Role'].map((label) => ({ label, value: undefined })) },
};

export const LongText: Story = {
  args: {
    details: [
      { label: 'First Name', value: unbrokenText },
      { label: 'Last Name', value: rtlOverrideText },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
