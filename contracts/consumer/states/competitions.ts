import type { MeaningsOf, NoParams, SignedIn, SignedInWithId } from './shapes';

export interface CompetitionStates {
  'competitions exist': { params: { count: number }; gives: SignedIn };
  'an ended competition exists': { params: NoParams; gives: SignedIn };
  'a competition is running': {
    params: { id: number; contestants: number };
    gives: SignedInWithId;
  };
  'a competition without details has this id': { params: { id: number }; gives: SignedInWithId };
  'a competition has ended': { params: { id: number }; gives: SignedInWithId };
  'no competition has this id': { params: { id: number | string }; gives: SignedInWithId };
}

const gives = ['accessToken'] as const;
const givesWithId = ['accessToken', 'id'] as const;
const id = "The competition's id.";

export const competitionMeanings: MeaningsOf<CompetitionStates> = {
  'competitions exist': {
    meaning:
      'Each is active: it has begun and is not over. It has one contestant, and prizes of 5000, 2500 and 1000 (R10).',
    parameters: { count: 'How many.' },
    gives,
  },
  'an ended competition exists': {
    meaning: 'The only one. An admin ended it before its end date.',
    parameters: {},
    gives,
  },
  'a competition is running': {
    meaning:
      'It has a description, prizes for the first three places, and a leaderboard. An admin may end it.',
    parameters: {
      id,
      contestants:
        'How many contestants, each with a name, a return, a profit, a win rate and trades.',
    },
    gives: givesWithId,
  },
  'a competition without details has this id': {
    meaning:
      'It has no description and no prizes. Its one contestant has no name, win rate and trades (R5).',
    parameters: { id },
    gives: givesWithId,
  },
  'a competition has ended': {
    meaning: "It can't be ended again (R109).",
    parameters: { id },
    gives: givesWithId,
  },
  'no competition has this id': {
    meaning: 'The id may have another form than your ids (R6, R122).',
    parameters: { id: 'The id.' },
    gives: givesWithId,
  },
};
