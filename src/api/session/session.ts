import { useSyncExternalStore } from 'react';
import { isRecord } from '~/lib/records';
import { notify, readText, subscribe, writeTexts } from '~/lib/storage/texts';
import { storedNames } from '~/lib/storedNames';

export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribeToSession, readSession);

const storageKey = storedNames.session;
const version = 1;

export interface Session {
  v: typeof version;
  access: string;
  refresh: string;
  user: { email: string };
}

export type Tokens = Pick<Session, 'access' | 'refresh'>;

/** Without a refresh token, the session simply can't be refreshed. */
export function readTokens(access: unknown, refresh: unknown): Tokens {
  if (typeof access !== 'string' || access === '')
    throw new TypeError('The answer holds no access token');
  return { access, refresh: typeof refresh === 'string' ? refresh : '' };
}

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

/** The session that all tabs share. Never throws. */
export function readSession(): Session | undefined {
  const text = readText('local', storageKey);
  if (text !== lastRead.text) lastRead = { text, session: parseSession(text) };
  return lastRead.session;
}

let isLost = false;

export const wasSessionLost = (): boolean => isLost;

export const saveSession = (session: Session): void =>
  writeTexts('local', [[storageKey, JSON.stringify(session)]]);

export function replaceTokens(old: Pick<Session, 'access'>, next: Tokens): void {
  const session = readSession();
  if (session?.access === old.access) saveSession({ ...session, ...next });
}

/**
 * Signs out in every tab. With `onlyIf`, only if that is still the token, which the server has
 * refused: the session then counts as lost.
 */
export function clearSession({ onlyIf }: { onlyIf?: string } = {}): void {
  if (onlyIf !== undefined && readSession()?.access !== onlyIf) return;
  isLost = onlyIf !== undefined;
  writeTexts('local', [[storageKey, undefined]]);
}

let isRemovalNoticed = false;

/**
 * Notices a session that was removed without an event, for example with the browser's own tools.
 * Runs once, because a listener may make a call that ends up here again.
 */
export function noticeRemoval(): void {
  const isGone = !readSession();
  const isNews = isGone && !isRemovalNoticed;
  isRemovalNoticed = isGone;
  if (isNews) notify();
}

export function subscribeToSession(listener: () => void): () => void {
  let known = readSession();
  return subscribe(() => {
    const now = readSession();
    // Stays lost until somebody signs in, in any tab.
    isLost &&= !now;
    if (now === known) return;
    known = now;
    listener();
  });
}
