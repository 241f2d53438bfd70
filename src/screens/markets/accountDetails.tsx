import type { TradingAccount } from '../../api/types';
import type { Detail } from '../../components/layout/DetailList';
import { formatMoney } from '../../domain/values/money';
import { accountFigures } from '../../domain/markets/figures';
import { GainText } from './GainText';
import { loadedPositions, type PositionsLoad } from './positionsLoad';

/** Balance, equity and P&L of an account, as far as known. Undefined while they load. */
export function accountDetails(load: PositionsLoad, account?: TradingAccount): Detail[] {
  const { balance, equity, profit } = accountFigures(loadedPositions(load)?.totals, account);
  const isAwaited = load.status === 'loading' && !account;
  return [
    { label: 'Balance', value: isAwaited ? undefined : formatMoney(balance), placeholder: 84 },
    { label: 'Equity', value: isAwaited ? undefined : formatMoney(equity), placeholder: 84 },
    { label: 'P&L', value: isAwaited ? undefined : <GainText value={profit} />, placeholder: 72 },
  ];
}
