import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '../../../src/ui/charts/ProgressBar';

const meta = {
  title: 'Components/Charts/ProgressBar',
  component: ProgressBar,
  parameters: { layout: 'padded' },
  args: { label: '100K Challenge progress', percent: 45 },
  argTypes: { percent: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: '100K Challenge progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', String(args.percent));
    await expect(bar.querySelector('.progress-bar')).toHaveAttribute('width', String(args.percent));
  },
};
