import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/fields/Button';
import { StatCard } from '../../src/ui/layout/StatCard';
import { expectMoving, withMotion } from './moving';

function Figures() {
  const [count, setCount] = useState(1247);
  return (
    <div className="stack">
      <StatCard label="Total Users" value={count.toLocaleString('en-US')} icon={Users} />
      <Button variant="outline" onClick={() => setCount(count + 1)}>
        One more
      </Button>
    </div>
  );
}

const meta = {
  title: 'Motion/Figures',
  component: Figures,
  parameters: { layout: 'padded' },
  beforeEach: withMotion,
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A figure that has grown rolls in from below. Its text is the new one at once, also for assistive
 * technology.
 */
export const OneMore: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Users' })).toHaveTextContent('1,248'),
    );
    const figure = canvasElement.querySelector('.stat-value');
    if (!figure) throw new Error('The figure is missing.');
    await expectMoving(figure);
  },
};
