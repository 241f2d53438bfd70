import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DivergingBar } from '~/ui/charts/DivergingBar';

const meta = {
  title: 'Components/Charts/DivergingBar',
  component: DivergingBar,
  parameters: { layout: 'padded' },
  args: { share: 0.6 },
  render: ({ share }) => (
    <div style={{ width: 200 }}>
      {[share, -0.25, -7].map((one) => (
        <DivergingBar key={one} share={one} />
      ))}
    </div>
  ),
} satisfies Meta<typeof DivergingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A gain, a loss, and a share beyond the whole, which is never drawn as more than that. */
export const Shares: Story = {
  play: async ({ canvasElement }) => {
    // Where each bar begins and ends, in pixels from the left.
    const extents = [...canvasElement.querySelectorAll('svg')].map((svg) => {
      const { left } = svg.getBoundingClientRect();
      const bar = svg.querySelector('.diverging-bar-value')?.getBoundingClientRect();
      return bar && [Math.round(bar.left - left), Math.round(bar.right - left)];
    });
    await expect(extents).toEqual([
      [100, 160],
      [75, 100],
      [0, 100],
    ]);
  },
};
export const RightToLeft: Story = { tags: ['!dev'], globals: { direction: 'rtl' } };
