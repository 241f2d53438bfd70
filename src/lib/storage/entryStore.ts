import { isRecord } from '../records';
import {
  areKept,
  changesSoFar,
  currentOwner,
  keyInScope,
  keysOf,
  ownerWritten,
  readText,
  subscribe,
  writeTexts,
  type Scope,
  type Stored,
} from './store';

export interface EntryStoreOptions<Entry> {
  name: string;
  version: number;
  parse: (raw: unknown) => Entry | undefined;
  idOf: (entry: Entry) => string;
  defaults?: () => readonly Entry[];
  scope?: Scope;
}

export interface EntryStore<Entry> extends Stored<readonly Entry[]> {
  /** Also if this tab has not heard of its latest change. */
  get: (id: string) => Entry | undefined;
  /** At the end, or at `place`, unless it replaces the one with its id. */
  put: (entry: Entry, place?: number) => void;
  remove: (id: string) => void;
  replaceAll: (entries: readonly Entry[]) => void;
  placeOf: (id: string) => number | undefined;
}

interface Slot<Entry> {
  at: number;
  owner: unknown;
  entry: Entry | null;
}

type Change = readonly [key: string, text: string | undefined];

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Read anew each time; each text is parsed once. */
function createSlots<Entry>(options: EntryStoreOptions<Entry>) {
  const { name, version, parse, idOf, scope } = options;
  const keyOf = (id: string) => `${keyInScope(name, scope)}.${id}`;
  const isMine = (key: string) => key.startsWith(keyOf(''));
  const owner = () => scope && currentOwner();
  const isNobodys = () => scope !== undefined && owner() === undefined;
  const textOf = (at: number, entry: Entry | null) =>
    JSON.stringify({ v: version, owner: ownerWritten(scope), at, data: entry });
  const changeOf = (entry: Entry, at: number): Change => [keyOf(idOf(entry)), textOf(at, entry)];

  let defaultEntries: readonly Entry[] | undefined;
  const defaults = (): readonly Entry[] =>
    isNobodys() ? [] : (defaultEntries ??= options.defaults?.() ?? []);

  let parsed = new Map<string, Slot<Entry> | undefined>();
  function parseSlot(text: string): Slot<Entry> | undefined {
    const stored = parseJson(text);
    if (!isRecord(stored) || stored['v'] !== version || typeof stored['at'] !== 'number')
      return undefined;
    const { at, owner: by, data } = stored;
    const entry = data === null ? null : parse(data);
    return entry === undefined ? undefined : { at, owner: by, entry };
  }
  function slotOfText(key: string, text: string): Slot<Entry> | undefined {
    const slot = parsed.get(text);
    if (!slot || (scope === 'own' && slot.owner !== owner())) return undefined;
    return slot.entry && keyOf(idOf(slot.entry)) !== key ? undefined : slot;
  }

  function readAll(): Map<string, Slot<Entry>> {
    const before = parsed;
    parsed = new Map();
    const slots = new Map<string, Slot<Entry>>();
    for (const [at, entry] of defaults().entries())
      slots.set(keyOf(idOf(entry)), { at, owner: undefined, entry });
    for (const key of keysOf('local').filter(isMine)) {
      const text = readText('local', key) ?? '';
      parsed.set(text, before.has(text) ? before.get(text) : parseSlot(text));
      const slot = slotOfText(key, text);
      if (slot) slots.set(key, slot);
    }
    return slots;
  }

  return {
    isMine,
    owner,
    isNobodys,
    readAll,
    changeOf,
    find: (id: string) => readAll().get(keyOf(id)),
    /** Without its key a default would be back. */
    removal: (key: string, at: number): Change => [
      key,
      defaults().some((one) => keyOf(idOf(one)) === key) ? textOf(at, null) : undefined,
    ],
    /** Even if the clock was set back. */
    lastPlace: () =>
      [...readAll().values()].reduce((latest, { at }) => Math.max(latest, at + 1), Date.now()),
    keyOf,
  };
}

/** A key each, so that two tabs can't overwrite each other's entries (R224). */
export function createEntryStore<Entry>(options: EntryStoreOptions<Entry>): EntryStore<Entry> {
  const slots = createSlots(options);
  const { isMine, keyOf, changeOf, removal } = slots;
  let last:
    | { owner: string | undefined; changes: number | undefined; entries: readonly Entry[] }
    | undefined;
  return {
    read: () => {
      const now = { owner: slots.owner(), changes: changesSoFar() };
      if (last?.changes !== undefined && last.changes === now.changes && last.owner === now.owner)
        return last.entries;
      const entries = [...slots.readAll()]
        .sort(([key, one], [otherKey, other]) => one.at - other.at || (key < otherKey ? -1 : 1))
        .flatMap(([, { entry }]) => (entry === null ? [] : [entry]));
      const known = last?.entries;
      const isSame =
        known?.length === entries.length && known.every((entry, index) => entry === entries[index]);
      last = { ...now, entries: isSame ? known : entries };
      return last.entries;
    },
    get: (id) => slots.find(id)?.entry ?? undefined,
    placeOf: (id) => slots.find(id)?.at,
    put: (entry, place) => {
      if (slots.isNobodys()) return;
      const at = place ?? slots.find(options.idOf(entry))?.at ?? slots.lastPlace();
      writeTexts('local', [changeOf(entry, at)]);
    },
    remove: (id) => {
      const slot = slots.find(id);
      if (slot) writeTexts('local', [removal(keyOf(id), slot.at)]);
    },
    replaceAll: (entries) => {
      if (slots.isNobodys()) return;
      const first = slots.lastPlace();
      writeTexts('local', [
        ...[...slots.readAll()].map(([key, { at }]) => removal(key, at)),
        ...entries.map((entry, index) => changeOf(entry, first + index)),
      ]);
    },
    isKept: () => areKept('local', isMine),
    subscribe,
  };
}
