import type { MeaningsOf, SignedInWithId } from './shapes';

export interface WalletStates {
  'a user requested payouts at these times': {
    params: { id: number; times: string[] };
    gives: SignedInWithId;
  };
  'a user has a wallet': { params: { id: number }; gives: SignedInWithId };
  'a wallet may not be looked at': { params: { id: number }; gives: SignedInWithId };
  'a wallet has a history': {
    params: { id: number; credits: number; debits: number };
    gives: SignedInWithId;
  };
}

const givesWithId = ['accessToken', 'id'] as const;
const id = 'The id of the user who has it.';

export const walletMeanings: MeaningsOf<WalletStates> = {
  'a user requested payouts at these times': {
    meaning: 'One payout for each time, like those of `payouts wait for a decision`.',
    parameters: { id, times: 'The times as texts, in UTC.' },
    gives: givesWithId,
  },
  'a user has a wallet': {
    meaning: 'It has some profit.',
    parameters: { id: 'Their id.' },
    gives: givesWithId,
  },
  'a wallet may not be looked at': {
    meaning: 'The user exists, but this admin may not see the wallet (R16).',
    parameters: { id },
    gives: givesWithId,
  },
  'a wallet has a history': {
    meaning:
      'Each debit is a pending payout of 250 (R21). The rows of a kind have different times.',
    parameters: { id, credits: 'How many credits.', debits: 'How many debits.' },
    gives: givesWithId,
  },
};
