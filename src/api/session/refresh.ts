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
import { exchange } from '../http/exchange';
import { once } from '../http/inFlight';
import { callOver } from '../http/transport';

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
const isStillStored = ({ access }: Session): boolean => readSession()?.access === access;

/** Tells other tabs that these tokens were replaced. Resolves once they can see it. */
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

/** Whether another tab has just replaced these tokens. */
async function wasRefreshedElsewhere(old: Session): Promise<boolean> {
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
async function waitForNewTokens(old: Session, deadline: number): Promise<void> {
  const timeoutMs = deadline - performance.now();
  if (timeoutMs > 0 && isStillStored(old) && (await wasRefreshedElsewhere(old)))
    await waitForStorage(old, timeoutMs);
}

/**
 * Only one tab refreshes at a time: the one that holds the first lock. But the browser may freeze
 * that tab, and the lock is then never released. After 7 s the other tabs try the second lock, and
 * after 2 s more they refresh without a lock. That is within 10 s, for which the server still
 * accepts the previous refresh token (promise 4).
 */
const locks = [
  { name: 'admin.refresh', timeoutMs: 7_000 },
  { name: 'admin.refresh.spare', timeoutMs: 2_000 },
];
/**
 * How long to wait for another tab's new tokens, including the wait for the lock. So all tabs give
 * up at the same time, within the server's 10 s.
 */
const newTokensTimeoutMs = 5_000;
/** How long after a refresh was sent it may be repeated: a little less than the server's 10 s. */
const repeatWithinMs = 9_000;

/**
 * Runs `run` while holding the first free lock of the queue, or without a lock if none can be had.
 */
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
    // An ApiError is the failure of `run` itself. Any other error means that we didn't get the
    // lock.
    if (cause instanceof ApiError) throw cause;
    return await withLock(run, spares);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The session that replaced `failed`: the same admin with other tokens. If another admin has signed
 * in, the request must not be sent in their name, so the result is undefined.
 */
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
 * Swaps the refresh token. If no readable response arrived, the server may have swapped it all the
 * same. So the request is repeated once, while every server still accepts the previous token
 * (R220).
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
  // Another tab may have refreshed while this one waited for the lock.
  await waitForNewTokens(failed, deadline);
  if (!isStillStored(failed)) return refreshedSession(failed);
  try {
    if (!failed.refresh) throw new ApiError(401);
    replaceTokens(failed, await swapTokens(failed));
    await announceRefresh(failed);
  } catch (error) {
    // An error status ends the session. Without a readable response the session is kept and the
    // request fails.
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    // If another tab has the new tokens, the session goes on, although this tab can't see them yet.
    if (!(await wasRefreshedElsewhere(failed))) clearSession({ onlyIf: failed.access });
  }
  return refreshedSession(failed);
}

/**
 * Refreshes the tokens after the server refused the access token of `failed`, and resolves with the
 * session to retry with. Only one tab refreshes; the others use its tokens. Resolves with undefined
 * if the session has ended. Rejects if the refresh got no response; the session is then kept.
 */
export function refresh(failed: Session): Promise<Session | undefined> {
  const deadline = performance.now() + newTokensTimeoutMs;
  return once(`refresh ${failed.access}`, () => withLock(() => refreshTokens(failed, deadline)));
}
