import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Session } from '~/api/session/session';

const baseURI = 'https://console.test/users/all';
export const apiUrl = 'https://console.test/api';

/** The tab whose code is running; undefined if there is only one tab. */
const running = new AsyncLocalStorage<object>();

/** Runs a function and everything that follows from it as that tab's code. */
export const inTab = <T>(tab: object, run: () => T): T => running.run(tab, run);

interface Written {
  value: string | null;
  before: string | null;
  by: object | undefined;
  tellsAt: number;
}

/** Storage shared by all tabs. A write in one tab fires an event in the others. */
export class FakeStorage {
  private readonly items = new Map<string, Written>();
  /**
   * How long after a write other tabs get the event, and read the old value until then, in
   * milliseconds.
   */
  lagMs = 0;
  /** Thrown at every access, as in a browser that denies storage. */
  denied: Error | undefined;
  /** Thrown at every write, as if storage were full. */
  full: Error | undefined;

  getItem(key: string): string | null {
    if (this.denied) throw this.denied;
    const item = this.items.get(key);
    if (!item) return null;
    return item.by === running.getStore() || Date.now() >= item.tellsAt ? item.value : item.before;
  }

  setItem(key: string, value: string): void {
    const problem = this.denied ?? this.full;
    if (problem) throw problem;
    this.write(key, value);
  }

  removeItem(key: string): void {
    if (this.denied) throw this.denied;
    this.write(key, null);
  }

  /** As by the browser's own tools, or while the tab was frozen: it gets no event. */
  setSilently(key: string, value: string | null): void {
    this.items.set(key, { value, before: null, by: undefined, tellsAt: 0 });
  }

  clear(): void {
    this.items.clear();
    this.tell(null);
  }

  private write(key: string, value: string | null): void {
    this.items.set(key, {
      value,
      before: this.getItem(key),
      by: running.getStore(),
      tellsAt: Date.now() + this.lagMs,
    });
    if (this.lagMs === 0) this.tell(key);
    else setTimeout(() => this.tell(key), this.lagMs);
  }

  private tell(key: string | null): void {
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

const aborted = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Gave up', 'AbortError')));
  });

interface LockWish {
  mode?: LockMode;
  signal?: AbortSignal;
}

/**
 * Web Locks shared by all tabs: first come, first served. An aborted request leaves the queue.
 * Shared locks are granted at once.
 */
export class FakeLocks {
  private readonly tails = new Map<string, Promise<unknown>>();
  readonly names: string[] = [];
  private shared: { name: string }[] = [];

  async request<T>(name: string, { mode, signal }: LockWish, run: () => Promise<T>): Promise<T> {
    this.names.push(name);
    if (mode === 'shared') return this.share(name, run);
    const before = this.tails.get(name) ?? Promise.resolve();
    let leave: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      leave = resolve;
    });
    this.tails.set(
      name,
      before.then(() => turn),
    );
    try {
      await Promise.race([before, aborted(signal)]);
      return await run();
    } finally {
      leave();
    }
  }

  private async share<T>(name: string, run: () => Promise<T>): Promise<T> {
    const lock = { name };
    this.shared.push(lock);
    try {
      return await run();
    } finally {
      this.shared = this.shared.filter((held) => held !== lock);
    }
  }

  /** As after a day: shared locks have ended. */
  letGoOfShared(): void {
    this.shared = [];
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({
      held: this.shared.map(({ name }) => ({ name, mode: 'shared' as const })),
    });
  }

  /** A tab gets the lock, and the browser freezes the tab before it releases the lock. */
  freeze(name: string): void {
    void this.request(name, {}, () => new Promise(() => undefined));
  }
}

export interface FakeBrowser {
  storage: FakeStorage;
  locks: FakeLocks;
}

/** Gives Node the browser globals that the API layer uses. Undone by `vi.unstubAllGlobals()`. */
export function installBrowser({
  hasLocks = true,
  base,
}: { hasLocks?: boolean; base?: string } = {}): FakeBrowser {
  const events = new EventTarget();
  const storage = new FakeStorage();
  const locks = new FakeLocks();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    addEventListener: events.addEventListener.bind(events),
    baseURI,
    querySelector: () => (base === undefined ? null : { getAttribute: () => base }),
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  return { storage, locks };
}

export const sessionOf = (generation: number, email = 'admin@example.com'): Session => ({
  v: 1,
  access: `access-${String(generation)}`,
  refresh: `refresh-${String(generation)}`,
  user: { email },
});

/** A tab: it has its own instance of every module, and shares storage, locks and network. */
export async function openTab() {
  vi.resetModules();
  const [
    session,
    refresh,
    users,
    kyc,
    payouts,
    challenges,
    competitions,
    mt5,
    support,
    dashboard,
    auth,
    client,
    errors,
  ] = await Promise.all([
    import('~/api/session/session'),
    import('~/api/session/refresh'),
    import('~/features/users/api'),
    import('~/features/kyc/api'),
    import('~/features/payouts/api'),
    import('~/features/challenges/api'),
    import('~/features/competitions/api'),
    import('~/features/trading/api'),
    import('~/features/support/api'),
    import('~/features/dashboard/api'),
    import('~/features/auth/api'),
    import('~/api/session/client'),
    import('~/api/http/errors'),
  ]);
  return {
    ...session,
    ...refresh,
    ...users,
    ...kyc,
    ...payouts,
    ...challenges,
    ...competitions,
    ...mt5,
    ...support,
    ...dashboard,
    ...auth,
    ...client,
    ...errors,
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
