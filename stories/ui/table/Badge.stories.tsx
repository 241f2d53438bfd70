import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../../src/ui/table/Badge';

const meta = {
  title: 'Components/Tables/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { tone: 'neutral', children: 'user' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children)).toHaveAttribute('data-tone', args.tone);
  },
};

export const Accent: Story = { ...Neutral, args: { tone: 'accent', children: 'admin' } };

export const Ok: Story = { ...Neutral, args: { tone: 'ok', children: 'disbursed' } };

export const Warning: Story = { ...Neutral, args: { tone: 'warn', children: 'pending' } };

export const Bad: Story = { ...Neutral, args: { tone: 'bad', children: 'rejected' } };

export const Info: Story = { ...Neutral, args: { tone: 'info', children: 'approved' } };
