import type { MeaningsOf, SignedIn, SignedInWithId } from './stateShapes';

export interface CompetitionStates {
  'competitions exist': { params: { count: number }; gives: SignedIn };
  'an ended competition exists': { params: Record<string, never>; gives: SignedIn };
  'a competition is running': { params: { id: number; contestants: number }; gives: SignedInWithId };
  'a competition without details has this id': { params: { id: number }; gives: SignedInWithId };
  'a competition has ended': { params: { id: number }; gives: SignedInWithId };
  'no competition has this id': { params: { id: number | string }; gives: SignedInWithId };
}

const gives = ['accessToken'] as const;
const givesWithId = ['accessToken', 'id'] as const;
const id = 'The competition\'s id.';

export const competitionMeanings: MeaningsOf<CompetitionStates> = {
  'competitions exist': {
    meaning: 'Active: begun and not over. Each with one contestant, and prizes of 5000, 2500 and 1000 (R10).', parameters: { count: 'How many.' }, gives,
  },
  'an ended competition exists': {
    meaning: 'The only one. An admin has ended it before its end date.', parameters: {}, gives,
  },
  'a competition is running': {
    meaning: 'It has a description, prizes for the first three places, and a leaderboard. It may be ended.',
    parameters: { id, contestants: 'How many contestants, each with a name, a return, a profit, a win rate and trades.' }, gives: givesWithId,
  },
  'a competition without details has this id': {
    meaning: 'Without a description and prizes; its one contestant has neither a name, a win rate nor trades (R5).', parameters: { id }, gives: givesWithId,
  },
  'a competition has ended': {
    meaning: 'It can\'t be ended again (R109).', parameters: { id }, gives: givesWithId,
  },
  'no competition has this id': {
    meaning: 'The id may have another form than your own ids have (R6, R122).', parameters: { id: 'The id.' }, gives: givesWithId,
  },
};
