import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '~/ui/table/Badge';

const meta = {
  title: 'Components/Tables/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { tone: 'neutral', label: 'user' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The other tones are in the status vocabulary. */
export const Neutral: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toHaveAttribute('data-tone', args.tone);
  },
};
