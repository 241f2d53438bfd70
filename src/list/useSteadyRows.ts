import { useMemo, useState } from 'react';
import type { Page } from '../api/http/page';
import type { Freshness } from '../lib/load';
import type { ReadNote } from '../api/reading/prefetch';
import type { Reading } from '../api/reading/reading';

type KeyOf<Row> = (row: Row) => string | undefined;

/**
 * The rows that are shown, in their order, each as it was read last. One that is on another page by
 * now stays as it was.
 */
function inPlace<Row>(shown: readonly Row[], latest: readonly Row[], keyOf: KeyOf<Row>): Row[] {
  const byKey = new Map(latest.map((row) => [keyOf(row), row]));
  return shown.map((row) => byKey.get(keyOf(row)) ?? row);
}

function countNew<Row>(shown: readonly Row[], latest: readonly Row[], keyOf: KeyOf<Row>): number {
  const known = new Set(shown.map(keyOf));
  return latest.filter((row) => !known.has(keyOf(row))).length;
}

interface SteadyOptions<Row> {
  /**
   * The rows that the filters let through, if they act on the rows that are here: a new row that
   * they hide waits for nothing.
   */
  find?: ((rows: readonly Row[]) => readonly Row[]) | undefined;
  /** The key of a row that is shown in any case. */
  wanted?: string | undefined;
}

const hasRow = <Row>(rows: readonly Row[], wanted: string, keyOf: KeyOf<Row>): boolean =>
  rows.some((row) => keyOf(row) === wanted);

interface Steady {
  /** Which rows were asked for. */
  of: string;
  /** Of the reading that they came with. */
  note: ReadNote | undefined;
  rows: readonly unknown[];
  /** They keep their places, whatever was read since. */
  isHeld: boolean;
}

/**
 * Rows that don't move under the pointer: if a reading that nobody asked for brings new rows, those
 * that are shown keep their places until the admin asks for the new ones. What else is read is
 * shown at once. `of`: which rows are asked for.
 */
export function useSteadyRows<Data extends Page<unknown>>(
  { data, note }: Pick<Reading<Data>, 'data' | 'note'>,
  of: string,
  keyOf: KeyOf<never>,
  { find = (rows) => rows, wanted }: SteadyOptions<Data['results'][number]> = {},
): { data: Data | undefined; fresh: Freshness } {
  // Given rows of this list only.
  const key = keyOf as KeyOf<unknown>;
  const latest = data?.results ?? [];
  const newAmong = (shown: readonly unknown[]) => countNew(shown, find(latest), key);
  const [kept, setKept] = useState<Steady>({ of, note, rows: latest, isHeld: false });
  let now = kept;
  // Once for each reading. Its note is the same object until the next one, but the data may be made
  // anew with each rendering.
  if (kept.of !== of || kept.note !== note) {
    const isUnasked = kept.of === of && kept.note !== undefined && note?.isUnasked === true;
    const isHeld = isUnasked && (kept.isHeld || newAmong(kept.rows) > 0);
    now = { of, note, rows: isHeld ? kept.rows : latest, isHeld };
    setKept(now);
  }
  if (
    now.isHeld &&
    wanted !== undefined &&
    hasRow(latest, wanted, key) &&
    !hasRow(now.rows, wanted, key)
  ) {
    now = { ...now, rows: latest, isHeld: false };
    setKept(now);
  }
  const { isHeld, rows } = now;
  const shown = useMemo(
    () => (isHeld && data ? { ...data, results: inPlace(rows, data.results, key) } : data),
    // oxlint-disable-next-line react/exhaustive-deps -- a list's keys don't change, and the function is made anew with each rendering
    [isHeld, rows, data],
  );
  return {
    data: shown,
    fresh: {
      readAt: data === undefined || !note ? undefined : new Date(note.at).toISOString(),
      newCount: isHeld ? newAmong(rows) : 0,
      onShowNew: () => setKept({ ...now, rows: latest, isHeld: false }),
    },
  };
}
