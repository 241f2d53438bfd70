import { fn } from 'storybook/test';
import { noTransactionFilters } from '../../../../src/features/payouts/model';
import { buildUserDetail } from '../../../../tests/fixtures/users';
import { buildTransactionPage, buildWallet } from '../../../../tests/fixtures/wallet';
import { buildTools } from '../../../listTools';

/** The props that the stories of a user's wallet share. */
export const walletArgs = {
  id: 1042,
  user: buildUserDetail(),
  wallet: { status: 'ready' as const, data: buildWallet() },
  load: { status: 'ready' as const, data: buildTransactionPage() },
  filters: noTransactionFilters,
  page: 1,
  pageSize: 10,
  onFiltersChange: fn(),
  onClearFilters: fn(),
  onPageChange: fn(),
  tools: buildTools('transactions'),
  onOpen: fn(),
};
