import { useSyncExternalStore } from 'react';
import { readSession } from '~/api/session/session';
import { listen } from '../browser/listen';
import { parseJson } from '../json';
import { isRecord } from '../records';
import { storedNames } from '../storedNames';
import {
  areas,
  attempt,
  inMemory,
  keysOf,
  notify,
  readText,
  subscribe,
  writeTexts,
  type Area,
} from './texts';

/**
 * 'own' is removed by signing out (promise 10). 'preference' is back after this admin's next
 * sign-in (R38). Without a scope, it belongs to everybody who uses this browser.
 */
export type Scope = 'own' | 'preference';

const { ownPrefix, localPrefix } = storedNames;
const signOutKey = 'admin.signed-out';

export const currentOwner = (): string | undefined => readSession()?.user.email;

/**
 * What `owner` started must not be sent in another admin's name, and its result must not be shown
 * to them (promise 10). While nobody is signed in, it still belongs to the owner.
 */
export function hasOwnerChanged(owner: string | undefined): boolean {
  const now = currentOwner();
  return now !== undefined && now !== owner;
}

function hashOf(text: string): string {
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

/** The key doesn't reveal who the admin is. */
export const preferenceKey = (name: string, owner: string | undefined): string =>
  `admin.preference.${hashOf(owner ?? '')}.${name}`;

export function keyInScope(name: string, scope: Scope | undefined): string {
  if (scope === 'preference') return preferenceKey(name, currentOwner());
  return (scope === 'own' ? ownPrefix : localPrefix) + name;
}

export const ownerWritten = (scope: Scope | undefined): string | undefined =>
  scope === 'own' ? currentOwner() : undefined;

export interface StoreOptions<T> {
  name: string;
  version: number;
  parse: (raw: unknown) => T | undefined;
  fallback: () => T;
  scope?: Scope;
  area?: Area;
}

export interface Stored<T> {
  read: () => T;
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends Stored<T> {
  /** A function gets the value as it is stored now, even by another tab. */
  write: (next: T | ((now: T) => T)) => void;
  remove: () => void;
}

/**
 * Corrupt storage reads as the fallback, and what can't be stored is kept in memory. Nothing here
 * throws.
 */
export function createStore<T>({
  name,
  version,
  parse,
  fallback,
  scope,
  area = 'local',
}: StoreOptions<T>): Store<T> {
  const keyNow = () => keyInScope(name, scope);
  let last: { text: string | null; owner: string | undefined; value: T } | undefined;

  function parseText(text: string | null, owner: string | undefined): T {
    if (scope && owner === undefined) return fallback();
    const value = attempt(() => {
      const stored: unknown = JSON.parse(text ?? 'null');
      const isUsable =
        isRecord(stored) &&
        stored['v'] === version &&
        (scope !== 'own' || stored['owner'] === owner);
      return isUsable ? parse(stored['data']) : undefined;
    });
    return value ?? fallback();
  }
  function read(): T {
    const text = readText(area, keyNow());
    const owner = scope && currentOwner();
    if (last?.text !== text || last.owner !== owner)
      last = { text, owner, value: parseText(text, owner) };
    return last.value;
  }
  return {
    read,
    write: (next) => {
      if (scope && currentOwner() === undefined) return;
      // Values are data, never functions.
      const data = typeof next === 'function' ? (next as (now: T) => T)(read()) : next;
      const text = JSON.stringify({ v: version, owner: ownerWritten(scope), data });
      writeTexts(area, [[keyNow(), text]]);
    },
    remove: () => writeTexts(area, [[keyNow(), undefined]]),
    isKept: () => !inMemory[area].has(keyNow()),
    subscribe,
  };
}

export const useStored = <T>({ subscribe: listen, read }: Stored<T>): T =>
  useSyncExternalStore(listen, read);

export const useIsKept = ({ subscribe: listen, isKept }: Stored<unknown>): boolean =>
  useSyncExternalStore(listen, isKept);

type IsRemoved = (text: string | null) => boolean;
const all: IsRemoved = () => true;

/** `inThisTab` decides about what other tabs don't have: session storage and memory. */
function removeOwn(inAllTabs: IsRemoved, inThisTab = inAllTabs): void {
  for (const area of ['local', 'session'] as const)
    for (const key of keysOf(area).filter((one) => one.startsWith(ownPrefix))) {
      if (inThisTab(inMemory[area].get(key) ?? null)) inMemory[area].delete(key);
      attempt(() => {
        const isRemoved = area === 'local' ? inAllTabs : inThisTab;
        if (isRemoved(areas[area]().getItem(key))) areas[area]().removeItem(key);
      });
    }
  notify();
}

const isOthers: IsRemoved = (text) => {
  const owner = currentOwner();
  const stored = parseJson(text);
  return owner === undefined || !isRecord(stored) || stored['owner'] !== owner;
};

export const forgetOthers = (): void => removeOwn(isOthers);

/**
 * Works in every tab (promise 10). Call it after the session was cleared. If storage is denied,
 * other tabs do it at the next sign-in.
 */
export function forgetOwn(): void {
  removeOwn(all);
  attempt(() => localStorage.setItem(signOutKey, String(Date.now())));
}

/**
 * Needed because another tab can't reach this tab's session storage. A frozen tab gets the event
 * late: by then another admin may have stored values, which are kept.
 */
export function watchSignOut(): () => void {
  const handleSignOut = (event: StorageEvent) => {
    if (event.key === signOutKey && event.newValue !== null) removeOwn(isOthers, all);
  };
  return listen('storage', handleSignOut);
}

/** Reads only the keys, so that the code for the entries need not be loaded. */
export const mayHoldEntries = (name: string): boolean =>
  keysOf('local').some((key) => key.startsWith(`${ownPrefix}${name}.`));

/** Unlike crypto.randomUUID, this needs no secure context. */
export const newLocalId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
