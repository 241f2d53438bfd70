import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { cacheOf } from '~/api/reading/prefetch';
import { currentOwner } from '~/lib/storage/store';
import { useConversation } from '~/features/support/chat/useConversation';
import { newProvider } from '../../api/reading/fakeServer';
import { serveChat, type ChatServer } from './chatServer';

export const second = 1000;
export const hour = 3600 * second;

/** Lets time pass on fake timers, in milliseconds, and everything that waits for it happen. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

export let server: ChatServer;

/** A support desk on fake timers, anew for each test. */
export function serveConversations() {
  beforeEach(() => {
    vi.useFakeTimers();
    server = serveChat();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** How often a ticket's messages were read. */
export const reads = (id = '7'): number =>
  server.calls.filter((call) => call === `GET /admin/ticket/${id}/messages`).length;

export interface ShownTicket {
  id: string | undefined;
  isOpen: boolean;
}

/** A ticket's messages as they are read, on fake timers. */
export async function openConversation(
  shown: ShownTicket = { id: '7', isOpen: true },
  isStrict = false,
) {
  const Provider = newProvider(cacheOf(currentOwner()));
  const wrapper = ({ children }: { children: ReactNode }) =>
    isStrict ? (
      <StrictMode>
        <Provider>{children}</Provider>
      </StrictMode>
    ) : (
      <Provider>{children}</Provider>
    );
  const screen = renderHook(({ id, isOpen }: ShownTicket) => useConversation(id, isOpen), {
    initialProps: shown,
    wrapper,
  });
  await pass(0);
  return screen;
}
