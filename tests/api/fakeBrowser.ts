import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Session } from '../../src/api/session';

const baseURI = 'https://console.test/users/all';
export const apiUrl = 'https://console.test/api';

/** The tab whose code is running; none while there is but one. */
const running = new AsyncLocalStorage<object>();

/** Runs it as that tab's code, with all that follows from it. */
export const inTab = <T>(tab: object, run: () => T): T => running.run(tab, run);

interface Written {
  value: string | null;
  /** What other tabs still read for a while. */
  before: string | null;
  by: object | undefined;
  /** From when on they read it too. */
  tellsAt: number;
}

/** Storage that all tabs share; what one writes, the others are told. */
export class FakeStorage {
  private readonly items = new Map<string, Written>();
  /** How long after a write the others are told of it, and read what was there before, in milliseconds. */
  lagMs = 0;
  /** Thrown at every access, as a browser does that denies storage. */
  denied: Error | undefined;
  /** Thrown at every write, as by storage that is full. */
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

  clear(): void {
    this.items.clear();
    this.tell(null);
  }

  private write(key: string, value: string | null): void {
    this.items.set(key, { value, before: this.getItem(key), by: running.getStore(), tellsAt: Date.now() + this.lagMs });
    if (this.lagMs === 0) this.tell(key);
    else setTimeout(() => { this.tell(key); }, this.lagMs);
  }

  private tell(key: string | null): void {
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

const aborted = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => { reject(new DOMException('Gave up', 'AbortError')); });
  });

interface LockWish {
  mode?: LockMode;
  signal?: AbortSignal;
}

/** Web Locks over all tabs: first come, first served; whoever gives up waiting leaves the queue. Shared ones are had at once. */
export class FakeLocks {
  private readonly tails = new Map<string, Promise<unknown>>();
  readonly names: string[] = [];
  private shared: { name: string }[] = [];

  async request<T>(name: string, { mode, signal }: LockWish, run: () => Promise<T>): Promise<T> {
    this.names.push(name);
    if (mode === 'shared') return this.share(name, run);
    const before = this.tails.get(name) ?? Promise.resolve();
    let leave: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => { leave = resolve; });
    this.tails.set(name, before.then(() => turn));
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

  /** As when a day has passed: nothing is held but what is frozen. */
  letGoOfShared(): void {
    this.shared = [];
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.shared.map(({ name }) => ({ name, mode: 'shared' as const })) });
  }

  /** A tab takes the lock and is frozen by the browser before it gives it back. */
  freeze(name: string): void {
    void this.request(name, {}, () => new Promise(() => undefined));
  }
}

export interface FakeBrowser {
  storage: FakeStorage;
  locks: FakeLocks;
}

/** Gives Node the few globals of a page that the API layer uses. Undone by `vi.unstubAllGlobals()`. */
export function installBrowser({ hasLocks = true, base }: { hasLocks?: boolean; base?: string } = {}): FakeBrowser {
  const events = new EventTarget();
  const storage = new FakeStorage();
  const locks = new FakeLocks();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { baseURI, querySelector: () => (base === undefined ? null : { getAttribute: () => base }) });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  return { storage, locks };
}

export const sessionOf = (generation: number, email = 'admin@example.com'): Session => ({ v: 1, access: `access-${String(generation)}`, refresh: `refresh-${String(generation)}`, user: { email } });

/** A tab: its own instance of every module, on the shared storage, locks and network. */
export async function openTab() {
  vi.resetModules();
  const [session, refresh, users, kyc, wallet, payouts, challenges, competitions, mt5, support, dashboard, auth, client, errors] = await Promise.all([
    import('../../src/api/session'),
    import('../../src/api/refresh'),
    import('../../src/api/users'),
    import('../../src/api/kyc'),
    import('../../src/api/wallet'),
    import('../../src/api/payouts'),
    import('../../src/api/challenges'),
    import('../../src/api/competitions'),
    import('../../src/api/mt5'),
    import('../../src/api/support'),
    import('../../src/api/dashboard'),
    import('../../src/api/auth'),
    import('../../src/api/client'),
    import('../../src/api/errors'),
  ]);
  return { ...session, ...refresh, ...users, ...kyc, ...wallet, ...payouts, ...challenges, ...competitions, ...mt5, ...support, ...dashboard, ...auth, ...client, ...errors };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
