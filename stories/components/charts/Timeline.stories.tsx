import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from '../../../src/components/charts/Timeline';
import { scriptText } from '../../../tests/fixtures/texts';
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
      { id: 'a', at: at(minutesAgo(5)), tone: 'ok', text: 'Amara Okafor: Challenge Passed, 5 minutes ago' },
      { id: 'b', at: at(hoursAgo(4)), tone: 'bad', text: 'Jonas Lindqvist: Challenge Failed, 4 hours ago' },
      { id: 'c', at: at(hoursAgo(11)), tone: 'info', text: 'Priya Raman: Moved to Phase 2, 11 hours ago' },
      { id: 'd', at: at(daysAgo(1)), tone: 'neutral', text: 'Mateo Fernández: Requested a payout, 1 day ago' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Circle, square and triangle: told apart without colour. */
export const Populated: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Recent activity over time, 4 events' })).toBeVisible();
    const shapes = [...canvasElement.querySelectorAll('.timeline-mark')].map((mark) => mark.tagName);
    await expect(shapes).toEqual(['circle', 'rect', 'path', 'circle']);
    await expect([...canvasElement.querySelectorAll('title')].map((title) => title.textContent)).toContain('Jonas Lindqvist: Challenge Failed, 4 hours ago');
  },
};

export const OneMark: Story = { args: { label: 'Recent activity over time, 1 events', marks: meta.args.marks.slice(0, 1), startLabel: '5 minutes ago' } };

export const NoMarks: Story = {
  args: { label: 'Recent activity over time, 0 events', marks: [], startLabel: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.timeline-mark')).toHaveLength(0);
  },
};

/** The server's clock may be ahead: such a mark stands at the end of the axis, not outside. */
export const InTheFuture: Story = {
  args: { marks: [{ id: 'a', at: at(daysAgo(-3)), tone: 'ok', text: 'Just now' }, ...meta.args.marks.slice(1)] },
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

export const HostileText: Story = {
  args: { marks: [{ id: 'a', at: at(minutesAgo(5)), tone: 'ok', text: scriptText }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('title')).toHaveTextContent(scriptText);
  },
};
