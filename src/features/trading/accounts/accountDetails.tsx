import type { TradingAccount } from '../../../api/types';
import type { Detail } from '../../../ui/layout/DetailList';
import { formatMoney, sharedPlaces, type Places } from '../../../lib/money';
import { accountFigures } from '../figures';
import { GainText } from '../GainText';
import { loadedPositions, type PositionsLoad } from '../positions/PositionsScreen';

const figuresOf = (load: PositionsLoad, account?: TradingAccount) =>
  accountFigures(loadedPositions(load)?.totals, account);

/** How many decimals the amounts of an account share, so that '$0.00' doesn't stand beside '$0'. */
export const accountPlaces = (load: PositionsLoad, account?: TradingAccount): Places =>
  sharedPlaces(Object.values(figuresOf(load, account)).map((value) => ({ value })));

/** Balance, equity and P&L of an account, as far as known. Undefined while they load. */
export function accountDetails(load: PositionsLoad, account?: TradingAccount): Detail[] {
  const { balance, equity, profit } = figuresOf(load, account);
  const places = accountPlaces(load, account);
  const isAwaited = load.status === 'loading' && !account;
  return [
    {
      label: 'Balance',
      value: isAwaited ? undefined : formatMoney(balance, undefined, places),
      placeholder: 84,
    },
    {
      label: 'Equity',
      value: isAwaited ? undefined : formatMoney(equity, undefined, places),
      placeholder: 84,
    },
    {
      label: 'P&L',
      value: isAwaited ? undefined : <GainText value={profit} places={places} />,
      placeholder: 72,
    },
  ];
}
