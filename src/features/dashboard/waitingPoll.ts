import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '../../api/http/errors';
import type { Page } from '../../api/http/page';
import { lockManager } from '../../api/session/refresh';
import type { Payout, Ticket } from '../../api/types';
import { limits } from '../../lib/limits';
import { isRecord } from '../../lib/records';
import type { Source } from '../../api/reading/prefetch';
import { currentOwner } from '../../lib/storage/owned';
import { ticketsSource } from '../support/tickets/useTickets';
import { onVisibilityChange } from '../../lib/browser/visibility';
import { pendingPayoutsSource } from './useWaiting';

/**
 * The lock of the tab that polls, and the channel on which the tabs tell each other what they read.
 */
const name = 'admin.waiting';

type Part = 'payouts' | 'tickets';

/** What one tab tells the others. It stays in memory: nothing of it is stored. */
interface Told {
  owner: string;
  part: Part;
  /** Undefined if the tab asks what the others know. */
  data?: unknown;
  /** How long ago it came from the server, in milliseconds. */
  ageMs: number;
}

/**
 * Whether a message is about this part, from a tab of this admin. Such a tab has read it from the
 * same source.
 */
const isTold = (raw: unknown, part: Part): raw is Told =>
  isRecord(raw) && raw['part'] === part && raw['owner'] === currentOwner();

const isPage = (data: unknown): boolean => isRecord(data) && Array.isArray(data['results']);

/**
 * Runs while this tab has the lock, or at once where there are no locks. Returns a function that
 * gives it back.
 */
function takeTurn(onTurn: () => void): () => void {
  const wish = new AbortController();
  let release: (() => void) | undefined;
  const hold = () =>
    new Promise<void>((end) => {
      release = end;
      onTurn();
    });
  const request = lockManager()?.request(name, { signal: wish.signal }, hold);
  if (request)
    request.catch(() => {
      // A browser that denies storage denies locks too. Then every tab polls for itself.
      if (!wish.signal.aborted) onTurn();
    });
  else onTurn();
  return () => {
    wish.abort();
    release?.();
  };
}

/** Whether this tab is the one that polls. */
function useTurn(isWanted: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const giveBack = takeTurn(() => setHasTurn(true));
    return () => {
      setHasTurn(false);
      giveBack();
    };
  }, [isWanted]);
  return hasTurn && isWanted;
}

/**
 * 401 ends the session, 408 and 429 ask for another try. After any other refusal this tab asks no
 * more (promise 9).
 */
const isRefused = (cause: unknown) =>
  cause instanceof ApiError &&
  cause.status >= 400 &&
  cause.status < 500 &&
  ![401, 408, 429].includes(cause.status);

/**
 * Another screen of this tab, or another tab, may read at the same moment. It goes first by this
 * many milliseconds.
 */
const courtesyMs = 500;

/**
 * The latest data of a source, whoever has read it: this tab's screens, another tab, or the poll.
 * While this tab `hasTurn`, it is read again 45 s after it was last read.
 */
function usePolled<T>(part: Part, { key, read }: Source<T>, hasTurn: boolean): T | undefined {
  const { mutate } = useSWRConfig();
  const { data, isValidating } = useSWR<T>(key, null);
  const channel = useRef<BroadcastChannel>(undefined);
  const readAt = useRef(-Infinity);
  const last = useRef<{ heard?: unknown; wasValidating: boolean }>({ wasValidating: true });

  const tell = (what: unknown) => {
    const owner = currentOwner();
    const ageMs = performance.now() - readAt.current;
    if (owner !== undefined)
      channel.current?.postMessage({ owner, part, data: what, ageMs } satisfies Told);
  };
  const hear = useEffectEvent(({ data: raw }: MessageEvent<unknown>) => {
    if (!isTold(raw, part)) return;
    if (raw.data === undefined && data !== undefined) tell(data);
    if (!isPage(raw.data)) return;
    readAt.current = Math.max(readAt.current, performance.now() - raw.ageMs);
    last.current.heard = raw.data;
    void mutate(key, raw.data as T, { revalidate: false });
  });
  const ask = useEffectEvent(() => {
    if (data === undefined) tell(undefined);
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(name);
    const listen = (event: MessageEvent<unknown>) => hear(event);
    opened.addEventListener('message', listen);
    channel.current = opened;
    ask();
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, []);

  const note = useEffectEvent(() => {
    const isRead = last.current.wasValidating && !isValidating;
    last.current.wasValidating = isValidating;
    if (data === undefined || isValidating) return;
    if (isRead) readAt.current = performance.now();
    if (isRead || data !== last.current.heard) tell(data);
  });
  useEffect(() => note(), [data, isValidating]);

  const poll = useEffectEvent(async () => {
    readAt.current = performance.now();
    const fresh = await read();
    last.current.heard = fresh;
    await mutate(key, fresh, { revalidate: false });
    tell(fresh);
  });
  useEffect(() => {
    if (!hasTurn) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isDue = () => performance.now() - readAt.current >= limits.polling.everyMs;
    const plan = () => {
      if (isOver) return;
      const waitMs = isDue() ? 0 : readAt.current + limits.polling.everyMs - performance.now();
      timer = setTimeout(() => {
        // It may have been read by somebody else meanwhile.
        if (isDue()) poll().then(plan, (cause: unknown) => isRefused(cause) || plan());
        else plan();
      }, waitMs + courtesyMs);
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [hasTurn]);
  return data;
}

export interface PolledWaiting {
  payouts: Page<Payout> | undefined;
  tickets: Page<Ticket> | undefined;
}

/**
 * What waits, kept up to date by one visible tab for all tabs of the admin. `mayPoll`: this tab may
 * make calls. `readsTickets`: its screen reads the tickets itself.
 */
export function usePolledWaiting({
  mayPoll,
  readsTickets,
}: {
  mayPoll: boolean;
  readsTickets: boolean;
}): PolledWaiting {
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  const hasTurn = useTurn(mayPoll && !isHidden);
  return {
    payouts: usePolled('payouts', pendingPayoutsSource, hasTurn),
    tickets: usePolled('tickets', ticketsSource, hasTurn && !readsTickets),
  };
}
