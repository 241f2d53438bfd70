import { useMemo, useState } from 'react';
import type { Page } from '../api/http/page';
import type { Freshness } from '../lib/load';
import type { Reading } from '../api/reading/reading';
import type { ReadNote } from '../api/reading/prefetch';

type KeyOf<Row> = (row: Row) => string | undefined;

/**
 * In their places, each as it was read last; one that is on another page by now stays as it was.
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
   * The filters, if they act on the rows that are here: a new row that they hide isn't
   * announced.
   */
  find?: ((rows: readonly Row[]) => readonly Row[]) | undefined;
  /** This row is shown in any case. */
  wanted?: string | undefined;
}

const hasRow = <Row>(rows: readonly Row[], wanted: string, keyOf: KeyOf<Row>): boolean =>
  rows.some((row) => keyOf(row) === wanted);

interface Steady {
  of: string;
  note: ReadNote | undefined;
  /** As they were seen last. The list around them may be made anew with each rendering. */
  latest: readonly unknown[];
  rows: readonly unknown[];
  /** Rows that were changed here since they were read, as a decided payout. */
  changed: readonly (string | undefined)[];
  isHeld: boolean;
}

/**
 * Rows that don't move under the pointer: new rows of a reading that nobody asked for wait until
 * the admin shows them, and a row that was changed here stays though it is on no page any more
 * (R478); what else is read is shown at once. `of`: which rows are asked for.
 */
export function useSteadyRows<Data extends Page<unknown>>(
  { data, note }: Pick<Reading<Data>, 'data' | 'note'>,
  of: string,
  keyOf: KeyOf<never>,
  { find = (rows) => rows, wanted }: SteadyOptions<Data['results'][number]> = {},
): { data: Data | undefined; fresh: Freshness } {
  const key = keyOf as KeyOf<unknown>;
  const latest = data?.results ?? [];
  const newAmong = (shown: readonly unknown[]) => countNew(shown, find(latest), key);
  const goneOf = ({ changed }: Steady) =>
    changed.filter((one) => latest.every((row) => key(row) !== one)).length;
  const [kept, setKept] = useState<Steady>({
    of,
    note,
    latest,
    rows: latest,
    changed: [],
    isHeld: false,
  });
  let now = kept;
  // Once for each reading: its note stays the same object, the data may not.
  if (kept.of !== of || kept.note !== note) {
    const isUnasked = kept.of === of && kept.note !== undefined && note?.isUnasked === true;
    const isHeld = isUnasked && (kept.isHeld || newAmong(kept.rows) > 0 || goneOf(kept) > 0);
    const rows = isHeld ? kept.rows : latest;
    now = { of, note, latest, rows, changed: isHeld ? kept.changed : [], isHeld };
    setKept(now);
  } else if (latest.some((row, index) => row !== kept.latest[index])) {
    const before = new Set(kept.latest);
    const changed = latest.filter((row) => !before.has(row)).map(key);
    const rows = kept.isHeld ? inPlace(kept.rows, latest, key) : latest;
    now = { ...kept, latest, rows, changed: [...kept.changed, ...changed] };
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
      // A row of the next page that came up for one that is gone is not new.
      newCount: isHeld ? Math.max(0, newAmong(rows) - goneOf(now)) : 0,
      onShowNew: () => setKept({ ...now, rows: latest, isHeld: false }),
    },
  };
}
