import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/fields/Button';
import { Panel } from '../../../src/ui/layout/Panel';
import { longName } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  parameters: { layout: 'padded' },
  args: { title: 'Recent Activity', children: 'The content stands here.' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  args: {
    actions: <Button variant="outline">View all</Button>,
    title: longName,
    children: longName,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Activity' })).toHaveTextContent(
      'The content stands here.',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent Activity' })).toBeVisible();
  },
};
