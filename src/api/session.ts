import { isRecord } from '../domain/records';

const storageKey = 'admin.session';
const version = 1;

/** What storage holds. */
export interface Session {
  v: typeof version;
  access: string;
  refresh: string;
  user: { email: string };
}

export type Tokens = Pick<Session, 'access' | 'refresh'>;

/** The tokens of an answer. Throws a TypeError without an access token; a missing refresh token is '', which can't be refreshed. */
export function readTokens(access: unknown, refresh: unknown): Tokens {
  if (typeof access !== 'string' || access === '') throw new TypeError('The answer holds no access token');
  return { access, refresh: typeof refresh === 'string' ? refresh : '' };
}

const listeners = new Set<() => void>();
/** What storage should say but can't be made to ('' for nothing): the session then lives in this tab only. */
let unstored: string | undefined;
/** The last text read and what it said, so that an unchanged session is the same object. */
let last: { text: string | null; session: Session | undefined } = { text: null, session: undefined };

function parseSession(text: string | null): Session | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isRecord(stored) || stored.v !== version) return undefined;
    const { access, refresh, user } = stored;
    const email = isRecord(user) && typeof user.email === 'string' ? user.email : '';
    return { v: version, ...readTokens(access, refresh), user: { email } };
  } catch {
    return undefined;
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Writes, or removes when there is nothing to write; falls back to memory when storage is full or denied. */
function store(text: string | undefined) {
  unstored = undefined;
  try {
    if (text === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    unstored = text ?? '';
  }
  notify();
}

const notify = () => {
  for (const listener of listeners) listener();
};

function handleStorage(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  // Another tab wrote: what it says counts, also when it signed out.
  unstored = undefined;
  notify();
}

/** The signed-in admin's session in any tab, or undefined. Unreadable storage is no session; it never throws. */
export function readSession(): Session | undefined {
  const text = unstored ?? readStored();
  if (text !== last.text) last = { text, session: parseSession(text) };
  return last.session;
}

/** Signs in, in every tab. */
export const saveSession = (session: Session): void => {
  store(JSON.stringify(session));
};

/** Puts the next tokens in the place of the old ones; does nothing when the session has moved on since (R8). */
export function replaceTokens(old: Pick<Session, 'access'>, next: Tokens): void {
  const session = readSession();
  if (session?.access === old.access) saveSession({ ...session, ...next });
}

/** Signs out, in every tab; with `onlyIf` only while that is still the access token (R8). */
export function clearSession({ onlyIf }: { onlyIf?: string } = {}): void {
  if (onlyIf === undefined || readSession()?.access === onlyIf) store(undefined);
}

/** Calls back whenever the session may have changed: in this tab, in another one, or while this page was put aside by the browser. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', notify);
  };
}
