import { serverOr } from '~/api/messages';

export const mt5Messages = {
  accountsFailed: serverOr('Error fetching trading accounts'),
  positionsFailed: serverOr('Error fetching positions'),
  usersFailed: serverOr('Error fetching MT5 data'),
  funded: 'Wallet funded successfully',
} as const;
