/** Tables whose keys are generated, and also given: by the seed and by provider states. */
export const keySequences = [
  ['users', 'id'],
  ['kyc_address_proofs', 'id'],
  ['transactions', 'id'],
  ['challenges', 'id'],
  ['tickets', 'ticket_id'],
  ['ticket_messages', 'id'],
  ['trading_accounts', 'login'],
  ['positions', 'id'],
  ['competitions', 'id'],
  ['activities', 'id'],
] as const;
