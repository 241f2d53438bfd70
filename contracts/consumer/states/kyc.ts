import type { MeaningsOf, SignedInWithId } from './shapes';

export interface KycStates {
  'a user has submitted every document': { params: { id: number }; gives: SignedInWithId };
  'a user has a KYC record without documents': { params: { id: number }; gives: SignedInWithId };
  'every document of a user was rejected': { params: { id: number }; gives: SignedInWithId };
}

const givesWithId = ['accessToken', 'id'] as const;
const id = 'Their id.';

export const kycMeanings: MeaningsOf<KycStates> = {
  'a user has submitted every document': {
    meaning:
      'Both sides of an ID with its number, and proofs of two home addresses. All are pending. The record has the two addresses.',
    parameters: { id },
    gives: givesWithId,
  },
  'a user has a KYC record without documents': {
    meaning: 'The record exists, but the user uploaded nothing (R125).',
    parameters: { id },
    gives: givesWithId,
  },
  'every document of a user was rejected': {
    meaning: 'The ID and both address proofs. None of them can be decided again (R109).',
    parameters: { id },
    gives: givesWithId,
  },
};
