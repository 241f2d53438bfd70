import {
  readSession,
  subscribeToSession,
  type Session,
  clearSession,
  readTokens,
  replaceTokens,
  type Tokens,
} from './session';
import { ApiError } from '../http/errors';
import { exchange, callOver } from '../http/transport';
import { once } from '../http/inFlight';

/**
 * Storage events can arrive after the lock was passed on. Locks are visible immediately, so for 10
 * s this tab holds a shared lock named after the old token (promise 4).
 */
const noticeMs = 10_000;

const ownNotices = new Set<string>();

/** Its end identifies a token but can't be used to sign in. */
const noticeName = ({ access }: Session) => `admin.refreshed ${access.slice(-16)}`;

export const lockManager = (): LockManager | undefined => navigator.locks;

const isStillStored = ({ access }: Session): boolean => readSession()?.access === access;

function announceRefresh(old: Session): Promise<void> {
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

async function wasRefreshedElsewhere(old: Session): Promise<boolean> {
  // A browser that denies storage denies locks, too.
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

async function waitForNewTokens(old: Session, deadline: number): Promise<void> {
  const timeoutMs = deadline - performance.now();
  if (timeoutMs > 0 && isStillStored(old) && (await wasRefreshedElsewhere(old)))
    await waitForStorage(old, timeoutMs);
}

/**
 * If the browser freezes the tab that holds the first lock, the other tabs use the second one, and
 * after 2 s more none. That is within the 10 s for which the server accepts the previous refresh
 * token (promise 4).
 */
const locks = [
  { name: 'admin.refresh', timeoutMs: 7_000 },
  { name: 'admin.refresh.spare', timeoutMs: 2_000 },
];
/** Includes the wait for the lock, so that all tabs give up together. */
const newTokensTimeoutMs = 5_000;
const repeatWithinMs = 9_000;

/** Runs without a lock if none can be had. */
async function withLock<T>(run: () => Promise<T>, queue = locks): Promise<T> {
  const [lock, ...spares] = queue;
  const manager = lockManager();
  if (!manager || !lock) return run();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), lock.timeoutMs);
  try {
    return await manager.request(lock.name, { signal: timeout.signal }, () => {
      clearTimeout(timer);
      return run();
    });
  } catch (cause) {
    // Any other error means that the lock could not be had.
    if (cause instanceof ApiError) throw cause;
    return await withLock(run, spares);
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined if another admin has signed in: a request must not be sent in their name. */
function refreshedSession(failed: Session): Session | undefined {
  const session = readSession();
  return session && session.access !== failed.access && session.user.email === failed.user.email
    ? session
    : undefined;
}

const swap = (body: { refresh_token: string }): Promise<Tokens> =>
  callOver(
    exchange,
    (api) => api.POST('/account/auth/token/refresh', { body }),
    (pair) => readTokens(pair?.access_token, pair?.refresh_token),
  );

/**
 * If there was no readable response, the server may have swapped the token anyway. So it is tried
 * once more, while every server still accepts the previous token (R220).
 */
async function swapTokens(failed: Session): Promise<Tokens> {
  const body = { refresh_token: failed.refresh };
  const sentAt = performance.now();
  try {
    return await swap(body);
  } catch (error) {
    const isLost = error instanceof ApiError && error.status < 400;
    if (!isLost || performance.now() - sentAt > repeatWithinMs || !isStillStored(failed))
      throw error;
    return swap(body);
  }
}

async function refreshTokens(failed: Session, deadline: number): Promise<Session | undefined> {
  await waitForNewTokens(failed, deadline);
  if (!isStillStored(failed)) return refreshedSession(failed);
  try {
    if (!failed.refresh) throw new ApiError(401);
    replaceTokens(failed, await swapTokens(failed));
    await announceRefresh(failed);
  } catch (error) {
    // An error status ends the session; without a readable response it is kept (R8).
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    if (!(await wasRefreshedElsewhere(failed))) clearSession({ onlyIf: failed.access });
  }
  return refreshedSession(failed);
}

/**
 * Resolves with the session to use, or with undefined if the session has ended. Only one tab
 * refreshes. Rejects if there was no response; the session is then kept.
 */
export function refresh(failed: Session): Promise<Session | undefined> {
  const deadline = performance.now() + newTokensTimeoutMs;
  return once(['refresh', failed.access], () => withLock(() => refreshTokens(failed, deadline)));
}
