import { csvText } from '../values/csv';
import { readAddress } from './address';

/** The fields of a payout in a file. They come from the server; nothing is assumed about their values. */
export interface PayoutRecord {
  id?: unknown;
  transaction_id?: unknown;
  status?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
  pay_amount?: unknown;
  pay_currency?: unknown;
  pay_network?: unknown;
  pay_address?: unknown;
  disbursed_amount?: unknown;
  created_at?: unknown;
  user?: unknown;
}

const header = [
  'ID',
  'Transaction ID',
  'User ID',
  'User',
  'Status',
  'Amount',
  'Currency',
  'Pay Amount',
  'Pay Currency',
  'Network',
  'Address',
  'Disbursed Amount',
  'Date',
] as const;

export interface UserOf {
  id: unknown;
  full_name: unknown;
}

/** The payout's user. Both fields are undefined if the payout has no user object. */
export const userOf = (user: unknown): UserOf => ({
  id: undefined,
  full_name: undefined,
  ...(typeof user === 'object' && user !== null ? user : {}),
});

/** Returns payouts as a CSV file. Amounts, addresses and times are written exactly as the API sent them. */
export const payoutsCsv = (payouts: readonly PayoutRecord[]): string =>
  csvText(
    header,
    payouts.map((payout) => {
      const user = userOf(payout.user);
      return [
        payout.id,
        payout.transaction_id,
        user.id,
        user.full_name,
        payout.status,
        payout.price_amount,
        payout.price_currency,
        payout.pay_amount,
        payout.pay_currency,
        payout.pay_network,
        readAddress(payout.pay_address),
        payout.disbursed_amount,
        payout.created_at,
      ];
    }),
  );
