import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Tabs } from '../../src/ui/layout/Tabs';
import { expectMoving, withMotion } from './moving';

const tabs = [
  { value: 'faq', label: 'FAQs' },
  { value: 'rule', label: 'Trading Rules' },
] as const;

function Shown() {
  const [current, setCurrent] = useState<'faq' | 'rule'>('faq');
  return (
    <div className="panel">
      <Tabs label="Content" name="content" tabs={tabs} current={current} onChange={setCurrent}>
        <p className="panel-body">{current}</p>
      </Tabs>
    </div>
  );
}

const meta = {
  title: 'Motion/Tabs',
  component: Shown,
  parameters: { layout: 'padded' },
  beforeEach: withMotion,
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line comes from the tab that was current before. The panel is there at once. */
export const TheLineMoves: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('tab', { name: 'Trading Rules' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('rule'));
    await expectMoving(next);
  },
};
