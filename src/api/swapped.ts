import { readSession, subscribeToSession, type Session } from './session';

/**
 * A tab is told of another one's write to storage some time after it: on a busy machine later than the lock is handed on. Of locks it is told at
 * once. So a shared lock stands for each pair of tokens that was swapped until every tab must have its successor, and a tab that sees the lock
 * waits for the successor to arrive (promise 4). In milliseconds.
 */
const standsMs = 10_000;

/** The locks of this tab's own: it reads what it has written, so there is nothing to wait for. */
const own = new Set<string>();

/** The end of a token says which it is, and opens nothing. */
const nameFor = ({ access }: Session) => `admin.refreshed ${access.slice(-16)}`;
/** The locks over all tabs; absent outside a secure context. */
export const lockManager = (): LockManager | undefined => navigator.locks;

/** Whether these are the tokens that storage holds, as far as this tab was told. */
export const isCurrent = ({ access }: Session): boolean => readSession()?.access === access;

/** Says that these tokens were swapped; resolves once every tab can see it. */
export function markSwapped(old: Session): Promise<void> {
  const name = nameFor(old);
  return new Promise((resolve) => {
    const stand = async () => {
      own.add(name);
      resolve();
      await new Promise((end) => { setTimeout(end, standsMs); });
      own.delete(name);
    };
    const lock = lockManager()?.request(name, { mode: 'shared' }, stand);
    if (lock) lock.catch(resolve);
    else resolve();
  });
}

/** Whether another tab swapped these tokens just now. */
export async function wasSwapped(old: Session): Promise<boolean> {
  // Refused where storage is; then there is nothing to be seen of other tabs.
  const state = await lockManager()?.query().catch(() => undefined);
  return !own.has(nameFor(old)) && (state?.held?.some(({ name }) => name === nameFor(old)) ?? false);
}

function replaced(old: Session, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, patienceMs);
    const look = () => { if (!isCurrent(old)) end(); };
    const unsubscribe = subscribeToSession(look);
    look();
  });
}

/** Waits for the tokens that took the place of these, if another tab has swapped them: until then at most, as of performance.now(). */
export async function arrivalOfSuccessor(old: Session, until: number): Promise<void> {
  const patienceMs = until - performance.now();
  if (patienceMs > 0 && isCurrent(old) && await wasSwapped(old)) await replaced(old, patienceMs);
}
