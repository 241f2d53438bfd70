import { useEffect, useMemo, useState } from 'react';
import type { Page } from '~/api/types';
import type { Freshness } from '~/lib/load';
import type { Reading } from '~/api/reading/reading';
import type { ReadNote } from '~/api/reading/prefetch';

type KeyOf<Row> = (row: Row) => string | undefined;

function inPlace<Row>(shown: readonly Row[], latest: readonly Row[], keyOf: KeyOf<Row>): Row[] {
  const byKey = new Map(latest.map((row) => [keyOf(row), row]));
  return shown.map((row) => byKey.get(keyOf(row)) ?? row);
}

function countNew<Row>(shown: readonly Row[], latest: readonly Row[], keyOf: KeyOf<Row>): number {
  const known = new Set(shown.map(keyOf));
  return latest.filter((row) => !known.has(keyOf(row))).length;
}

interface SteadyOptions<Row> {
  /** Given if the filters act on the loaded rows: a new row that they hide isn't announced. */
  find?: ((rows: readonly Row[]) => readonly Row[]) | undefined;
  wanted?: string | undefined;
}

const hasRow = <Row>(rows: readonly Row[], wanted: string, keyOf: KeyOf<Row>): boolean =>
  rows.some((row) => keyOf(row) === wanted);

interface Steady {
  queryKey: string;
  note: ReadNote | undefined;
  rows: readonly unknown[];
  /**
   * How many rows are on no page any more because they were changed here, such as decided payouts.
   */
  gone: number;
  isHeld: boolean;
}

/**
 * Rows that an automatic refresh brought wait until the admin shows them. A row that was changed
 * here stays, even if it is on no page any more (R478).
 */
export function useSteadyRows<Data extends Page<unknown>>(
  { data, note }: Pick<Reading<Data>, 'data' | 'note'>,
  queryKey: string,
  keyOf: KeyOf<never>,
  { find = (rows) => rows, wanted }: SteadyOptions<Data['results'][number]> = {},
): { data: Data | undefined; fresh: Freshness } {
  const key = keyOf as KeyOf<unknown>;
  const latest = data?.results ?? [];
  const newAmong = (shown: readonly unknown[]) => countNew(shown, find(latest), key);
  const [kept, setKept] = useState<Steady>({
    queryKey,
    note,
    rows: latest,
    gone: 0,
    isHeld: false,
  });
  // The rows as they were last shown, with the changes since they were read.
  const [seen] = useState(() => ({ rows: latest }));
  let now = kept;
  // A reading keeps its note object, while the data may change.
  if (kept.queryKey !== queryKey || kept.note !== note) {
    const isAutoRefresh = kept.queryKey === queryKey && note?.isAutoRefresh === true;
    const [asRead, still] = [new Set(kept.rows), new Set(latest.map(key))];
    const gone = seen.rows.filter((row) => !asRead.has(row) && !still.has(key(row))).length;
    const isHeld = isAutoRefresh && (kept.isHeld || newAmong(kept.rows) > 0 || gone > 0);
    now = isHeld
      ? { queryKey, note, rows: inPlace(seen.rows, latest, key), gone: kept.gone + gone, isHeld }
      : { queryKey, note, rows: latest, gone: 0, isHeld };
    setKept(now);
  }
  if (
    now.isHeld &&
    wanted !== undefined &&
    hasRow(latest, wanted, key) &&
    !hasRow(now.rows, wanted, key)
  ) {
    now = { ...now, rows: latest, gone: 0, isHeld: false };
    setKept(now);
  }
  const { isHeld, rows } = now;
  const shown = useMemo(
    () => (isHeld && data ? { ...data, results: inPlace(rows, data.results, key) } : data),
    // oxlint-disable-next-line react/exhaustive-deps -- a list's keys don't change, and the function is made anew with each rendering
    [isHeld, rows, data],
  );
  useEffect(() => {
    seen.rows = shown?.results ?? [];
  });
  return {
    data: shown,
    fresh: {
      readAt: data === undefined || !note ? undefined : new Date(note.at).toISOString(),
      // A row that moved up to replace one that is gone is not new.
      newCount: isHeld ? Math.max(0, newAmong(rows) - now.gone) : 0,
      onShowNew: () => setKept({ ...now, rows: latest, gone: 0, isHeld: false }),
    },
  };
}
