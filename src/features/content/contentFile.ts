import { fileProblems } from '~/lib/fileProblems';
import { keepLongNumbers } from '~/lib/json';
import { isRecord } from '~/lib/records';
import {
  contentCategories,
  contentFault,
  contentFields,
  contentSizes,
  isSameText,
  itemKey,
  itemOf,
  itemsOfKind,
  kindNames,
  type ContentField,
  type ContentItem,
  type ContentItems,
  type ContentKind,
} from './model';

const format = 'admin-console-content';
const version = 1;

/** `items` is the limit for each kind (R187). */
export const contentFileLimits = { bytes: 1_000_000, items: 500, idCharacters: 100 } as const;

const lists = { faq: 'faqs', rule: 'rules' } as const satisfies Record<ContentKind, string>;

export function writeContentFile(items: ContentItems, exportedAt: string): string {
  const entries = (of: ContentKind) => itemsOfKind(items, of).map(({ kind: _, ...entry }) => entry);
  return `${JSON.stringify({ format, version, exported_at: exportedAt, faqs: entries('faq'), rules: entries('rule') }, null, 2)}\n`;
}

export interface FileProblem {
  where: string;
  what: string;
}

export type ContentFile =
  | { items: ContentItems; problems?: undefined }
  | { items?: undefined; problems: readonly FileProblem[] };

function readId(raw: unknown): string | undefined {
  const id = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : (raw ?? '');
  return typeof id === 'string' && id.length <= contentFileLimits.idCharacters ? id : undefined;
}

function fieldProblem(kind: ContentKind, field: ContentField, value: unknown): string | undefined {
  if (value === undefined || value === null) return 'is missing';
  if (typeof value !== 'string') return 'is not text';
  const fault = contentFault(kind, field, value);
  if (fault === 'empty') return 'is empty';
  if (fault === 'no category') return `is not one of ${contentCategories[kind].join(', ')}`;
  return fault && `has more than ${contentSizes[field]} characters`;
}

function entryProblems(
  kind: ContentKind,
  entry: Record<string, unknown>,
  place: string,
): FileProblem[] {
  const problems: FileProblem[] = [];
  if (readId(entry['id']) === undefined)
    problems.push({
      where: `${place}, id`,
      what: `is not text of at most ${contentFileLimits.idCharacters} characters`,
    });
  for (const field of contentFields[kind]) {
    const what = fieldProblem(kind, field, entry[field]);
    if (what !== undefined) problems.push({ where: `${place}, ${field}`, what });
  }
  return problems;
}

function readList(kind: ContentKind, raw: unknown) {
  const refuse = (what: string) => ({ items: [], problems: [{ where: lists[kind], what }] });
  if (raw === undefined) return { items: [], problems: [] };
  if (!Array.isArray(raw)) return refuse('is not a list');
  if (raw.length > contentFileLimits.items)
    return refuse(`has ${raw.length} entries; at most ${contentFileLimits.items} can be imported`);
  const read = { items: [] as ContentItem[], problems: [] as FileProblem[] };
  const placeOfId = new Map<string, string>();
  for (const [index, entry] of (raw as unknown[]).entries()) {
    const place = `${kindNames[kind]} ${index + 1}`;
    if (!isRecord(entry)) {
      read.problems.push({ where: place, what: 'is not an object' });
      continue;
    }
    read.problems.push(...entryProblems(kind, entry, place));
    const item = itemOf(kind, readId(entry['id']) ?? '', entry);
    if (!item) continue;
    read.items.push(item);
    const first = item.id === '' ? undefined : placeOfId.get(item.id);
    if (first === undefined) placeOfId.set(item.id, place);
    else read.problems.push({ where: `${place}, id`, what: `is the same as for ${first}` });
  }
  return read;
}

export const unusableFile = (what: string): ContentFile => ({ problems: [{ where: '', what }] });

/** An entry without an id is new and gets ''. Never throws. */
export function readContentFile(file: string): ContentFile {
  const text = file.replace(/^\uFEFF/, '');
  let json: unknown;
  try {
    json = JSON.parse(keepLongNumbers(text));
  } catch {
    const { line, column } = jsonErrorPlace(text) ?? { line: 1, column: 1 };
    return unusableFile(
      `This is not a JSON file: there is an error in line ${line}, column ${column}.`,
    );
  }
  if (!isRecord(json) || json['format'] !== format)
    return unusableFile('This is not a content export.');
  if (json['version'] !== version) return unusableFile(fileProblems.otherVersion(version));
  if (json['faqs'] === undefined && json['rules'] === undefined)
    return unusableFile('This file has no FAQs or rules.');
  const [faqs, rules] = [readList('faq', json['faqs']), readList('rule', json['rules'])];
  const problems = [...faqs.problems, ...rules.problems];
  return problems.length > 0 ? { problems } : { items: [...faqs.items, ...rules.items] };
}

export function contentFileSizeProblem(bytes: number): string | undefined {
  if (bytes === 0) return 'This file is empty.';
  return bytes > contentFileLimits.bytes ? fileProblems.tooLarge : undefined;
}

export type ImportMode = 'add' | 'replace';

export interface ImportCounts {
  added: number;
  updated: number;
  skipped: number;
  removed: number;
}

export interface ImportPlan {
  items: ContentItems;
  counts: ImportCounts;
}

/**
 * An entry updates the current item with its id, or otherwise one with the same texts. Others are
 * added at the end, with an id from `newId` if they have none.
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

const space = /[ \t\n\r]*/y;
// A string may contain any character except quotes, backslashes and control characters.
const string = String.raw`"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"`;
const value = String.raw`[{[]|${string}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;

const wanted = {
  value: new RegExp(value, 'y'),
  /** Follows an opening bracket, which may be closed again immediately. */
  first: new RegExp(`\\]|${value}`, 'y'),
  key: new RegExp(string, 'y'),
  firstKey: new RegExp(`\\}|${string}`, 'y'),
  colon: /:/y,
  restOfObject: /[,}]/y,
  restOfList: /[,\]]/y,
  nothing: /(?!)/y,
};
type Want = keyof typeof wanted;

function wantAfter(want: Want, found: string, open: string[]): Want {
  if (found === '{' || found === '[') {
    open.push(found);
    return found === '{' ? 'firstKey' : 'first';
  }
  if (found === ':') return 'value';
  if (found === ',') return open.at(-1) === '{' ? 'key' : 'value';
  if (found === '}' || found === ']') open.pop();
  else if (want === 'key' || want === 'firstKey') return 'colon';
  if (open.length === 0) return 'nothing';
  return open.at(-1) === '{' ? 'restOfObject' : 'restOfList';
}

/**
 * The place of the first syntax error, counted from 1; undefined for valid JSON. Not every
 * browser's error message names it.
 */
export function jsonErrorPlace(text: string): { line: number; column: number } | undefined {
  const open: string[] = [];
  let want: Want = 'value';
  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  for (;;) {
    read(space);
    if (at === text.length && want === 'nothing') return undefined;
    const found = read(wanted[want]);
    if (found === undefined) {
      const lines = text.slice(0, at).split('\n');
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    }
    want = wantAfter(want, found, open);
  }
}
