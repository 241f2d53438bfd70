import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildFaq } from '../../fixtures/content';

/** Each tab has its own instance of every module. */
async function openTab() {
  vi.resetModules();
  const { useContent } = await import('../../../src/features/content/useContent');
  const { useNotifications } = await import('../../../src/features/notifications/useNotifications');
  const { useFundedWallets } = await import('../../../src/features/trading/mt5Users/fundedWallets');
  return renderHook(() => ({
    content: useContent(),
    notifications: useNotifications(),
    wallets: useFundedWallets(),
  })).result;
}

/** Puts something with this name into every list. */
function change(tab: Awaited<ReturnType<typeof openTab>>, name: string): void {
  const timestamp = new Date(Date.now() + 1000).toISOString();
  act(() => {
    tab.current.content.save(buildFaq(name));
    tab.current.notifications.add({
      id: name,
      title: name,
      message: 'Hello',
      recipient: 'all',
      timestamp,
      sent: true,
    });
    tab.current.wallets.fund(name, '7.00');
    tab.current.wallets.fund(500_100, '1.50');
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('two tabs do not overwrite content, notifications and funds of each other, although one hears late of what the other stores (R224)', async () => {
  const [one, other] = [await openTab(), await openTab()];
  change(one, 'first');
  // The other tab's process still sees storage as it was before.
  const get = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')
    ?.value as Storage['getItem'];
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
    return key.startsWith('admin.local.') ? null : get.call(this, key);
  });
  change(other, 'second');
  vi.restoreAllMocks();
  const { content, notifications, wallets } = (await openTab()).current;
  expect(content.items.map(({ id }) => id)).toEqual(expect.arrayContaining(['first', 'second']));
  expect(notifications.notifications.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['first', 'second', 'sample-1', 'sample-5']),
  );
  expect(Object.fromEntries(wallets.amounts.map(({ login, amount }) => [login, amount]))).toEqual({
    500100: '3.00',
    first: '7.00',
    second: '7.00',
  });
});
