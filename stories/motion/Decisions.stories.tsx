import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/fields/Button';
import '../../src/list/list.css';
import '../../src/features/payouts/review/review.css';
import { expectMoving, marks, withMotion } from './moving';

const amounts = ['$1,250.00', '$480.00', '$2,100.00'];

/** What the run looks like, as far as the motion knows it. */
function Decisions() {
  const [decided, setDecided] = useState(0);
  return (
    <main id="main" className="stack">
      <div className="panel progress-strip review-so-far">
        <ul aria-label="So far">
          <li data-verdict="approved">
            Approved <strong>{decided}</strong>
          </li>
        </ul>
      </div>
      <section className="panel review-payout" aria-label="Payout under review">
        <div className="panel-head">
          <h2>
            <bdi>{amounts[decided % amounts.length]}</bdi>
          </h2>
        </div>
        <div className="review-decision">
          <div className="review-buttons">
            <Button onClick={() => setDecided(decided + 1)}>Approve</Button>
          </div>
        </div>
      </section>
    </main>
  );
}

const meta = {
  title: 'Motion/Decisions',
  component: Decisions,
  parameters: { layout: 'padded' },
  beforeEach: withMotion,
} satisfies Meta<typeof Decisions>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The decided payout leaves towards the count of its outcome, and the next one comes. Its keys work
 * from the first moment.
 */
export const Approved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('$480.00'),
    );
    await waitFor(() =>
      expect(marks().map(({ dataset }) => dataset['text'])).toEqual(['$1,250.00']),
    );
    await expectMoving(canvas.getByRole('region', { name: 'Payout under review' }));
    await waitFor(() => expect(marks()).toEqual([]));
  },
};
