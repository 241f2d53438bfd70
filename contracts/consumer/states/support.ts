import type { MeaningsOf, NoParams, SignedIn, SignedInWithId } from './stateShapes';

export interface SupportStates {
  'tickets exist': { params: { open: number; closed: number }; gives: SignedIn };
  'a ticket without a creator\'s name exists': { params: NoParams; gives: SignedIn };
  'an open ticket has this id': { params: { id: number; messages: number }; gives: SignedInWithId };
  'a closed ticket has this id': { params: { id: number }; gives: SignedInWithId };
  'no ticket has this id': { params: { id: number | string }; gives: SignedInWithId };
}

const givesWithId = ['accessToken', 'id'] as const;
const id = 'The ticket\'s id.';

export const supportMeanings: MeaningsOf<SupportStates> = {
  'tickets exist': {
    meaning: 'Each with a subject and its creator\'s name.', parameters: { open: 'How many are open.', closed: 'How many are closed.' }, gives: ['accessToken'],
  },
  'a ticket without a creator\'s name exists': {
    meaning: 'The only one. It is open (R5).', parameters: {}, gives: ['accessToken'],
  },
  'an open ticket has this id': {
    meaning: 'It takes messages. The messages that it has are its creator\'s.', parameters: { id, messages: 'How many messages.' }, gives: givesWithId,
  },
  'a closed ticket has this id': {
    meaning: 'It takes no messages and can\'t be closed again (R109). It has one message, of the support side.', parameters: { id }, gives: givesWithId,
  },
  'no ticket has this id': {
    meaning: 'The id may have another form than your own ids have (R6, R122).', parameters: { id: 'The id.' }, gives: givesWithId,
  },
};
