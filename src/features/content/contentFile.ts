import {
  isSameText,
  itemKey,
  type ContentItem,
  type ContentItems,
  contentCategories,
  contentFields,
  contentSizes,
  itemOf,
  type ContentField,
  type ContentKind,
  itemsOfKind,
} from './model';
import { keepLongNumbers } from '../../lib/json';
import { isRecord } from '../../lib/records';
import { isBlank, textLength } from '../../lib/text';

/** 'add' keeps the current items; 'replace' removes the items that aren't in the file. */
export type ImportMode = 'add' | 'replace';

export interface ImportCounts {
  added: number;
  updated: number;
  /** The item in the file is the same as the current one. */
  skipped: number;
  removed: number;
}

export interface ImportPlan {
  items: ContentItems;
  counts: ImportCounts;
}

/**
 * Plans an import. An entry updates the current item that has its id. If there is none, it is
 * matched with a current item that has the same texts. Entries without a match are added at the
 * end; they get an id from `newId` if they have none.
 */
export function planImport(
  current: ContentItems,
  imported: ContentItems,
  mode: ImportMode,
  newId: () => string,
): ImportPlan {
  const counts: ImportCounts = { added: 0, updated: 0, skipped: 0, removed: 0 };
  const byKey = new Map(current.map((item) => [itemKey(item), item]));
  const claimed = new Set(imported.filter(({ id }) => id !== '').map(itemKey));
  const twinOf = (entry: ContentItem) =>
    current.find((item) => isSameText(item, entry) && !claimed.has(itemKey(item)));
  let kept = 0;
  const outcome = imported.map((entry): ContentItem => {
    const known = (entry.id === '' ? undefined : byKey.get(itemKey(entry))) ?? twinOf(entry);
    if (!known) {
      counts.added += 1;
      return entry.id === '' ? { ...entry, id: newId() } : entry;
    }
    kept += 1;
    claimed.add(itemKey(known));
    if (isSameText(known, entry)) counts.skipped += 1;
    else counts.updated += 1;
    return { ...entry, id: mode === 'replace' && entry.id !== '' ? entry.id : known.id };
  });
  if (mode === 'replace')
    return { items: outcome, counts: { ...counts, removed: current.length - kept } };
  const fresh = new Map(outcome.map((item) => [itemKey(item), item]));
  return {
    items: [
      ...current.map((item) => fresh.get(itemKey(item)) ?? item),
      ...outcome.filter((item) => !byKey.has(itemKey(item))),
    ],
    counts,
  };
}

/** The position of a JSON syntax error; line and column count from 1. */
interface JsonPlace {
  line: number;
  column: number;
}

/**
 * What may come next. After an opening bracket ('first', 'firstKey') it may also be closed
 * immediately.
 */
type Want = 'value' | 'first' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end';

const space = /[ \t\n\r]*/y;
// A string may contain any character except quotes, backslashes and control characters.
const string = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const token = new RegExp(`[{}[\\],:]|${string.source}|${number.source}|true|false|null`, 'y');

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const closes: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Returns what may come after the token `found`, or undefined if the token isn't allowed here.
 * Updates `open`, the list of open brackets.
 */
function wantAfter(want: Want, found: string, open: string[]): Want | undefined {
  const done = (): Want => (open.length > 0 ? 'comma' : 'end');
  const isInObject = open.at(-1) === '{';
  if (found === '}' || found === ']') {
    const mayClose = want === 'comma' || want === (isInObject ? 'firstKey' : 'first');
    return mayClose && closes[open.pop() ?? ''] === found ? done() : undefined;
  }
  if (want === 'comma') return found === ',' ? (isInObject ? 'key' : 'value') : undefined;
  if (want === 'colon') return found === ':' ? 'value' : undefined;
  if (want === 'key' || want === 'firstKey') return found.startsWith('"') ? 'colon' : undefined;
  if (want === 'end' || found === ',' || found === ':') return undefined;
  if (found !== '{' && found !== '[') return done();
  open.push(found);
  return found === '{' ? 'firstKey' : 'first';
}

function placeOf(text: string, at: number): JsonPlace {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Returns the position of the first JSON syntax error, which may be the end of the text, or
 * undefined if it is valid JSON. Needed because not every browser's error message has the position.
 */
export function jsonErrorPlace(text: string): JsonPlace | undefined {
  const open: string[] = [];
  let want: Want = 'value';
  let at = 0;
  for (;;) {
    at += matchAt(space, text, at)?.length ?? 0;
    if (at === text.length) return want === 'end' ? undefined : placeOf(text, at);
    const found: string | undefined = matchAt(token, text, at);
    const next: Want | undefined = found === undefined ? undefined : wantAfter(want, found, open);
    if (found === undefined || next === undefined) return placeOf(text, at);
    want = next;
    at += found.length;
  }
}

const format = 'admin-console-content';
const version = 1;

/**
 * The maximum size of a file in bytes, and the maximum number of items of each kind in it (R187).
 */
export const contentFileLimits = { bytes: 1_000_000, items: 500, idCharacters: 100 } as const;

const lists = { faq: 'faqs', rule: 'rules' } as const satisfies Record<ContentKind, string>;
const names = { faq: 'FAQ', rule: 'Rule' } as const satisfies Record<ContentKind, string>;
const kinds = ['faq', 'rule'] as const;

export interface FileProblem {
  /** The place in the file, as shown to the admin: 'FAQ 3, category'. '' for the whole file. */
  where: string;
  what: string;
}

export type ContentFile =
  | { items: ContentItems; problems?: undefined }
  | { items?: undefined; problems: readonly FileProblem[] };

/** An item as an entry of the file. */
function entryOf(item: ContentItem): Record<string, string> {
  const { kind, ...entry } = item;
  return entry;
}

/**
 * Returns the export file of all items. `exportedAt` is an ISO time, as information for readers;
 * the import ignores it.
 */
export function writeContentFile(items: ContentItems, exportedAt: string): string {
  const entries = (kind: ContentKind) => itemsOfKind(items, kind).map(entryOf);
  return `${JSON.stringify({ format, version, exported_at: exportedAt, faqs: entries('faq'), rules: entries('rule') }, null, 2)}\n`;
}

const whole = (what: string): ContentFile => ({ problems: [{ where: '', what }] });

function fieldProblem(kind: ContentKind, field: ContentField, value: unknown): string | undefined {
  if (value === undefined || value === null) return 'is missing';
  if (typeof value !== 'string') return 'is not a text';
  if (isBlank(value)) return 'is empty';
  if (field === 'category') {
    const categories: readonly string[] = contentCategories[kind];
    return categories.includes(value.trim()) ? undefined : `is not one of ${categories.join(', ')}`;
  }
  return textLength(value) > contentSizes[field]
    ? `has more than ${contentSizes[field]} characters`
    : undefined;
}

/** Reads an entry's id: a text or a number, '' if missing. Undefined if invalid. */
function readId(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return '';
  const id = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : raw;
  return typeof id === 'string' && id.length <= contentFileLimits.idCharacters ? id : undefined;
}

interface Reading {
  items: ContentItem[];
  problems: FileProblem[];
}

function readEntry(
  kind: ContentKind,
  entry: unknown,
  place: string,
  { items, problems }: Reading,
): void {
  if (!isRecord(entry)) {
    problems.push({ where: place, what: 'is not an object' });
    return;
  }
  const id = readId(entry['id']);
  if (id === undefined)
    problems.push({
      where: `${place}, id`,
      what: `is not a text of at most ${contentFileLimits.idCharacters} characters`,
    });
  for (const field of contentFields[kind]) {
    const what = fieldProblem(kind, field, entry[field]);
    if (what !== undefined) problems.push({ where: `${place}, ${field}`, what });
  }
  const item = itemOf(kind, id ?? '', entry);
  if (item) items.push(item);
}

function readList(kind: ContentKind, raw: unknown, reading: Reading): void {
  if (raw === undefined) return;
  if (!Array.isArray(raw)) {
    reading.problems.push({ where: lists[kind], what: 'is not a list' });
    return;
  }
  if (raw.length > contentFileLimits.items) {
    reading.problems.push({
      where: lists[kind],
      what: `has ${raw.length} entries; at most ${contentFileLimits.items} can be imported`,
    });
    return;
  }
  const places = new Map<string, string>();
  for (const [index, entry] of (raw as unknown[]).entries()) {
    const place = `${names[kind]} ${index + 1}`;
    const before = reading.items.length;
    readEntry(kind, entry, place, reading);
    const item = reading.items[before];
    if (!item || item.id === '') continue;
    const first = places.get(itemKey(item));
    if (first === undefined) places.set(itemKey(item), place);
    else reading.problems.push({ where: `${place}, id`, what: `is also that of ${first}` });
  }
}

function readJson(text: string): { json: unknown } | { problem: ContentFile } {
  try {
    return { json: JSON.parse(keepLongNumbers(text)) };
  } catch {
    const { line, column } = jsonErrorPlace(text) ?? { line: 1, column: 1 };
    return {
      problem: whole(
        `This is not a JSON file: there is an error in line ${line}, column ${column}.`,
      ),
    };
  }
}

/**
 * Reads an exported file, or a file written by hand in the same format. An entry without an id is a
 * new item, with the id ''. If anything in the file is wrong, returns all problems and no items.
 * Never throws.
 */
export function readContentFile(text: string): ContentFile {
  const read = readJson(text.replace(/^\uFEFF/, ''));
  if ('problem' in read) return read.problem;
  const { json } = read;
  if (!isRecord(json) || json['format'] !== format)
    return whole('This is no export of the content management.');
  if (json['version'] !== version)
    return whole(`This file’s version can’t be read here: only version ${version} can.`);
  if (json['faqs'] === undefined && json['rules'] === undefined)
    return whole('There are neither FAQs nor rules in this file.');
  const reading: Reading = { items: [], problems: [] };
  for (const kind of kinds) readList(kind, json[lists[kind]], reading);
  return reading.problems.length > 0 ? { problems: reading.problems } : { items: reading.items };
}

/** Checks a file's size in bytes before it is read. Returns undefined if it may be read. */
export function contentFileSizeProblem(bytes: number): FileProblem | undefined {
  if (bytes === 0) return { where: '', what: 'This file is empty.' };
  return bytes > contentFileLimits.bytes
    ? { where: '', what: 'This file is larger than 1 MB, the most that can be imported.' }
    : undefined;
}
