import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfirmHost } from '~/app/frame/ConfirmHost';
import type { Refusal } from '~/lib/outcome';
import {
  confirm,
  dismiss,
  readConfirmation,
  useConfirm,
  type Confirmation,
} from '~/mutation/confirm';

const build = (overrides: Partial<Confirmation> = {}): Confirmation => ({
  title: 'Delete User',
  question: 'Are you sure?',
  confirmLabel: 'Delete',
  busyLabel: 'Deleting…',
  onConfirm: () => undefined,
  ...overrides,
});

const ask = (overrides: Partial<Confirmation>) => {
  render(<ConfirmHost />);
  act(() => void confirm(build(overrides)));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

// The dialog's code comes on demand; here it is fetched ahead.
beforeAll(() => import('~/ui/overlays/ConfirmDialog'), 60_000);
afterEach(() => {
  const open = readConfirmation();
  if (open) act(() => dismiss(open));
});

describe('the one confirmation dialog', () => {
  it('runs the action once, however often it is confirmed, and closes when the action is done (promise 1)', async () => {
    let finish: () => void = () => undefined;
    const onConfirm = vi.fn(
      () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))),
    );
    ask({ onConfirm });
    const yes = await screen.findByRole('button', { name: 'Delete' });
    for (let click = 0; click < 100; click += 1) fireEvent.click(yes);
    expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeDefined();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    act(() => finish());
    await waitFor(() => expect(readConfirmation()).toBeUndefined());
  });

  it('stays open with the reason if the action failed, and the admin can try again', async () => {
    const onConfirm = vi
      .fn()
      .mockResolvedValueOnce({ text: 'The server said no' })
      .mockResolvedValueOnce(undefined);
    ask({ onConfirm });
    await press('Delete');
    expect((await screen.findByRole('alert')).textContent).toBe('The server said no');
    await press('Delete');
    await waitFor(() => expect(readConfirmation()).toBeUndefined());
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('looks again at an unknown outcome, and closes when the change is found (R32)', async () => {
    const lookAgain = vi.fn<() => Promise<Refusal | undefined>>();
    lookAgain
      .mockResolvedValueOnce({ text: 'Still unknown', lookAgain })
      .mockResolvedValueOnce(undefined);
    const onConfirm = vi.fn().mockResolvedValueOnce({ text: 'Unknown', lookAgain });
    ask({ onConfirm });
    await press('Delete');
    expect((await screen.findByRole('alert')).textContent).toContain('Unknown');
    await press('Look again');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Still unknown'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Look again' })).toHaveProperty('disabled', false),
    );
    await press('Look again');
    await waitFor(() => expect(readConfirmation()).toBeUndefined());
    expect([onConfirm.mock.calls.length, lookAgain.mock.calls.length]).toEqual([1, 2]);
  });

  it('reports a refusal to the caller, also if another question replaces it', async () => {
    const onCancel = vi.fn();
    ask({ onCancel });
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
    act(() => void confirm(build({ onCancel })));
    act(() => void confirm(build({ title: 'End Competition' })));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alertdialog', { name: 'End Competition' })).toBeDefined();
  });

  it('confirms on Enter before the dialog has the focus, if the admin chose with a key', () => {
    const onConfirm = vi.fn(() => undefined);
    ask({ onConfirm, isConfirmFocused: true });
    // As while its code is loading.
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('closes when the component that asked is removed', () => {
    const { result, unmount } = renderHook(() => useConfirm());
    act(() => void result.current(build()));
    expect(readConfirmation()).toBeDefined();
    unmount();
    expect(readConfirmation()).toBeUndefined();
  });
});
