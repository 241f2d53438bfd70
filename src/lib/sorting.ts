import { readDecimal } from './numbers';
import { trimText } from './text';

type Key = number | string | undefined;
export type SortKey = Key | readonly Key[];

/** Sorts 'Phase 2' before 'Phase 10'. */
let texts: Intl.Collator | undefined;

export function textKey(value: unknown): string | undefined {
  const text =
    typeof value === 'string' ? trimText(value) : Number.isFinite(value) ? String(value) : '';
  return text === '' ? undefined : text;
}

export function amountKey(value: unknown): number | undefined {
  const text = readDecimal(value);
  return text === undefined ? undefined : Number(text);
}

/** Amounts in different currencies can't be compared. */
export function moneyKey(value: unknown, currency: string): SortKey {
  const amount = amountKey(value);
  return amount === undefined ? undefined : [currency, amount];
}

export const writeSorted = ({
  by,
  isDescending,
}: {
  by: string | undefined;
  isDescending: boolean;
}): string | undefined => (by === undefined || !isDescending ? by : `-${by}`);

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

/** The sort is stable, and blank values are last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: ((row: Row) => SortKey) | undefined,
  isDescending: boolean,
): readonly Row[] {
  if (!keyOf) return rows;
  const sign = isDescending ? -1 : 1;
  const keyed: Keyed<Row>[] = [];
  const blank: Row[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) blank.push(row);
    else keyed.push({ row, keys: typeof key === 'object' ? key : [key] });
  }
  keyed.sort((one, other) => sign * compareKeys(one, other));
  return [...keyed.map(({ row }) => row), ...blank];
}
