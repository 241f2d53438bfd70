import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '../../../src/components/charts/BarChart';

const bars = [120, 80, 0, 310.5].map((value, index) => ({ id: String(index), label: `Mar ${index + 1}`, value, text: `Mar ${index + 1}: $${value}` }));

const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  parameters: { layout: 'padded' },
  args: { label: 'Payouts over time, 4 days', bars },
  decorators: [(Story) => <div className="wallet-chart"><Story /></div>],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Payouts over time, 4 days' })).toBeVisible();
    const heights = [...canvasElement.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect().height);
    await expect(heights.indexOf(Math.max(...heights))).toBe(3);
    await expect(Math.min(...heights)).toBeGreaterThan(0);
  },
};

export const OnlyZeros: Story = { args: { bars: bars.map((bar) => ({ ...bar, value: 0 })) } };
export const OneBar: Story = { args: { bars: bars.slice(0, 1) } };
export const Many: Story = { args: { bars: Array.from({ length: 10 }, (_, index) => ({ id: String(index), label: `Mar ${index + 1}`, value: index * 10 + 5, text: '' })) }, globals: { viewport: { value: 'phone' } } };
