import type { PositionList } from '../api';
import type { PositionsLoad } from './PositionsScreen';
import { toLoad, type Read } from '../../../api/reading/reading';

/**
 * The state of an account's positions. After a 404 it is 'missing' (R155), even if positions were
 * loaded before.
 */
export const toPositionsLoad = (positions: Read<PositionList>): PositionsLoad =>
  positions.error?.status === 404
    ? { status: 'missing', onRetry: positions.retry }
    : toLoad(positions);
