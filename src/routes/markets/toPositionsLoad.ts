import type { PositionList } from '../../api/markets';
import type { PositionsLoad } from '../../screens/markets/positionsLoad';
import { toLoad, type Read } from '../telling/toLoad';

/** The state that a screen shows of an account's positions. A 404 says that there is no such account (R155), whatever was there before. */
export const toPositionsLoad = (positions: Read<PositionList>): PositionsLoad =>
  positions.error?.status === 404 ? { status: 'missing', onRetry: positions.retry } : toLoad(positions);
