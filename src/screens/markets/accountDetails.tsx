import type { TradingAccount } from '../../api/types';
import type { Detail } from '../../components/layout/DetailList';
import { formatMoney } from '../../domain/money';
import { accountFigures } from '../../domain/mt5Figures';
import { GainText } from './GainText';
import { loadedPositions, type PositionsLoad } from './positionsLoad';

/** Balance, equity and P&L of an account, as far as they are known; undefined while they are awaited. */
export function accountDetails(load: PositionsLoad, account?: TradingAccount): Detail[] {
  const { balance, equity, profit } = accountFigures(loadedPositions(load)?.totals, account);
  const isAwaited = load.status === 'loading' && !account;
  return [
    { label: 'Balance', value: isAwaited ? undefined : formatMoney(balance), placeholder: 84 },
    { label: 'Equity', value: isAwaited ? undefined : formatMoney(equity), placeholder: 84 },
    { label: 'P&L', value: isAwaited ? undefined : <GainText value={profit} />, placeholder: 72 },
  ];
}
