import { readSession } from '../../api/session/session';

const prefix = 'admin.own.';
const signOutKey = 'admin.signed-out';
/** Whether to remove a stored value, judged by its text. */
type IsToGo = (text: string | null) => boolean;

const listeners = new Set<(isToGo: IsToGo) => void>();

/** The storage key of a value that belongs to the signed-in admin. */
export const ownKey = (name: string): string => prefix + name;

/** The admin whose values may be read and written now. Undefined if nobody is signed in. */
export const currentOwner = (): string | undefined => readSession()?.user.email;

const everything: IsToGo = () => true;

/**
 * Whether another admin has signed in since `owner` started something. It must then not be sent in the other's name,
 * and its result must not be shown to them (promise 10). While nobody is signed in it still belongs to the owner, who
 * may come back.
 */
export function isAnothersNow(owner: string | undefined): boolean {
  const now = currentOwner();
  return now !== undefined && now !== owner;
}

/** If storage is denied, there is nothing to remove. */
function removeFrom(open: () => Storage, isToGo: IsToGo): void {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(prefix));
    for (const key of keys) if (key !== null && isToGo(storage.getItem(key))) storage.removeItem(key);
  } catch {
    // Storage that can't be read can't hold anything either.
  }
}

/** Removes values. `isToGo` decides about values that all tabs share, `isToGoHere` about values of this tab, in storage and in memory. */
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

/** Removes everything that belongs to the admin who signs out, in every tab (promise 10). Call it after the session was cleared. */
export function forgetOwn(): void {
  removeOwned(everything);
  try {
    localStorage.setItem(signOutKey, String(Date.now()));
  } catch {
    // If storage is denied, the other tabs remove their values at the next sign-in.
  }
}

/** Values of any admin except the one who is signed in now. */
const isOthers: IsToGo = (text) => {
  const owner = currentOwner();
  return owner === undefined || ownerOf(text) !== owner;
};

/** Removes the values of any admin except the one who is signed in now. */
export const keepOnlyOwn = (): void => removeOwned(isOthers);

/** Keys of values that are only in this tab's memory. */
const unkept = new Set<string>();

/** Notes that a value is only in this tab's memory, or no longer. */
export function noteUnkept(key: string, isUnkept: boolean): void {
  if (isUnkept) unkept.add(key);
  else unkept.delete(key);
}

/**
 * Whether this browser may have entries of that name, of any admin. It only looks at the keys, so that the store's code need not be loaded.
 */
export function mayHoldEntries(name: string): boolean {
  const isOf = (key: string) => key === ownKey(name) || key.startsWith(`${ownKey(name)}.`);
  if ([...unkept].some(isOf)) return true;
  try {
    return Object.keys(localStorage).some(isOf);
  } catch {
    return false;
  }
}

/** Calls the listener when values are removed. */
export function onForgotten(listener: (isToGo: IsToGo) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Removes this tab's values when the admin signs out in another tab, which can't reach this tab's session storage. The
 * other tab has already removed the shared values. A tab that was frozen gets the event late. By then another admin may
 * have signed in and stored values, so those are kept.
 */
export function watchSignOut(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === signOutKey && event.newValue !== null) removeOwned(isOthers, everything);
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
