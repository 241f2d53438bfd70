import { readSession } from '../../api/session';

const prefix = 'admin.own.';
const signOutKey = 'admin.signed-out';
/** Whether something goes, by the text that it is stored as. */
type IsToGo = (text: string | null) => boolean;

const listeners = new Set<(isToGo: IsToGo) => void>();

/** Where something is stored that belongs to the signed-in admin. */
export const ownKey = (name: string): string => prefix + name;

/** Whose things may be read and written now; undefined while nobody is signed in. */
export const currentOwner = (): string | undefined => readSession()?.user.email;

const everything: IsToGo = () => true;

/**
 * Whether another admin has signed in since `owner` began something: it is then neither sent in the other's name nor told or noted to them (promise 10). While
 * nobody is signed in it is still the owner's, who may come back.
 */
export function isAnothersNow(owner: string | undefined): boolean {
  const now = currentOwner();
  return now !== undefined && now !== owner;
}

/** Storage can be denied altogether; then there is nothing to forget in it. */
function removeFrom(open: () => Storage, isToGo: IsToGo): void {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(prefix));
    for (const key of keys) if (key !== null && isToGo(storage.getItem(key))) storage.removeItem(key);
  } catch {
    // What can't be read can't be kept either.
  }
}

/** What goes of what all tabs share, and of what is this tab's own, its memory included. */
function removeOwned(isToGo: IsToGo, isToGoHere = isToGo): void {
  removeFrom(() => localStorage, isToGo);
  removeFrom(() => sessionStorage, isToGoHere);
  for (const listener of listeners) listener(isToGoHere);
}

function ownerOf(text: string | null): unknown {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return stored && typeof stored === 'object' && 'owner' in stored ? stored.owner : undefined;
  } catch {
    return undefined;
  }
}

/** Removes everything that belongs to the admin who signs out, in every tab (promise 10). To be called when the session is gone. */
export function forgetOwn(): void {
  removeOwned(everything);
  try {
    localStorage.setItem(signOutKey, String(Date.now()));
  } catch {
    // Then the other tabs forget at the next sign-in.
  }
}

/** Of anybody else than the admin who is signed in now. */
const isOthers: IsToGo = (text) => {
  const owner = currentOwner();
  return owner === undefined || ownerOf(text) !== owner;
};

/** Removes what belongs to anybody else than the admin who is signed in now. */
export const keepOnlyOwn = (): void => {
  removeOwned(isOthers);
};

/** Calls back when things are forgotten. */
export function onForgotten(listener: (isToGo: IsToGo) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Forgets what this tab holds when the admin signs out in another one: its session storage is out of that one's reach. What all tabs share that one has
 * removed; a tab that was frozen hears of it late, when somebody may have signed in and written there since.
 */
export function watchSignOut(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === signOutKey && event.newValue !== null) removeOwned(isOthers, everything);
  };
  addEventListener('storage', handleStorage);
  return () => {
    removeEventListener('storage', handleStorage);
  };
}
