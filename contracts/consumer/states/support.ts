import type { MeaningsOf, NoParams, SignedIn, SignedInWithId } from './shapes';

export interface SupportStates {
  'tickets exist': { params: { open: number; closed: number }; gives: SignedIn };
  "a ticket without a creator's name exists": { params: NoParams; gives: SignedIn };
  'an open ticket has this id': { params: { id: number; messages: number }; gives: SignedInWithId };
  'a closed ticket has this id': { params: { id: number }; gives: SignedInWithId };
  'no ticket has this id': { params: { id: number | string }; gives: SignedInWithId };
}

const givesWithId = ['accessToken', 'id'] as const;
const id = "The ticket's id.";

export const supportMeanings: MeaningsOf<SupportStates> = {
  'tickets exist': {
    meaning: "Each has a subject and its creator's name.",
    parameters: { open: 'How many are open.', closed: 'How many are closed.' },
    gives: ['accessToken'],
  },
  "a ticket without a creator's name exists": {
    meaning: 'The only one. It is open (R5).',
    parameters: {},
    gives: ['accessToken'],
  },
  'an open ticket has this id': {
    meaning: 'It accepts messages. Its messages are from its creator.',
    parameters: { id, messages: 'How many messages.' },
    gives: givesWithId,
  },
  'a closed ticket has this id': {
    meaning:
      "It accepts no messages and can't be closed again (R109). It has one message, from the support side.",
    parameters: { id },
    gives: givesWithId,
  },
  'no ticket has this id': {
    meaning: 'The id may have another form than your ids (R6, R122).',
    parameters: { id: 'The id.' },
    gives: givesWithId,
  },
};
