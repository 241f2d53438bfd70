import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  Comparison,
  type ComparisonProps,
} from '../../../src/features/payouts/checks/PayoutChecks';

const noop = () => undefined;
const idle: ComparisonProps = {
  compared: undefined,
  now: 0,
  comparing: undefined,
  failure: undefined,
  onCompare: noop,
  onCancelComparing: noop,
};

it('the focus stays on the button that was pressed, when comparing begins and when it is canceled', () => {
  const { rerender } = render(<Comparison {...idle} />);
  screen.getByRole('button', { name: 'Compare with all payouts' }).focus();
  rerender(<Comparison {...idle} comparing={{ collected: 0, count: 0 }} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel comparing' }));
  rerender(<Comparison {...idle} comparing={{ collected: 100, count: 200 }} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel comparing' }));
  rerender(<Comparison {...idle} />);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Compare with all payouts' }),
  );
});
