import { useSyncExternalStore } from 'react';
import { isRecord } from '../../lib/records';
import { storedNames } from '../../lib/storedNames';

/** The signed-in admin's session, or undefined; follows sign-in and sign-out in every tab. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribeToSession, readSession);

const storageKey = storedNames.session;
const version = 1;

/** The session as it is stored. */
export interface Session {
  v: typeof version;
  access: string;
  refresh: string;
  user: { email: string };
}

export type Tokens = Pick<Session, 'access' | 'refresh'>;

/**
 * Reads the tokens of a response. Throws a TypeError if there is no access token. A missing refresh
 * token is ''; such a session can't be refreshed.
 */
export function readTokens(access: unknown, refresh: unknown): Tokens {
  if (typeof access !== 'string' || access === '')
    throw new TypeError('The answer holds no access token');
  return { access, refresh: typeof refresh === 'string' ? refresh : '' };
}

const listeners = new Set<() => void>();
/**
 * The session's text if it couldn't be stored ('' if signed out). The session then exists in this
 * tab only.
 */
let unstored: string | undefined;
/** The last text read and its session, so that an unchanged session is the same object. */
let lastRead: { text: string | null; session: Session | undefined } = {
  text: null,
  session: undefined,
};

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

/**
 * Stores the text, or removes it if undefined. If storage is full or denied, keeps it in memory.
 */
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

/** Whether the last session of this tab was ended by the server. */
let isLost = false;

const notify = () => {
  // Until somebody has signed in, in this tab or in another one.
  isLost &&= !readSession();
  for (const listener of listeners) listener();
};

function handleStorage(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  // Another tab has written, so its value is valid, also if it signed out.
  unstored = undefined;
  notify();
}

/**
 * The session of the signed-in admin, shared by all tabs. Undefined if there is none or it can't be
 * read. Never throws.
 */
export function readSession(): Session | undefined {
  const text = unstored ?? readStored();
  if (text !== lastRead.text) lastRead = { text, session: parseSession(text) };
  return lastRead.session;
}

/**
 * Whether the server ended the last session of this tab. False after a sign-out, and before the
 * first session.
 */
export const wasSessionLost = (): boolean => isLost;

/** Signs in, in every tab. */
export const saveSession = (session: Session): void => store(JSON.stringify(session));

/** Replaces the tokens of the session. Does nothing if it no longer has the old ones. */
export function replaceTokens(old: Pick<Session, 'access'>, next: Tokens): void {
  const session = readSession();
  if (session?.access === old.access) saveSession({ ...session, ...next });
}

/**
 * Signs out, in every tab. With `onlyIf`, the server no longer accepts that access token: only if
 * the session still has it, and the session counts as lost.
 */
export function clearSession({ onlyIf }: { onlyIf?: string } = {}): void {
  if (onlyIf !== undefined && readSession()?.access !== onlyIf) return;
  isLost = onlyIf !== undefined;
  store(undefined);
}

let isRemovalNoticed = false;

/**
 * Calls the listeners if the session is gone from the browser's storage without an event, as by the
 * browser's own tools. Only once for each session: a listener may make a call, which ends here
 * again.
 */
export function noticeRemoval(): void {
  const isGone = !readSession();
  const isNews = isGone && !isRemovalNoticed;
  isRemovalNoticed = isGone;
  if (isNews) notify();
}

/**
 * Calls the listener whenever the session may have changed: in this tab, in another tab, or while
 * the browser had suspended this page.
 */
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
