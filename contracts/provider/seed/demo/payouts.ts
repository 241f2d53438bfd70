import { accountsOf, daysSince, fundedAfterDays, isPayee, type SeedSize } from './accounts';
import { cents, dayMs, Draw } from './draw';
import { coinsFor } from './market';
import { networkFees, type PayTo, payToOf } from './payAddresses';
import { cast, hasPlannedPayout, plantedRisks, type Risk, sharedWith } from './planted';

export interface Transaction {
  type: 'credit' | 'debit';
  status: 'pending' | 'approved' | 'rejected' | 'disbursed' | 'failed';
  /** In dollars; the database gets it with both cents. */
  price_amount: number;
  price_currency: 'USD';
  pay_amount: number;
  pay_currency: string;
  pay_address: string | null;
  pay_network: string | null;
  disbursed_amount: number | null;
  created_at: string;
}

export interface Wallet {
  /** Credits that were paid, less the payouts that were approved or disbursed. */
  balance: number;
  /** Oldest first. */
  transactions: Transaction[];
}

/**
 * A user's wallet: shares of the profit come in, payouts go out. Undefined if the user was never
 * funded.
 */
export function walletOf(id: number, size: SeedSize): Wallet | undefined {
  const [account] = accountsOf(id, size);
  if (!isPayee(id, size) || account === undefined) return undefined;
  const draw = new Draw('payouts', id);
  const ages = drawAges(draw, id, daysSince(id, size) - fundedAfterDays);
  const transactions: Transaction[] = [];
  let balance = 0;
  const add = (transaction: Transaction) => {
    transactions.push(transaction);
    if (transaction.status === 'approved' || transaction.status === 'disbursed')
      balance = cents(
        balance + transaction.price_amount * (transaction.type === 'credit' ? 1 : -1),
      );
  };
  const share = () =>
    cents(account.product.size * draw.between(0.018, 0.05) * (account.product.split / 100));
  const first = ages[0] ?? 1;
  const { fee, type } = account.product;
  // The fee comes back with the first share.
  if (type !== 'instant') add(creditOf(fee, first + 1.5, size));
  const changeAt = draw.isOneIn(9) && ages.length > 2 ? 1 : 0;
  ages.forEach((age, place) => {
    add(creditOf(share(), age + draw.between(0.4, 3), size));
    const isLast = place === ages.length - 1;
    const amount = draw.isOneIn(3) ? balance : drawAmount(draw, balance);
    const payTo = payToOf(id, changeAt > 0 && place >= changeAt ? 1 : 0);
    const payout = { amount, age, status: statusOf(draw, id, age), payTo };
    add(payoutOf(isLast ? withRisk(payout, id, balance) : payout, size));
  });
  if (draw.isOneIn(4))
    add({
      ...creditOf(share(), draw.between(0.02, 0.9), size),
      status: draw.isOneIn(12) ? 'failed' : 'pending',
    });
  transactions.sort((one, other) => one.created_at.localeCompare(other.created_at));
  return { balance, transactions };
}

/**
 * How many days ago the payouts were asked for, oldest first. The first share came `most` days ago
 * at the earliest.
 */
function drawAges(draw: Draw, id: number, most: number): number[] {
  const risk = plantedRisks[id];
  const every = draw.between(14, 32);
  const count =
    id === cast.veteran
      ? 34
      : risk === 'firstPayout' || (!hasPlannedPayout(id) && draw.isOneIn(9))
        ? 1
        : draw.whole(2, 5);
  // The admin's own is the oldest: a review begins with what the admin may decide.
  const [least, greatest] = id === cast.admin ? [1.6, 1.7] : [0.06, 1.6];
  const newest = hasPlannedPayout(id)
    ? draw.between(least, greatest)
    : draw.between(0.1, every * (id === sharedWith ? 1 : 1.4)) + (id === sharedWith ? 4 : 0);
  const ages = Array.from(
    { length: count },
    (_, place) => newest + (count - 1 - place) * every + (place === count - 1 ? 0 : draw.bell()),
  );
  // The one before the last comes too close.
  if (risk === 'twoPending') ages[ages.length - 2] = newest + 0.8;
  if (risk === 'changedAddress') ages[ages.length - 2] = newest + 0.7;
  return ages.filter((age) => age + 3 < most);
}

/** Below this many dollars nobody leaves a rest. */
const leastPayout = 60;

/** Whole hundreds, or a part of what is there. */
function drawAmount(draw: Draw, balance: number): number {
  const part = balance * draw.between(0.55, 0.95);
  if (part < leastPayout) return balance;
  return part > 400 && draw.isOneIn(2) ? Math.floor(part / 100) * 100 : cents(part);
}

/** Payouts are decided within three days and paid within a week. */
function statusOf(draw: Draw, id: number, age: number): Transaction['status'] {
  if (plantedRisks[id] === 'changedAddress' && age > 0.7 && age < 3) return 'approved';
  if (age < 2.5) return hasPlannedPayout(id) || !draw.isOneIn(4) ? 'pending' : 'approved';
  if (draw.isOneIn(26)) return 'rejected';
  return age < 6 ? 'approved' : 'disbursed';
}

interface Payout {
  amount: number;
  age: number;
  status: Transaction['status'];
  payTo: PayTo;
  network?: string;
  /** How the rate differs from the day's. */
  rate?: number;
}

/** Puts the planned risk into a user's last payout. */
function withRisk(payout: Payout, id: number, balance: number): Payout {
  const { payTo } = payout;
  const changes: Partial<Record<Risk, Partial<Payout>>> = {
    sharedAddress: { payTo: payToOf(sharedWith) },
    changedAddress: { payTo: payToOf(id, 7), status: 'pending' },
    badChecksum: { payTo: { ...payTo, address: mistyped(payTo.address) } },
    otherNetwork: {
      payTo: { ...payTo, coin: 'USDT' },
      network: payTo.network === 'TRC20' ? 'ERC20' : 'TRC20',
    },
    moreThanProfit: { amount: cents(balance + 312.4) },
    rateOff: { rate: 1.12 },
  };
  const risk = plantedRisks[id];
  return { ...payout, ...(risk && changes[risk]) };
}

/** Two neighbors in the middle change places, as when an address is copied by hand. */
function mistyped(address: string): string {
  const letters = Array.from(address);
  const at = letters.findIndex(
    (letter, place) => place > 9 && letter.toLowerCase() !== letters[place + 1]?.toLowerCase(),
  );
  [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
  return letters.join('');
}

const timeOf = (age: number, { epoch }: SeedSize) =>
  new Date(epoch.getTime() - Math.round(age * dayMs)).toISOString();

/** A share of the profit stays in dollars, in the firm's own books. */
function creditOf(amount: number, age: number, size: SeedSize): Transaction {
  return {
    type: 'credit',
    status: 'approved',
    price_amount: amount,
    price_currency: 'USD',
    pay_amount: amount,
    pay_currency: 'USD',
    pay_address: null,
    pay_network: null,
    disbursed_amount: null,
    created_at: timeOf(age, size),
  };
}

function payoutOf(
  { amount, age, status, payTo, network = payTo.network, rate = 1 }: Payout,
  size: SeedSize,
): Transaction {
  return {
    type: 'debit',
    status,
    price_amount: amount,
    price_currency: 'USD',
    pay_amount: coinsFor(amount * rate, payTo.coin, age),
    pay_currency: payTo.coin,
    pay_address: payTo.address,
    pay_network: network,
    disbursed_amount: status === 'disbursed' ? cents(amount - networkFees[payTo.network]) : null,
    created_at: timeOf(age, size),
  };
}
