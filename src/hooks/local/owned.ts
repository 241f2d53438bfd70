import { readSession } from '../../api/session';

const prefix = 'admin.own.';
const signOutKey = 'admin.signed-out';
const listeners = new Set<() => void>();

/** Where something is stored that belongs to the signed-in admin. */
export const ownKey = (name: string): string => prefix + name;

/** Whose things may be read and written now; undefined while nobody is signed in. */
export const currentOwner = (): string | undefined => readSession()?.user.email;

/** Storage can be denied altogether; then there is nothing to forget in it. */
function eachStorage(visit: (storage: Storage) => void): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      visit(open());
    } catch {
      // What can't be read can't be kept either.
    }
  }
}

function removeOwned(isToGo: (text: string | null) => boolean): void {
  eachStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(prefix));
    for (const key of keys) if (key !== null && isToGo(storage.getItem(key))) storage.removeItem(key);
  });
  for (const listener of listeners) listener();
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
  removeOwned(() => true);
  try {
    localStorage.setItem(signOutKey, String(Date.now()));
  } catch {
    // Then the other tabs forget at the next sign-in.
  }
}

/** Removes what belongs to anybody else than the admin who is signed in now. */
export const keepOnlyOwn = (): void => {
  const owner = currentOwner();
  removeOwned((text) => ownerOf(text) !== owner);
};

/** Calls back when things were forgotten. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Forgets what this tab holds when the admin signs out in another one: its session storage is out of that one's reach. */
export function watchSignOut(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === signOutKey && event.newValue !== null) removeOwned(() => true);
  };
  addEventListener('storage', handleStorage);
  return () => {
    removeEventListener('storage', handleStorage);
  };
}
