import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DivergingBar } from '../../../src/ui/charts/DivergingBar';

const meta = {
  title: 'Components/Charts/DivergingBar',
  component: DivergingBar,
  parameters: { layout: 'padded' },
  args: { share: 0.6 },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DivergingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = 100;

/** Where the bar begins and ends, in pixels from the left. */
function extent(canvas: HTMLElement): [from: number, to: number] {
  const { left } = (canvas.querySelector('svg') ?? canvas).getBoundingClientRect();
  const bar = (canvas.querySelector('.diverging-bar-value') ?? canvas).getBoundingClientRect();
  return [Math.round(bar.left - left), Math.round(bar.right - left)];
}

export const Gain: Story = {
  play: async ({ canvasElement }) => {
    await expect(extent(canvasElement)).toEqual([middle, middle + 60]);
    // The figure itself is shown next to it.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Loss: Story = {
  args: { share: -0.25 },
  play: async ({ canvasElement }) => {
    await expect(extent(canvasElement)).toEqual([middle - 25, middle]);
  },
};

/** A share is never more than the whole. */
export const BeyondAll: Story = {
  args: { share: -7 },
  play: async ({ canvasElement }) => {
    await expect(extent(canvasElement)).toEqual([0, middle]);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
