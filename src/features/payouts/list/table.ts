import type { CsvField } from '../../../lib/csv';
import { readAddress } from '../checks/address';

/**
 * The fields of a payout in a file. They come from the server; nothing is assumed about their
 * values.
 */
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

/**
 * The columns of an exported payout. Amounts, addresses and times are written exactly as the API
 * sent them.
 */
export const payoutFields: readonly CsvField<PayoutRecord>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Transaction ID', value: (payout) => payout.transaction_id },
  { header: 'User ID', value: ({ user }) => userOf(user).id },
  { header: 'User', value: ({ user }) => userOf(user).full_name },
  { header: 'Status', column: 'status', value: ({ status }) => status },
  { header: 'Amount', column: 'price_amount', value: (payout) => payout.price_amount },
  { header: 'Currency', column: 'price_amount', value: (payout) => payout.price_currency },
  { header: 'Pay Amount', column: 'price_amount', value: (payout) => payout.pay_amount },
  { header: 'Pay Currency', column: 'price_amount', value: (payout) => payout.pay_currency },
  { header: 'Network', column: 'pay_network', value: (payout) => payout.pay_network },
  { header: 'Address', column: 'pay_address', value: (payout) => readAddress(payout.pay_address) },
  {
    header: 'Disbursed Amount',
    column: 'price_amount',
    value: (payout) => payout.disbursed_amount,
  },
  { header: 'Date', column: 'created_at', value: (payout) => payout.created_at },
];
