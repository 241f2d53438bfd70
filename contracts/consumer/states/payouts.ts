import type { MeaningsOf, NoParams, SignedIn, SignedInWithId } from './shapes';

export interface PayoutStates {
  'a payout waits for a decision': { params: { id: number | string }; gives: SignedInWithId };
  'a payout was already approved': { params: { id: number }; gives: SignedInWithId };
  'no payout has this id': { params: { id: number }; gives: SignedInWithId };
  'payouts wait for a decision': { params: { count: number }; gives: SignedIn };
  'a payout without details exists': { params: NoParams; gives: SignedIn };
}

const gives = ['accessToken'] as const;
const givesWithId = ['accessToken', 'id'] as const;
const id = "The payout's id.";

export const payoutMeanings: MeaningsOf<PayoutStates> = {
  'a payout waits for a decision': {
    meaning: 'It is pending. An id above 2^53 is a text here, so that nothing rounds it (R48).',
    parameters: { id },
    gives: givesWithId,
  },
  'a payout was already approved': {
    meaning: "It can't be decided again (R109).",
    parameters: { id },
    gives: givesWithId,
  },
  'no payout has this id': {
    meaning: 'No payout exists.',
    parameters: { id: 'The id.' },
    gives: givesWithId,
  },
  'payouts wait for a decision': {
    meaning:
      'Each is pending, of 250, with an amount to pay, requested since 2000 by a user with a name, and at another time. No wallet has anything else.',
    parameters: { count: 'How many.' },
    gives,
  },
  'a payout without details exists': {
    meaning:
      'The only one. It is pending, without an amount to pay, its currency, an address and a network (R5).',
    parameters: {},
    gives,
  },
};
