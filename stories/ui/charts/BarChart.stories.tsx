import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '~/ui/charts/BarChart';

const bars = [120, 80, 0, 310.5].map((value, index) => ({
  id: String(index),
  label: `Mar ${index + 1}`,
  value,
  text: `Mar ${index + 1}: $${value}`,
}));

const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  parameters: { layout: 'padded' },
  args: { label: 'Payouts over time, 4 days', bars },
  decorators: [
    (Story) => (
      // The element around the chart sets its height.
      <div style={{ display: 'grid', gridTemplateRows: '148px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['ok', 'info', 'warn', 'bad', 'neutral'] as const;

/**
 * Each tone has its own pattern, so that it is recognized without color. In a narrow place only the
 * first and the last bar have a text.
 */
export const Parts: Story = {
  args: {
    label: 'Payouts by outcome, 21 days',
    isDense: true,
    legend: [...tones.map((tone) => ({ tone, label: tone })), { tone: 'accent', label: 'accent' }],
    bars: Array.from({ length: 21 }, (_, index) => ({
      id: String(index),
      label: `Mar ${index + 1}`,
      value: (20 + index) / 50,
      text: '',
      parts:
        index === 20
          ? [{ tone: 'accent', value: 1 }]
          : [
              { tone: tones[index % 5] ?? 'ok', value: 20 / 50 },
              { tone: 'ok', value: index / 50 },
            ],
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mar 1')).toBeVisible();
    await expect(canvas.getByText('Mar 21')).toBeVisible();
    await expect(canvas.getByText('Mar 2')).not.toBeVisible();
    const grounds = new Set(
      [...canvasElement.querySelectorAll('.bar-legend .bar-part')].map((part) => {
        const { backgroundImage, backgroundColor, borderStyle } = getComputedStyle(part);
        return `${backgroundImage.replace(/rgb\([^)]*\)/g, '')} ${backgroundImage === 'none' ? backgroundColor : ''} ${borderStyle}`;
      }),
    );
    await expect(grounds.size).toBe(6);
    // However small its share is, a bar's parts fill it.
    for (const bar of canvasElement.querySelectorAll('.bar')) {
      const top = bar.lastElementChild?.getBoundingClientRect().top;
      await expect(top).toBeCloseTo(bar.getBoundingClientRect().top, 0);
    }
  },
};
