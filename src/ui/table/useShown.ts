import { useEffect, useEffectEvent } from 'react';
import type { Sorting } from '../../lib/load';

/** Tells a list the rows in the order in which they are shown. */
export function useShown(rows: readonly unknown[] | undefined, sorting: Sorting | undefined): void {
  const tell = useEffectEvent(() => rows && sorting?.onShown?.(rows));
  useEffect(() => {
    tell();
  }, [rows]);
}
