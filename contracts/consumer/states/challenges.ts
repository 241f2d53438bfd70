import type { MeaningsOf, SignedIn, SignedInWithId } from './shapes';

export interface ChallengeStates {
  'challenges and skill checks exist': {
    params: { challenges: number; skillChecks: number };
    gives: SignedIn;
  };
  'a two-step challenge has this id': { params: { id: number }; gives: SignedInWithId };
  'a challenge without details has this id': { params: { id: number }; gives: SignedInWithId };
  'no challenge has this id': { params: { id: number | string }; gives: SignedInWithId };
}

const givesWithId = ['accessToken', 'id'] as const;
const id = "The challenge's id.";

export const challengeMeanings: MeaningsOf<ChallengeStates> = {
  'challenges and skill checks exist': {
    meaning: 'Each has two steps and every detail, and was created at another time.',
    parameters: {
      challenges: 'How many of class challenge.',
      skillChecks: 'How many of class skill_check.',
    },
    gives: ['accessToken'],
  },
  'a two-step challenge has this id': {
    meaning:
      'It follows the rules of ChallengeInput: trading days 5 to 30, phase 2 days 5 to 60, ' +
      'a risk of 3 % per trade and 20 % overall. Its fee is 499.',
    parameters: { id },
    gives: givesWithId,
  },
  'a challenge without details has this id': {
    meaning:
      'It has one step, and no description, maximum and additional days, phase 2, consistency rule, duration and participant limit (R5).',
    parameters: { id },
    gives: givesWithId,
  },
  'no challenge has this id': {
    meaning: 'The id may have another form than your ids (R6, R122).',
    parameters: { id: 'The id.' },
    gives: givesWithId,
  },
};
