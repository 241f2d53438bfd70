/** Pseudo-random numbers that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const wild: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_991,
  '',
  ' ',
  '0',
  '-0.00',
  '1e999',
  'NaN',
  'null',
  'undefined',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59Z',
  '1970-01-01',
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: null },
  { __proto__x: 1, constructor: 'x' },
  'a'.repeat(10_000),
  '\u202Egnp.exe',
  '\u0000\u0007',
  '👩‍👩‍👧‍👦'.repeat(20),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=1+1',
  '../../etc/passwd',
];

/** The same response with every value null. */
export function nulled(body: unknown): Json {
  // The value comes from JSON.parse.
  const value = body as Json;
  if (Array.isArray(value)) return value.map(nulled);
  return value === null || typeof value !== 'object'
    ? null
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nulled(inner)]));
}

/** The same response without any value: what is left are its objects and arrays. */
export function emptied(body: unknown): Json {
  // The value comes from JSON.parse.
  const value = body as Json;
  if (Array.isArray(value)) return value.map(emptied);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).filter(([, inner]) => inner && typeof inner === 'object');
  return Object.fromEntries(parts.map(([key, inner]) => [key, emptied(inner)]));
}

/** Every place in a JSON value, as its path of keys. */
function placesOf(value: Json, at: string[] = [], found: string[][] = []): string[][] {
  if (found.length > 2000) return found;
  found.push(at);
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) placesOf(inner, [...at, key], found);
  return found;
}

/** Puts a value into a place. Undefined removes what is there: an array is then shorter. */
function change(value: Json, place: readonly string[], to: Json | undefined): Json {
  const [last] = place.slice(-1);
  if (last === undefined) return to ?? null;
  let at = value;
  for (const key of place.slice(0, -1)) {
    if (!at || typeof at !== 'object') return value;
    // Arrays and objects are both read by key. A change before may have removed it.
    at = (at as Record<string, Json>)[key] ?? null;
  }
  if (!at || typeof at !== 'object' || !Object.hasOwn(at, last)) return value;
  if (to === undefined && Array.isArray(at)) at.splice(Number(last), 1);
  else if (to === undefined) Reflect.deleteProperty(at, last);
  // A copy, because the next change may be inside of it.
  else (at as Record<string, Json>)[last] = structuredClone(to);
  return value;
}

/**
 * A response with one to four changes: removed, null, of another type, huge or hostile. A change is
 * of one place, or of one field in every row, each to another value. Most of the time the top level
 * stays an object or array.
 */
export function mutate(body: unknown, random: () => number): string {
  // The value comes from JSON.parse.
  let value = body as Json;
  const one = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)];
  const times = 1 + Math.floor(random() * 4);
  for (let turn = 0; turn < times; turn += 1) {
    const places = placesOf(value).filter((place) => place.length > 0 || random() < 0.1);
    const field = one(places.filter((place) => !/^\d+$/.test(place.at(-1) ?? '0')))?.at(-1);
    const rows = places.filter((place) => place.at(-1) === field);
    for (const place of random() < 0.7 ? rows : [one(places) ?? []]) {
      const to = random() < 0.25 ? undefined : one(wild);
      value = change(value, place, to);
    }
  }
  return JSON.stringify(value);
}
