import type { MeaningsOf, SignedIn, SignedInWithId } from './shapes';

export interface UserStates {
  'users exist': { params: { count: number }; gives: SignedIn };
  'a user has this id': { params: { id: number | string }; gives: SignedInWithId };
  'no user has this id': { params: { id: number | string }; gives: SignedInWithId };
  'the signed-in admin has this id': { params: { id: number }; gives: SignedInWithId };
  'an email is in use': { params: { email: string }; gives: SignedIn };
  'a user with every detail has this id': { params: { id: number }; gives: SignedInWithId };
  'a user has this id, and another user an email': {
    params: { id: number; email: string };
    gives: SignedInWithId;
  };
}

const gives = ['accessToken'] as const;
const givesWithId = ['accessToken', 'id'] as const;
const id = 'Their id.';

export const userMeanings: MeaningsOf<UserStates> = {
  'users exist': {
    meaning: 'They exist besides the admin. Each has signed in, and each joined at another time.',
    parameters: { count: 'How many.' },
    gives,
  },
  'a user has this id': {
    meaning:
      'A user who may be deleted. An id above 2^53 is a text here, so that nothing rounds it (R48).',
    parameters: { id },
    gives: givesWithId,
  },
  'no user has this id': {
    meaning: 'The id may have another form than your ids (R6, R122).',
    parameters: { id: 'The id.' },
    gives: givesWithId,
  },
  'the signed-in admin has this id': {
    meaning: 'The token belongs to this account (R109).',
    parameters: { id },
    gives: givesWithId,
  },
  'an email is in use': {
    meaning: 'Another user has it (R109).',
    parameters: { email: 'The email.' },
    gives,
  },
  'a user with every detail has this id': {
    meaning:
      'They have a phone number, a country, a date of birth, a whole address and a last sign-in.',
    parameters: { id },
    gives: givesWithId,
  },
  'a user has this id, and another user an email': {
    meaning: 'The email is in use (R109).',
    parameters: { id: 'The id of the one user.', email: 'The email of the other user.' },
    gives: givesWithId,
  },
};
