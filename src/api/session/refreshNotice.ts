import { readSession, subscribeToSession, type Session } from './session';

/**
 * Storage events can arrive after the refresh lock is handed over. So after a refresh we hold a
 * shared lock named after the old token for 10 s: lock state reaches other tabs immediately, and
 * tells them to wait for the new tokens (promise 4). In milliseconds.
 */
const noticeMs = 10_000;

/** The notices of this tab. It has already stored the new tokens, so it doesn't wait for them. */
const ownNotices = new Set<string>();

/** The last 16 characters identify a token but cannot be used to sign in. */
const noticeName = ({ access }: Session) => `admin.refreshed ${access.slice(-16)}`;

/** The browser's locks, shared by all tabs. Undefined outside a secure context. */
export const lockManager = (): LockManager | undefined => navigator.locks;

/** Whether storage still has these tokens, as far as this tab knows. */
export const isStillStored = ({ access }: Session): boolean => readSession()?.access === access;

/** Tells other tabs that these tokens were replaced. Resolves once they can see it. */
export function announceRefresh(old: Session): Promise<void> {
  const name = noticeName(old);
  return new Promise((resolve) => {
    const holdNotice = async () => {
      ownNotices.add(name);
      resolve();
      await new Promise((end) => {
        setTimeout(end, noticeMs);
      });
      ownNotices.delete(name);
    };
    const lock = lockManager()?.request(name, { mode: 'shared' }, holdNotice);
    if (lock) lock.catch(resolve);
    else resolve();
  });
}

/** Whether another tab has just replaced these tokens. */
export async function wasRefreshedElsewhere(old: Session): Promise<boolean> {
  // A browser that denies storage denies locks too. Then nothing is known about other tabs.
  const state = await lockManager()
    ?.query()
    .catch(() => undefined);
  return (
    !ownNotices.has(noticeName(old)) &&
    (state?.held?.some(({ name }) => name === noticeName(old)) ?? false)
  );
}

function waitForStorage(old: Session, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, timeoutMs);
    const check = () => {
      if (!isStillStored(old)) end();
    };
    const unsubscribe = subscribeToSession(check);
    check();
  });
}

/**
 * If another tab has just replaced these tokens, waits until this tab sees the new ones. Waits
 * until `deadline` at most, a time of performance.now().
 */
export async function waitForNewTokens(old: Session, deadline: number): Promise<void> {
  const timeoutMs = deadline - performance.now();
  if (timeoutMs > 0 && isStillStored(old) && (await wasRefreshedElsewhere(old)))
    await waitForStorage(old, timeoutMs);
}
