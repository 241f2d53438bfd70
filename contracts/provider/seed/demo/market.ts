import { cents, type Draw } from './draw';

interface Symbol {
  name: string;
  price: number;
  digits: number;
  /** Units of the base in one lot. */
  contract: number;
  /** Dollars for one unit of the currency that the profit is counted in. */
  quote: number;
  /** The largest volume on an account of $100,000. */
  lots: number;
  weight: number;
}

/** What the market says now. Prices fit each other: GBPJPY is GBPUSD × USDJPY. */
const symbols: Symbol[] = [
  { name: 'EURUSD', price: 1.08462, digits: 5, contract: 100_000, quote: 1, lots: 3, weight: 6 },
  { name: 'GBPUSD', price: 1.27135, digits: 5, contract: 100_000, quote: 1, lots: 3, weight: 4 },
  {
    name: 'USDJPY',
    price: 151.284,
    digits: 3,
    contract: 100_000,
    quote: 1 / 151.284,
    lots: 3,
    weight: 4,
  },
  {
    name: 'GBPJPY',
    price: 192.335,
    digits: 3,
    contract: 100_000,
    quote: 1 / 151.284,
    lots: 2,
    weight: 3,
  },
  { name: 'AUDUSD', price: 0.65874, digits: 5, contract: 100_000, quote: 1, lots: 3, weight: 2 },
  {
    name: 'USDCAD',
    price: 1.36021,
    digits: 5,
    contract: 100_000,
    quote: 1 / 1.36021,
    lots: 3,
    weight: 2,
  },
  { name: 'XAUUSD', price: 2412.35, digits: 2, contract: 100, quote: 1, lots: 1.5, weight: 6 },
  { name: 'US30', price: 39_184.5, digits: 1, contract: 1, quote: 1, lots: 8, weight: 4 },
  { name: 'NAS100', price: 18_236.4, digits: 1, contract: 1, quote: 1, lots: 12, weight: 4 },
  { name: 'GER40', price: 18_402.7, digits: 1, contract: 1, quote: 1.08462, lots: 10, weight: 2 },
  { name: 'BTCUSD', price: 64_180, digits: 2, contract: 1, quote: 1, lots: 1, weight: 2 },
  { name: 'ETHUSD', price: 3_142.5, digits: 2, contract: 1, quote: 1, lots: 10, weight: 1 },
];

export interface Position {
  symbol: string;
  /** 0 buys, 1 sells. */
  action: number;
  volume: number;
  price_open: string;
  price_current: string;
  profit: number;
}

/**
 * An open position that an account of this size may have: its price moved by less than one percent.
 */
export function drawPosition(draw: Draw, accountSize: number): Position {
  const { name, price, digits, contract, quote, lots } = draw.weighted(symbols);
  const action = draw.whole(0, 1);
  const volume = Math.max(0.01, cents(draw.between(0.05, 1) * lots * (accountSize / 100_000)));
  const open = Number((price * (1 + 0.004 * draw.bell())).toFixed(digits));
  const profit = cents((price - open) * contract * volume * quote * (action === 0 ? 1 : -1));
  return {
    symbol: name,
    action,
    volume,
    price_open: open.toFixed(digits),
    price_current: price.toFixed(digits),
    profit,
  };
}

/**
 * Dollars for a unit. They move by less than 2.5 percent around these over the year, so that every
 * payout's rate fits the others.
 */
const coins = {
  USDT: { dollars: 1, swing: 0.0008, digits: 2 },
  USDC: { dollars: 1, swing: 0.0004, digits: 2 },
  BTC: { dollars: 64_180, swing: 0.022, digits: 8 },
  ETH: { dollars: 3_142.5, swing: 0.024, digits: 6 },
};
export type Coin = keyof typeof coins;

/** How many decimal places an amount has. */
export const digitsOf = (currency: string): number =>
  Object.entries(coins).find(([name]) => name === currency)?.[1].digits ?? 2;

/** What is paid for so many dollars on a day. `days` is how long ago that is. */
export function coinsFor(dollars: number, coin: Coin, days: number): number {
  const { dollars: base, swing, digits } = coins[coin];
  const wave = 0.6 * Math.sin(days / 9.3) + 0.4 * Math.sin(days / 2.1 + 1);
  return Number((dollars / (base * (1 + swing * wave))).toFixed(digits));
}
