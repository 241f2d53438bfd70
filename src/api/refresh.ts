import { ApiError } from './errors';
import { exchange } from './exchange';
import { once } from './inFlight';
import { clearSession, readSession, readTokens, replaceTokens, type Session } from './session';
import { arrivalOfSuccessor, isCurrent, lockManager, markSwapped, wasSwapped } from './swapped';
import { callOver } from './transport';

/**
 * Locks over all tabs, and how long to wait for each. A tab that the browser froze may hold the first one for ever: the others then take
 * turns at the second, and whoever doesn't get that goes on without, within 10 s in all and within the ten seconds for which the server
 * still takes the token before the last (promise 4).
 */
const locks = [
  { name: 'admin.refresh', patienceMs: 7_000 },
  { name: 'admin.refresh.spare', patienceMs: 2_000 },
];
/** How long, the wait for a lock included, one waits for the tokens of another tab to arrive: all tabs at once, within the server's ten seconds. */
const arrivalMs = 5_000;

async function inTurn<T>(run: () => Promise<T>, queue = locks): Promise<T> {
  const [lock, ...spares] = queue;
  const manager = lockManager();
  if (!manager || !lock) return run();
  const patience = new AbortController();
  const timer = setTimeout(() => { patience.abort(); }, lock.patienceMs);
  try {
    return await manager.request(lock.name, { signal: patience.signal }, () => {
      clearTimeout(timer);
      return run();
    });
  } catch (cause) {
    // The run's own failure; anything else means that there is no lock to be had.
    if (cause instanceof ApiError) throw cause;
    return await inTurn(run, spares);
  } finally {
    clearTimeout(timer);
  }
}

/** What has taken the place of a session: the same admin's with other tokens. Another admin's session is never used for this one's requests. */
function successorOf(failed: Session): Session | undefined {
  const session = readSession();
  return session && session.access !== failed.access && session.user.email === failed.user.email ? session : undefined;
}

async function swapTokens(failed: Session, arrivalUntil: number): Promise<Session | undefined> {
  // Another tab may have had its turn in the meantime.
  await arrivalOfSuccessor(failed, arrivalUntil);
  if (!isCurrent(failed)) return successorOf(failed);
  try {
    if (!failed.refresh) throw new ApiError(401);
    const body = { refresh_token: failed.refresh };
    const next = await callOver(exchange, (api) => api.POST('/account/auth/token/refresh', { body }), (pair) => readTokens(pair?.access_token, pair?.refresh_token));
    replaceTokens(failed, next);
    await markSwapped(failed);
  } catch (error) {
    // R8: any error status ends the session; without an answer, or with one that can't be read, it is kept and the request fails.
    if (!(error instanceof ApiError) || error.status < 400) throw error;
    // Another tab has the next ones; this one was not told yet.
    if (!await wasSwapped(failed)) clearSession({ onlyIf: failed.access });
  }
  return successorOf(failed);
}

/**
 * The session to retry with after the server refused the access token of `failed`: one refresh at a time over all tabs, the others take
 * its tokens (R8). Undefined when the session has ended. Throws when the refresh got no answer; the session is then kept.
 */
export function refresh(failed: Session): Promise<Session | undefined> {
  const arrivalUntil = performance.now() + arrivalMs;
  return once(`refresh ${failed.access}`, () => inTurn(() => swapTokens(failed, arrivalUntil)));
}
