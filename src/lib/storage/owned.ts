import { readSession } from '../../api/session/session';
import { storedNames } from '../storedNames';

const prefix = storedNames.ownPrefix;
const signOutKey = 'admin.signed-out';
/** Whether to remove a stored value, judged by its text. */
type IsToGo = (text: string | null) => boolean;

/**
 * Whose a stored value is. 'own': the signed-in admin's, and signing out removes it (promise 10).
 * 'preference': the admin's too, and there again after their next sign-in (R38). Without a scope it
 * is everybody's who uses this browser.
 */
export type Scope = 'own' | 'preference';

const listeners = new Set<(isToGo: IsToGo) => void>();

/**
 * Two 32-bit hashes of a text as one number in base 36: the same for the same text, and without the
 * text.
 */
function markOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return (4294967296 * (2097151 & (two ^ (one >>> 15))) + ((one ^ (two >>> 13)) >>> 0)).toString(
    36,
  );
}

/** The admin whose values may be read and written now. Undefined if nobody is signed in. */
export const currentOwner = (): string | undefined => readSession()?.user.email;

const everything: IsToGo = () => true;

/** The storage key of a value that signing out removes. */
const ownKey = (name: string): string => prefix + name;

/** The storage key of a preference. Each admin has one, which doesn't name them. */
export const preferenceKey = (name: string, owner: string | undefined): string =>
  `admin.preference.${markOf(owner ?? '')}.${name}`;

/** The storage key of a value. That of a preference changes with the admin who is signed in. */
export function keyInScope(name: string, scope: Scope | undefined): string {
  if (scope === 'preference') return preferenceKey(name, currentOwner());
  return scope === 'own' ? ownKey(name) : storedNames.localPrefix + name;
}

/** The owner that is written with a value. A preference's key tells whose it is. */
export const ownerWritten = (scope: Scope | undefined): string | undefined =>
  scope === 'own' ? currentOwner() : undefined;

/**
 * Whether another admin has signed in since `owner` started something. It must then not be sent in
 * the other's name, and its result must not be shown to them (promise 10). While nobody is signed
 * in it still belongs to the owner, who may come back.
 */
export function isAnothersNow(owner: string | undefined): boolean {
  const now = currentOwner();
  return now !== undefined && now !== owner;
}

/** If storage is denied, there is nothing to remove. */
function removeFrom(open: () => Storage, isToGo: IsToGo): void {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key) => key?.startsWith(prefix),
    );
    for (const key of keys)
      if (key !== null && isToGo(storage.getItem(key))) storage.removeItem(key);
  } catch {
    // Storage that can't be read can't hold anything either.
  }
}

/**
 * Removes values. `isToGo` decides about values that all tabs share, `isToGoHere` about values of
 * this tab, in storage and in memory.
 */
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

/**
 * Removes everything that belongs to the admin who signs out, in every tab (promise 10). Call it
 * after the session was cleared.
 */
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
 * Whether this browser may have entries of that name, of any admin. It only looks at the keys, so
 * that the store's code need not be loaded.
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
 * Removes this tab's values when the admin signs out in another tab, which can't reach this tab's
 * session storage. The other tab has already removed the shared values. A tab that was frozen gets
 * the event late. By then another admin may have signed in and stored values, so those are kept.
 */
export function watchSignOut(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === signOutKey && event.newValue !== null) removeOwned(isOthers, everything);
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
