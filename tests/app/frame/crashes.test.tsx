import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const crash = () => {
  throw new TypeError('crashed');
};

const parts: [part: string, breakIt: () => void][] = [
  [
    'the navigation',
    () => vi.doMock('~/app/frame/TopNavigation', () => ({ TopNavigation: crash })),
  ],
  ['the keys', () => vi.doMock('~/app/keyboard/GlobalKeys', () => ({ GlobalKeys: crash }))],
  ['the questions', () => vi.doMock('~/app/frame/ConfirmHost', () => ({ ConfirmHost: crash }))],
  [
    'the bell',
    () =>
      vi.doMock('~/app/frame/TopNavigation', () => ({
        TopNavigation: ({ bell }: { bell: { render: (panel: object) => unknown } }) =>
          bell.render({}),
      })),
  ],
  ['the toasts', () => vi.doMock('~/ui/feedback/Toaster', () => ({ Toaster: crash }))],
];

/** The frame around a screen, with a part that crashes whenever it is drawn. */
async function open(breakIt: () => void) {
  vi.resetModules();
  vi.doMock('~/features/notifications/NotificationsBell', () => ({
    NotificationsBell: crash,
  }));
  breakIt();
  const { saveSession } = await import('~/api/session/session');
  const { ToastContext } = await import('~/ui/feedback/toasts');
  const { ToastProvider } = await import('~/app/ToastProvider');
  const { ProtectedLayout } = await import('~/app/frame/ProtectedLayout');
  const { use } = await import('react');
  saveSession({ v: 1, access: 'a', refresh: 'r', user: { email: 'ada@example.com' } });
  function Screen() {
    const show = use(ToastContext);
    return (
      <button onClick={() => show({ type: 'success', text: 'Saved', durationMs: 5000 })}>
        Save
      </button>
    );
  }
  render(
    <ToastProvider>
      <ProtectedLayout>
        <Screen />
      </ProtectedLayout>
    </ToastProvider>,
  );
}

beforeEach(() => {
  // React tells of every crash.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  // What is still loading, as the toaster after the click, would share modules with the next test:
  // the one part of them old, the other new.
  await vi.dynamicImportSettled();
  vi.doUnmock('~/app/frame/TopNavigation');
  vi.doUnmock('~/app/keyboard/GlobalKeys');
  vi.doUnmock('~/app/frame/ConfirmHost');
  vi.doUnmock('~/ui/feedback/Toaster');
  vi.doUnmock('~/features/notifications/NotificationsBell');
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each(parts)(
  'a crash in %s keeps the screen, and a strip says that a part is missing (promise 12)',
  async (_part, breakIt) => {
    await open(breakIt);
    const save = await screen.findByRole('button', { name: 'Save' });
    act(() => save.click());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Save' })).toBe(save);
  },
);

it('the question about unsaved changes is loaded once there are some, so that it can be asked offline', async () => {
  const load = vi.fn(() => ({ ConfirmDialog: () => null }));
  vi.doMock('~/ui/overlays/ConfirmDialog', load);
  const { ConfirmHost } = await import('~/app/frame/ConfirmHost');
  const { guardLeaving } = await import('~/mutation/confirm');
  render(<ConfirmHost />);
  expect(load).not.toHaveBeenCalled();
  act(() => void guardLeaving({}));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
