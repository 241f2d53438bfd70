import type { PositionList } from '../api';
import type { Load } from '../../../lib/load';

/** An account's positions. 'missing' if there is no such account (R155). */
export type PositionsLoad = Load<PositionList> | { status: 'missing'; onRetry: () => void };

/** The positions if they are loaded. */
export const loadedPositions = (load: PositionsLoad): PositionList | undefined => (load.status === 'ready' ? load.data : undefined);
