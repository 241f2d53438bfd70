import type { Mt5UserList, PositionList, TradingAccountList } from '~/features/trading/model';
import type { AccountPositions, Mt5UserPage, TradingAccountPage } from '~/api/types';

/** An answer as the list reader gives it to the screens. */
export const accountList = ({ result, ...totals }: TradingAccountPage): TradingAccountList => ({
  ...result,
  totals,
});

export const positionList = ({ result, ...totals }: AccountPositions): PositionList => ({
  count: result.length,
  results: result,
  totals,
});

export const userList = ({ result, ...totals }: Mt5UserPage): Mt5UserList => ({
  ...result,
  totals,
});
