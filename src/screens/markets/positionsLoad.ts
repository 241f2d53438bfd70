import type { PositionList } from '../../api/mt5';
import type { Load } from '../../domain/load';

/** An account's positions; 'missing' when there is no such account (R155). */
export type PositionsLoad = Load<PositionList> | { status: 'missing'; onRetry: () => void };

/** The positions where there are some. */
export const loadedPositions = (load: PositionsLoad): PositionList | undefined => (load.status === 'ready' ? load.data : undefined);
