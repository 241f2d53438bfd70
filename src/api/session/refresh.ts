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
 * Storage events can arrive after the refresh lock is handed over. So after a refresh this tab
 * holds a shared lock named after the old token for 10 s: other tabs see locks immediately, and
 * wait for the new tokens (promise 4). In milliseconds.
 */
const noticeMs = 10_000;

/** The notices of this tab, which already has the new tokens. */
const ownNotices = new Set<string>();

/** The last 16 characters identify a token but cannot be used to sign in. */
const noticeName = ({ access }: Session) => `admin.refreshed ${access.slice(-16)}`;

/** Undefined outside a secure context. */
export const lockManager = (): LockManager | undefined => navigator.locks;

const isStillStored = ({ access }: Session): boolean => readSession()?.access === access;

/** Resolves once other tabs can see that these tokens were replaced. */
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
 * If another tab has just replaced these tokens, waits until this one sees the new ones, until
 * `deadline` (by performance.now()) at most.
 */
async function waitForNewTokens(old: Session, deadline: number): Promise<void> {
  const timeoutMs = deadline - performance.now();
  if (timeoutMs > 0 && isStillStored(old) && (await wasRefreshedElsewhere(old)))
    await waitForStorage(old, timeoutMs);
}

/**
 * The tab that holds the first lock refreshes. If the browser freezes it, the others try the
 * second lock after 7 s, and refresh without one after 2 s more: within the 10 s for which the
 * server still accepts the previous refresh token (promise 4).
 */
const locks = [
  { name: 'admin.refresh', timeoutMs: 7_000 },
  { name: 'admin.refresh.spare', timeoutMs: 2_000 },
];
/** The wait for another tab's new tokens, that for the lock included: all tabs give up together. */
const newTokensTimeoutMs = 5_000;
/** A refresh may be repeated for a little less than the server's 10 s. */
const repeatWithinMs = 9_000;

/** Runs while holding the first free lock of the queue, or without a lock if none can be had. */
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

/** The same admin with other tokens. A request must not be sent in another admin's name. */
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
 * Swaps the refresh token. If no readable response arrived, the server may have swapped it anyway:
 * the request is repeated once, while every server still accepts the previous token (R220).
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
    // An error status ends the session. Without a readable response it is kept (R8).
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    // If another tab has the new tokens, the session goes on, although this tab can't see them yet.
    if (!(await wasRefreshedElsewhere(failed))) clearSession({ onlyIf: failed.access });
  }
  return refreshedSession(failed);
}

/**
 * Refreshes the tokens after the server refused those of `failed`, and resolves with the session to
 * retry with, or with undefined if it has ended. Only one tab refreshes; the others use its tokens.
 * Rejects if the refresh got no response; the session is then kept.
 */
export function refresh(failed: Session): Promise<Session | undefined> {
  const deadline = performance.now() + newTokensTimeoutMs;
  return once(`refresh ${failed.access}`, () => withLock(() => refreshTokens(failed, deadline)));
}
