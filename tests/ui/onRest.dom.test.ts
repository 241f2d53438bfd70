import { beforeEach, expect, test, vi } from 'vitest';
import { onRest } from '~/ui/onRest';

beforeEach(() => {
  vi.useFakeTimers();
});
const run = vi.fn();
beforeEach(() => run.mockClear());

test('runs once the pointer has rested for 60 ms, and again after it has moved on the same element', () => {
  const { onPointerMove } = onRest(run);
  onPointerMove();
  vi.advanceTimersByTime(59);
  onPointerMove();
  vi.advanceTimersByTime(59);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  onPointerMove();
  vi.advanceTimersByTime(60);
  expect(run).toHaveBeenCalledTimes(2);
});

test('runs for nothing that is only passed by, and only for what is aimed at last', () => {
  const other = vi.fn();
  onRest(run).onPointerMove();
  onRest(run).onPointerLeave();
  onRest(run).onFocus();
  onRest(other).onFocus();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});
