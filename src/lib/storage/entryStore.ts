import { parseJson } from '../json';
import { isRecord } from '../records';
import { currentOwner, keyInScope, ownerWritten, type Scope, type Stored } from './store';
import { areKept, changesSoFar, keysOf, readText, subscribe, writeTexts } from './texts';

export interface EntryStoreOptions<Entry> {
  name: string;
  version: number;
  parse: (raw: unknown) => Entry | undefined;
  idOf: (entry: Entry) => string;
  defaults?: () => readonly Entry[];
  scope?: Scope;
}

export interface EntryStore<Entry> extends Stored<readonly Entry[]> {
  /** Finds it even if this tab hasn't heard of its latest change. */
  get: (id: string) => Entry | undefined;
  /** Adds the entry at the end or at `place`, or replaces the one with the same id. */
  put: (entry: Entry, place?: number) => void;
  remove: (id: string) => void;
  replaceAll: (entries: readonly Entry[]) => void;
  placeOf: (id: string) => number | undefined;
}

interface Slot<Entry> {
  at: number;
  owner?: unknown;
  entry: Entry | null;
}

function parseSlot<Entry>(
  text: string,
  { version, parse }: EntryStoreOptions<Entry>,
): Slot<Entry> | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored['v'] !== version || typeof stored['at'] !== 'number')
    return undefined;
  const { at, owner, data } = stored;
  const entry = data === null ? null : parse(data);
  return entry === undefined ? undefined : { at, owner, entry };
}

/**
 * Each entry has a storage key of its own, so that two tabs can't overwrite each other's entries
 * (R224).
 */
export function createEntryStore<Entry>(options: EntryStoreOptions<Entry>): EntryStore<Entry> {
  const { name, version, idOf, scope } = options;
  const keyOf = (id: string) => `${keyInScope(name, scope)}.${id}`;
  const isMine = (key: string) => key.startsWith(keyOf(''));
  const owner = () => scope && currentOwner();
  const isNobodys = () => scope !== undefined && owner() === undefined;

  let defaultEntries: readonly Entry[] | undefined;
  const defaults = () => (defaultEntries ??= options.defaults?.() ?? []);
  let parsed = new Map<string, Slot<Entry> | undefined>();
  /** Reads the storage each time, but parses each text only once. */
  function readSlots(): Map<string, Slot<Entry>> {
    const before = parsed;
    parsed = new Map();
    const slots = new Map<string, Slot<Entry>>();
    for (const [at, entry] of defaults().entries()) slots.set(keyOf(idOf(entry)), { at, entry });
    for (const key of keysOf('local').filter(isMine)) {
      const text = readText('local', key) ?? '';
      const slot = before.has(text) ? before.get(text) : parseSlot(text, options);
      parsed.set(text, slot);
      if (!slot || (scope === 'own' && slot.owner !== owner())) continue;
      if (slot.entry === null || keyOf(idOf(slot.entry)) === key) slots.set(key, slot);
    }
    return slots;
  }
  const find = (id: string) => readSlots().get(keyOf(id));

  const textOf = (at: number, entry: Entry | null) =>
    JSON.stringify({ v: version, owner: ownerWritten(scope), at, data: entry });
  const addition = (entry: Entry, at: number) => [keyOf(idOf(entry)), textOf(at, entry)] as const;
  /** A default entry needs a mark, or it would be back. */
  const removal = (key: string, at: number) =>
    [
      key,
      defaults().some((one) => keyOf(idOf(one)) === key) ? textOf(at, null) : undefined,
    ] as const;
  /** Works even if the clock was set back. */
  const lastPlace = () =>
    Math.max(Date.now(), ...[...readSlots().values()].map(({ at }) => at + 1));

  let last:
    | { owner: string | undefined; changes: number | undefined; entries: readonly Entry[] }
    | undefined;
  return {
    read: () => {
      const now = { owner: owner(), changes: changesSoFar() };
      if (last?.changes !== undefined && last.changes === now.changes && last.owner === now.owner)
        return last.entries;
      const entries = [...readSlots()]
        .sort(([key, one], [otherKey, other]) => one.at - other.at || (key < otherKey ? -1 : 1))
        .flatMap(([, { entry }]) => (entry === null ? [] : [entry]));
      const known = last?.entries;
      const isSame =
        known?.length === entries.length && known.every((entry, index) => entry === entries[index]);
      last = { ...now, entries: isSame ? known : entries };
      return last.entries;
    },
    get: (id) => find(id)?.entry ?? undefined,
    placeOf: (id) => find(id)?.at,
    put: (entry, place) => {
      if (isNobodys()) return;
      const at = place ?? find(idOf(entry))?.at ?? lastPlace();
      writeTexts('local', [addition(entry, at)]);
    },
    remove: (id) => {
      const slot = find(id);
      if (slot) writeTexts('local', [removal(keyOf(id), slot.at)]);
    },
    replaceAll: (entries) => {
      if (isNobodys()) return;
      const first = lastPlace();
      writeTexts('local', [
        ...[...readSlots()].map(([key, { at }]) => removal(key, at)),
        ...entries.map((entry, index) => addition(entry, first + index)),
      ]);
    },
    isKept: () => areKept('local', isMine),
    subscribe,
  };
}
