import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { width: 140 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.skeleton');
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
    // A style attribute would break the Content-Security-Policy of the static shell.
    await expect(bar).not.toHaveAttribute('style');
  },
};
