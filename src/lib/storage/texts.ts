/** 'session' belongs to this tab alone and survives a reload. */
export type Area = 'local' | 'session';

export const areas = { local: () => localStorage, session: () => sessionStorage };

/** Holds what the storage has no room for, or denies. */
export const inMemory = { local: new Map<string, string>(), session: new Map<string, string>() };

export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();
let changeCount = 0;

export function notify(): void {
  changeCount += 1;
  for (const listener of [...listeners]) listener();
}

function handleStorage({ key }: StorageEvent): void {
  // The other tab's text is newer.
  if (key === null) inMemory.local.clear();
  else inMemory.local.delete(key);
  notify();
}

export function subscribe(listener: () => void): () => void {
  // The same listener may subscribe twice.
  const own = () => listener();
  if (listeners.size === 0) {
    changeCount += 1;
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', notify);
  }
  listeners.add(own);
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', notify);
  };
}

/** Undefined while nobody subscribes, because then changes in other tabs go unnoticed. */
export const changesSoFar = (): number | undefined =>
  listeners.size === 0 ? undefined : changeCount;

export const readText = (area: Area, key: string): string | null =>
  inMemory[area].get(key) ?? attempt(() => areas[area]().getItem(key)) ?? null;

export const keysOf = (area: Area): string[] => [
  ...new Set([...(attempt(() => Object.keys(areas[area]())) ?? []), ...inMemory[area].keys()]),
];

/** Also tries again what had no room before. */
export function writeTexts(
  area: Area,
  changes: Iterable<readonly [key: string, text: string | undefined]>,
): void {
  const memory = inMemory[area];
  for (const [key, text] of changes) {
    if (text === undefined) {
      memory.delete(key);
      attempt(() => areas[area]().removeItem(key));
    } else memory.set(key, text);
  }
  for (const [key, text] of memory)
    attempt(() => {
      areas[area]().setItem(key, text);
      memory.delete(key);
    });
  notify();
}

export const areKept = (area: Area, matches: (key: string) => boolean): boolean =>
  ![...inMemory[area].keys()].some(matches);
