import { readDecimal } from './numbers';
import { finish, rowsAStep, type Steps } from './steps';

/** A number or a text. Undefined if the value is blank. */
type Key = number | string | undefined;
/** What a row is sorted by: one key, or several, of which the first that differs decides. */
export type SortKey = Key | readonly Key[];

/** Texts are sorted as people expect: in any case, accents beside their letters, and 'Phase 2' before 'Phase 10'. */
let texts: Intl.Collator | undefined;

/** A text, or a number that is a name, as a login is. Blank if it is empty. */
export function textKey(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : '';
  return text === '' ? undefined : text;
}

/** A number or decimal text (R5). Blank if it isn't one. */
export function amountKey(value: unknown): number | undefined {
  const text = readDecimal(value);
  return text === undefined ? undefined : Number(text);
}

/** An amount in one of several currencies: sorted by the currency first, because amounts of two can't be compared. */
export function moneyKey(value: unknown, currency: string): SortKey {
  const amount = amountKey(value);
  return amount === undefined ? undefined : [currency, amount];
}

/** What rows are sorted by, as addresses have it: 'email', or '-email' the other way round. Undefined if they aren't sorted. */
export const writeSorted = ({ by, isDescending }: { by: string | undefined; isDescending: boolean }): string | undefined =>
  by === undefined || !isDescending ? by : `-${by}`;

function compare(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  texts ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return texts.compare(String(one), String(other));
}

interface Keyed<Row> {
  row: Row;
  keys: readonly Key[];
}

function compareKeys({ keys: one }: Keyed<unknown>, { keys: other }: Keyed<unknown>): number {
  for (let index = 0; index < one.length; index += 1) {
    const order = compare(one[index], other[index]);
    if (order !== 0) return order;
  }
  return 0;
}

type Runs<Row> = readonly (readonly Keyed<Row>[])[];

/** Merges two sorted runs. Of two that are the same, the one of the first run comes first. */
function* mergeSteps<Row>([first = [], second = []]: Runs<Row>, sign: number): Steps<Keyed<Row>[]> {
  const merged: Keyed<Row>[] = [];
  let left = 0;
  let right = 0;
  while (left < first.length || right < second.length) {
    const [one, other] = [first[left], second[right]];
    const isFirst = one !== undefined && (other === undefined || sign * compareKeys(one, other) <= 0);
    const next = isFirst ? one : other;
    if (isFirst) left += 1;
    else right += 1;
    if (next) merged.push(next);
    if (merged.length % rowsAStep === 0) yield;
  }
  return merged;
}

/** As `sortRows`, step by step. */
export function* sortSteps<Row>(
  rows: readonly Row[],
  keyOf: ((row: Row) => SortKey) | undefined,
  isDescending: boolean,
): Steps<readonly Row[]> {
  if (!keyOf) return rows;
  const sign = isDescending ? -1 : 1;
  const blank: Row[] = [];
  let runs: Keyed<Row>[][] = [];
  for (let from = 0; from < rows.length; from += rowsAStep) {
    const run: Keyed<Row>[] = [];
    for (const row of rows.slice(from, from + rowsAStep)) {
      const key = keyOf(row);
      if (key === undefined) blank.push(row);
      else run.push({ row, keys: typeof key === 'object' ? key : [key] });
    }
    runs.push(run.sort((a, b) => sign * compareKeys(a, b)));
    yield;
  }
  while (runs.length > 1) {
    const longer: Keyed<Row>[][] = [];
    for (let place = 0; place < runs.length; place += 2) longer.push(yield* mergeSteps(runs.slice(place, place + 2), sign));
    runs = longer;
  }
  return [...(runs[0] ?? []).map(({ row }) => row), ...blank];
}

/**
 * Returns the rows sorted by a key; without one, as they come. Rows with the same key keep their order; blank ones are last in either
 * direction.
 */
export const sortRows = <Row>(rows: readonly Row[], keyOf: ((row: Row) => SortKey) | undefined, isDescending: boolean): readonly Row[] =>
  finish(sortSteps(rows, keyOf, isDescending));
