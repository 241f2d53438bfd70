export const mt5Messages = {
  accountsFailed: 'Error fetching trading accounts',
  positionsFailed: 'Error fetching positions',
  usersFailed: 'Error fetching MT5 data',
  funded: 'Wallet funded successfully',
} as const;
