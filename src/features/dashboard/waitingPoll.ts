import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '~/api/http/errors';
import type { Source } from '~/api/reading/prefetch';
import { useCachedData } from '~/api/reading/reading';
import type { Page, Payout, Ticket } from '~/api/types';
import { onVisibilityChange } from '~/lib/browser/visibility';
import { limits } from '~/lib/limits';
import { isRecord } from '~/lib/records';
import { pendingPayoutsSource } from '~/features/payouts/api';
import { ticketsSource } from '~/features/support/api';
import { currentOwner } from '~/lib/storage/store';
import { lockManager } from '~/api/session/refresh';

const name = 'admin.waiting';

/** A screen of this tab or another tab may read at the same moment, and goes first. */
const courtesyMs = 500;

function useIsLeader(isCandidate: boolean): boolean {
  const [isLeader, setIsLeader] = useState(false);
  useEffect(() => {
    if (!isCandidate) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const lead = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
        setIsLeader(true);
      });
    // Without locks, as in a browser that denies storage, every tab polls on its own.
    const held = lockManager()?.request(name, { signal }, lead) ?? lead();
    held.catch(() => signal.aborted || setIsLeader(true));
    return () => {
      setIsLeader(false);
      end.abort();
    };
  }, [isCandidate]);
  return isLeader && isCandidate;
}

type Part = 'payouts' | 'tickets';

interface Shared {
  owner: string;
  part: Part;
  data?: unknown;
  ageMs: number;
}

const isShared = (raw: unknown, part: Part): raw is Shared =>
  isRecord(raw) && raw['part'] === part && raw['owner'] === currentOwner();

const isPage = (data: unknown): boolean => isRecord(data) && Array.isArray(data['results']);

/**
 * A 401 ends the session; 408 and 429 ask for another try. After any other refusal, polling stops
 * (promise 9).
 */
const isRefused = (cause: unknown) =>
  cause instanceof ApiError &&
  cause.status >= 400 &&
  cause.status < 500 &&
  ![401, 408, 429].includes(cause.status);

/** The latest data of a source, whoever read it. The leading tab reads it again 45 s later. */
function usePolled<T>(part: Part, source: Source<T>, isLeader: boolean): T | undefined {
  const { key, read } = source;
  const { mutate } = useSWRConfig();
  const data = useCachedData(source);
  const channel = useRef<BroadcastChannel>(undefined);
  const readAt = useRef(-Infinity);
  const shared = useRef<unknown>(undefined);

  const post = (what: unknown) => {
    shared.current = what;
    const owner = currentOwner();
    const ageMs = performance.now() - readAt.current;
    if (owner !== undefined)
      channel.current?.postMessage({ owner, part, data: what, ageMs } satisfies Shared);
  };

  const mayRead = useRef(false);
  useEffect(() => {
    mayRead.current = isLeader;
    return () => {
      mayRead.current = false;
    };
  }, [isLeader]);
  const untilDue = useCallback(() => {
    const leftMs = readAt.current + limits.polling.everyMs - performance.now();
    return leftMs > 0 ? leftMs : limits.polling.everyMs;
  }, []);
  const poll = async () => {
    await new Promise((resolve) => setTimeout(resolve, courtesyMs));
    // Allows some slack, because a single late timer would otherwise skip the next poll.
    const sinceMs = performance.now() - readAt.current + 2 * courtesyMs;
    if (!mayRead.current || sinceMs < limits.polling.everyMs) return;
    readAt.current = performance.now();
    const fresh = await read();
    post(fresh);
    await mutate(key, fresh, { revalidate: false });
  };
  // Under its own key, because a failed poll is no failure of the screen that shows the same data.
  useSWR(isLeader ? [name, part] : null, poll, {
    refreshInterval: untilDue,
    shouldRetryOnError: (cause) => !isRefused(cause),
  });

  const receive = useEffectEvent(({ data: raw }: MessageEvent<unknown>) => {
    if (!isShared(raw, part)) return;
    if (raw.data === undefined && data !== undefined) post(data);
    if (!isPage(raw.data)) return;
    readAt.current = Math.max(readAt.current, performance.now() - raw.ageMs);
    shared.current = raw.data;
    void mutate(key, raw.data as T, { revalidate: false });
  });
  const ask = useEffectEvent(() => {
    if (data === undefined) post(undefined);
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(name);
    const listen = (event: MessageEvent<unknown>) => receive(event);
    opened.addEventListener('message', listen);
    channel.current = opened;
    ask();
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, []);

  const share = useEffectEvent(() => {
    if (data === undefined || data === shared.current) return;
    readAt.current = performance.now();
    post(data);
  });
  useEffect(() => share(), [data]);
  return data;
}

/**
 * One visible tab keeps this up to date for all tabs of the admin (R334). `readsTickets` is set if
 * the screen reads the tickets itself.
 */
export function usePolledWaiting({
  mayPoll,
  readsTickets,
}: {
  mayPoll: boolean;
  readsTickets: boolean;
}): { payouts: Page<Payout> | undefined; tickets: Page<Ticket> | undefined } {
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  const isLeader = useIsLeader(mayPoll && !isHidden);
  return {
    payouts: usePolled('payouts', pendingPayoutsSource, isLeader),
    tickets: usePolled('tickets', ticketsSource, isLeader && !readsTickets),
  };
}
