import type { MeaningsOf, NoParams, SignedIn } from './stateShapes';

export interface PayoutStates {
  'payouts wait for a decision': { params: { count: number }; gives: SignedIn };
  'a payout without details exists': { params: NoParams; gives: SignedIn };
}

const gives = ['accessToken'] as const;

export const payoutMeanings: MeaningsOf<PayoutStates> = {
  'payouts wait for a decision': {
    meaning: 'They are pending, each of 250, asked for since 2000, of a user with a name; nothing else is in any wallet.', parameters: { count: 'How many.' }, gives,
  },
  'a payout without details exists': {
    meaning: 'The only one. It is pending, and says neither what is paid for it, in what, where to, nor over which network (R5).', parameters: {}, gives,
  },
};
