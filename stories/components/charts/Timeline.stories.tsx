import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from '../../../src/components/charts/Timeline';
import { daysAgo, fixedNow, hoursAgo, minutesAgo } from '../../../tests/fixtures/time';

const at = (iso: string) => Date.parse(iso);

const meta = {
  title: 'Components/Charts/Timeline',
  component: Timeline,
  parameters: { layout: 'padded' },
  args: {
    label: 'Recent activity over time, 4 events',
    now: at(fixedNow),
    startLabel: '1 day ago',
    endLabel: 'Now',
    marks: [
      { id: 'a', at: at(minutesAgo(5)), tone: 'ok' },
      { id: 'b', at: at(hoursAgo(4)), tone: 'bad' },
      { id: 'c', at: at(hoursAgo(11)), tone: 'info' },
      { id: 'd', at: at(daysAgo(1)), tone: 'neutral' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Circle, square and triangle, so that they are recognised without colour. */
export const Populated: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Recent activity over time, 4 events' })).toBeVisible();
    const shapes = [...canvasElement.querySelectorAll('.timeline-mark')].map((mark) => mark.tagName);
    await expect(shapes).toEqual(['circle', 'rect', 'path', 'circle']);
    // Screen readers skip the marks, because the list next to them has the same events as text.
    await expect(canvasElement.querySelector('svg')?.textContent).toBe('');
  },
};

export const OneMark: Story = {
  args: { label: 'Recent activity over time, 1 events', marks: meta.args.marks.slice(0, 1), startLabel: '5 minutes ago' },
};

export const NoMarks: Story = {
  args: { label: 'Recent activity over time, 0 events', marks: [], startLabel: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.timeline-mark')).toHaveLength(0);
  },
};

/** The server's clock may be ahead. Such a mark is at the end of the axis and not outside it. */
export const InTheFuture: Story = {
  args: { marks: [{ id: 'a', at: at(daysAgo(-3)), tone: 'ok' }, ...meta.args.marks.slice(1)] },
  play: async ({ canvasElement }) => {
    await expect(Number(canvasElement.querySelector('circle')?.getAttribute('cx'))).toBeLessThanOrEqual(600);
  },
};

export const AllAtOnce: Story = {
  args: { marks: meta.args.marks.map((mark) => ({ ...mark, at: meta.args.now })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};
