import { useSyncExternalStore } from 'react';
import { isRecord } from '../records';
import { attempt, createKeptTexts, type KeptTexts } from './keptTexts';
import { currentOwner, keyInScope, ownerWritten, type Scope } from './owned';

export interface EntryStoreOptions<Entry> {
  name: string;
  /** Increase it when the format changes: entries stored with another version are not read. */
  version: number;
  /** Checks a stored entry. Returns undefined if it can't be used. */
  parse: (raw: unknown) => Entry | undefined;
  /**
   * Reads the value of version 1, which kept all entries under one key. Returns them in the order
   * of `read`, or undefined if it can't be used.
   */
  parseOld: (raw: unknown) => readonly Entry[] | undefined;
  idOf: (entry: Entry) => string;
  /** Entries that exist until they are changed or removed. */
  defaults?: () => readonly Entry[];
  scope?: Scope;
}

export interface EntryStore<Entry> {
  /** All entries, the first one added first. Returns the same array until something changes. */
  read: () => readonly Entry[];
  /** The entry as it is stored now, also if this tab has not heard of its latest change. */
  get: (id: string) => Entry | undefined;
  /**
   * Adds an entry at the end, or replaces the one with its id. `place` (from `placeOf`) puts it
   * there instead.
   */
  put: (entry: Entry, place?: number) => void;
  remove: (id: string) => void;
  /** Replaces all entries with these, in this order. */
  replaceAll: (entries: readonly Entry[]) => void;
  /** The place of an entry. Undefined if there is no such entry. */
  placeOf: (id: string) => number | undefined;
  /** False while an entry is only in this tab's memory, because storage is full or denied. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface Slot<Entry> {
  key: string;
  text: string;
  owner: unknown;
  at: number;
  /** Null if the entry is a default that was removed. */
  entry: Entry | null;
}

type Slots<Entry> = Map<string, Slot<Entry>>;

const oldKeyOf = ({ name, scope }: Pick<EntryStoreOptions<never>, 'name' | 'scope'>) =>
  keyInScope(name, scope);

const keyOf = <Entry>(options: EntryStoreOptions<Entry>, id: string) =>
  `${oldKeyOf(options)}.${id}`;

const textOf = (version: number, owner: string | undefined, at: number, entry: unknown) =>
  JSON.stringify({ v: version, owner, at, data: entry });

/** Undefined unless the text is an entry of this version, under its own key. */
function readSlot<Entry>(
  options: EntryStoreOptions<Entry>,
  key: string,
  text: string,
): Slot<Entry> | undefined {
  return attempt(() => {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored['v'] !== options.version || typeof stored['at'] !== 'number')
      return undefined;
    const entry = stored['data'] === null ? null : options.parse(stored['data']);
    if (entry === undefined || (entry !== null && keyOf(options, options.idOf(entry)) !== key))
      return undefined;
    return { key, text, owner: stored['owner'], at: stored['at'], entry };
  });
}

function toSlots<Entry>(
  options: EntryStoreOptions<Entry>,
  owner: unknown,
  entries: readonly Entry[],
): Slots<Entry> {
  return new Map(
    entries.map((entry, at) => {
      const key = keyOf(options, options.idOf(entry));
      return [key, { key, text: '', owner, at, entry }];
    }),
  );
}

/**
 * The entries that have no key yet: the defaults, or those of version 1. Each entry of version 1
 * gets its key now. If storage has no room, the old key stays and is still read.
 */
function readBase<Entry>(
  options: EntryStoreOptions<Entry>,
  defaults: readonly Entry[],
  owner: string | undefined,
): Slots<Entry> {
  const oldKey = oldKeyOf(options);
  const isNobodys = options.scope !== undefined && owner === undefined;
  const stored = attempt((): unknown => JSON.parse(localStorage.getItem(oldKey) ?? 'null'));
  const isUsable =
    isRecord(stored) &&
    stored['v'] === 1 &&
    !isNobodys &&
    (options.scope !== 'own' || stored['owner'] === owner);
  const old = isUsable ? attempt(() => options.parseOld(stored['data'])) : undefined;
  const own = toSlots(options, owner, isNobodys ? [] : defaults);
  if (!old) return own;
  const left = toSlots(options, owner, old);
  const isMoved = attempt(() => {
    for (const { key, at } of [...own.values(), ...left.values()])
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, textOf(options.version, owner, at, left.get(key)?.entry ?? null));
    localStorage.removeItem(oldKey);
    return true;
  });
  return isMoved ? own : left;
}

/** Reads the stored entries again after each change. Each text is parsed only once. */
function createReader<Entry>(options: EntryStoreOptions<Entry>, texts: KeptTexts) {
  const owner = () => (options.scope ? currentOwner() : undefined);
  let defaults: readonly Entry[] | undefined;
  let base: Slots<Entry> = new Map();
  let slots: Slots<Entry> = new Map();
  let last:
    | { owner: string | undefined; changes: number | undefined; entries: readonly Entry[] }
    | undefined;

  const isMine = (slot: Slot<Entry>) =>
    options.scope !== 'own' || (last?.owner !== undefined && slot.owner === last.owner);
  const current = (key: string) => {
    const slot = slots.get(key);
    return slot && isMine(slot) ? slot : base.get(key);
  };
  const allSlots = () =>
    [...new Set([...base.keys(), ...slots.keys()])].flatMap((key) => current(key) ?? []);
  function read(key: string): void {
    const text = texts.get(key);
    const slot =
      text === null
        ? undefined
        : text === slots.get(key)?.text
          ? slots.get(key)
          : readSlot(options, key, text);
    if (slot) slots.set(key, slot);
    else slots.delete(key);
  }
  function readAll(now: {
    owner: string | undefined;
    changes: number | undefined;
  }): readonly Entry[] {
    last = { ...now, entries: last?.entries ?? [] };
    defaults ??= options.defaults?.() ?? [];
    base = readBase(options, defaults, now.owner);
    const before = slots;
    slots = new Map();
    for (const key of texts.keys()) {
      const known = before.get(key);
      if (known) slots.set(key, known);
      read(key);
    }
    const entries = allSlots()
      .sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
      .flatMap(({ entry }) => (entry === null ? [] : [entry]));
    const isSame =
      entries.length === last.entries.length &&
      entries.every((entry, index) => entry === last?.entries[index]);
    if (!isSame) last.entries = entries;
    return last.entries;
  }

  return {
    owner,
    read: () => {
      const now = { owner: owner(), changes: texts.changes() };
      const isCurrent =
        last &&
        now.changes !== undefined &&
        now.changes === last.changes &&
        now.owner === last.owner;
      return isCurrent && last ? last.entries : readAll(now);
    },
    /** The slot as it is stored now. */
    fresh: (id: string) => {
      const key = keyOf(options, id);
      readAll({ owner: owner(), changes: texts.changes() });
      return current(key);
    },
    /** The text that marks a slot as removed. Undefined if removing its key is enough. */
    goneText: ({ key, at }: Slot<Entry>) =>
      base.has(key) ? textOf(options.version, ownerWritten(options.scope), at, null) : undefined,
    allSlots,
    /** A place after all others, even if the clock was set back. */
    lastPlace: () =>
      [...base.values(), ...slots.values()].reduce(
        (latest, { at }) => Math.max(latest, at + 1),
        Date.now(),
      ),
  };
}

/**
 * Entries kept in the browser with a storage key for each, so that two tabs can't overwrite each
 * other's (R224): a tab writes only what it changed itself. What can't be stored stays in this
 * tab's memory. Nothing here throws. Create it once for each name.
 */
export function createEntryStore<Entry>(options: EntryStoreOptions<Entry>): EntryStore<Entry> {
  const { version, idOf, scope } = options;
  const isMine = (key: string) =>
    key === oldKeyOf(options) || key.startsWith(`${oldKeyOf(options)}.`);
  const texts = createKeptTexts({ isMine, isOwned: scope === 'own' });
  const reader = createReader(options, texts);

  const changeOf = (entry: Entry, at: number) =>
    [keyOf(options, idOf(entry)), textOf(version, ownerWritten(scope), at, entry)] as const;
  const isNobodys = () => scope !== undefined && reader.owner() === undefined;

  return {
    read: reader.read,
    get: (id) => reader.fresh(id)?.entry ?? undefined,
    placeOf: (id) => reader.fresh(id)?.at,
    put: (entry, place) => {
      if (isNobodys()) return;
      const now = reader.fresh(idOf(entry));
      texts.set(new Map([changeOf(entry, place ?? now?.at ?? reader.lastPlace())]));
    },
    remove: (id) => {
      const now = reader.fresh(id);
      if (now) texts.set(new Map([[now.key, reader.goneText(now)]]));
    },
    replaceAll: (entries) => {
      if (isNobodys()) return;
      reader.read();
      const first = reader.lastPlace();
      const gone = reader.allSlots().map((slot) => [slot.key, reader.goneText(slot)] as const);
      texts.set(
        new Map([...gone, ...entries.map((entry, index) => changeOf(entry, first + index))]),
      );
    },
    isKept: texts.isKept,
    subscribe: texts.subscribe,
  };
}

export const useEntries = <Entry>({ subscribe, read }: EntryStore<Entry>): readonly Entry[] =>
  useSyncExternalStore(subscribe, read);
