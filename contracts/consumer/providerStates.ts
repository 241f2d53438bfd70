import { challengeMeanings, type ChallengeStates } from './states/challenges';
import { competitionMeanings, type CompetitionStates } from './states/competitions';
import { mt5Meanings, type Mt5States } from './states/mt5';
import { payoutMeanings, type PayoutStates } from './states/payouts';
import type { MeaningOf, NoParams, SignedIn, SignedInWithId } from './states/stateShapes';
import { supportMeanings, type SupportStates } from './states/support';

/** The provider states by name: what a test says about them, and what setting one up answers. */
export interface ProviderStates extends ChallengeStates, CompetitionStates, Mt5States, PayoutStates, SupportStates {
  'an admin is signed in to an empty platform': { params: NoParams; gives: SignedIn };
  'the access token has expired': { params: NoParams; gives: SignedIn };
  'the signed-in account is no longer an admin': { params: NoParams; gives: SignedIn };
  'the service is unavailable': { params: NoParams; gives: Nothing };
  'the answer of the service is lost on its way': { params: NoParams; gives: Nothing };
  'an admin can sign in': { params: { email: string; password: string }; gives: Nothing };
  'an account without the admin role can sign in': { params: { email: string; password: string }; gives: Nothing };
  'a refresh token has not been used': { params: NoParams; gives: { refreshToken: string } };
  'a refresh token has long been replaced': { params: NoParams; gives: { refreshToken: string } };
  'activities and running competitions exist': { params: { activities: number; competitions: number }; gives: SignedIn };
  'an activity without a name or details exists': { params: NoParams; gives: SignedIn };
  'users exist': { params: { count: number }; gives: SignedIn };
  'a user has never signed in': { params: NoParams; gives: SignedIn };
  'a user has this id': { params: { id: number }; gives: SignedInWithId };
  'no user has this id': { params: { id: number | string }; gives: SignedInWithId };
  'the signed-in admin has this id': { params: { id: number }; gives: SignedInWithId };
  'an email is in use': { params: { email: string }; gives: SignedIn };
  'a user with every detail has this id': { params: { id: number }; gives: SignedInWithId };
  'a user has this id, and another user an email': { params: { id: number; email: string }; gives: SignedInWithId };
  'a user has submitted every document': { params: { id: number }; gives: SignedInWithId };
  'a user has a KYC record without documents': { params: { id: number }; gives: SignedInWithId };
  'every document of a user was rejected': { params: { id: number }; gives: SignedInWithId };
  'a user has a wallet': { params: { id: number }; gives: SignedInWithId };
  'a wallet may not be looked at': { params: { id: number }; gives: SignedInWithId };
  'a wallet has a history': { params: { id: number; credits: number; debits: number }; gives: SignedInWithId };
  'a payout waits for a decision': { params: { id: number }; gives: SignedInWithId };
  'a payout was already approved': { params: { id: number }; gives: SignedInWithId };
  'no payout has this id': { params: { id: number }; gives: SignedInWithId };
}

export type StateName = keyof ProviderStates;

/** How a provider sets every state up: one that is missing doesn't compile. */
export type StateHandlers = { [Name in StateName]: (params: ProviderStates[Name]['params']) => Promise<ProviderStates[Name]['gives']> };

type Nothing = Record<string, never>;

export type StateMeaning<Name extends StateName = StateName> = MeaningOf<ProviderStates[Name]>;

const credentials = { email: 'Their email.', password: 'Their password.' };

/**
 * Every state starts from an empty platform: one admin, and nothing else but what the state says. States add up to nothing: an
 * interaction has exactly one.
 */
export const providerStates: { [Name in StateName]: StateMeaning<Name> } = {
  'an admin is signed in to an empty platform': {
    meaning: 'No users but the admin, no payouts, competitions or activity.', parameters: {}, gives: ['accessToken'],
  },
  'the access token has expired': {
    meaning: 'The token was good once.', parameters: {}, gives: ['accessToken'],
  },
  'the signed-in account is no longer an admin': {
    meaning: 'The token is good, but its account has lost the admin role (R108).', parameters: {}, gives: ['accessToken'],
  },
  'the service is unavailable': {
    meaning: 'Every call answers 503; the body may be anything or missing (R4). A proxy in front of the service may stand in for it.',
    parameters: {}, gives: [],
  },
  'the answer of the service is lost on its way': {
    meaning: 'A proxy in front of the service answers 504, with any body or none: whether the call was carried out is unknown (R130).',
    parameters: {}, gives: [],
  },
  'an admin can sign in': {
    meaning: 'The admin has these credentials.', parameters: credentials, gives: [],
  },
  'an account without the admin role can sign in': {
    meaning: 'A user has these credentials, which are right (R108).', parameters: credentials, gives: [],
  },
  'a refresh token has not been used': {
    meaning: 'The latest refresh token of a sign-in.', parameters: {}, gives: ['refreshToken'],
  },
  'a refresh token has long been replaced': {
    meaning: 'A refresh token that was swapped for another, and that one for a third: past any grace (R8).',
    parameters: {}, gives: ['refreshToken'],
  },
  'activities and running competitions exist': {
    meaning: 'The activities have a name and details. The competitions are active and have contestants.',
    parameters: { activities: 'How many activities.', competitions: 'How many competitions.' }, gives: ['accessToken'],
  },
  'an activity without a name or details exists': {
    meaning: 'It has neither (R5).', parameters: {}, gives: ['accessToken'],
  },
  'users exist': {
    meaning: 'They are there besides the admin.', parameters: { count: 'How many.' }, gives: ['accessToken'],
  },
  'a user has never signed in': {
    meaning: 'One more user besides the admin, without a last sign-in (R5).', parameters: {}, gives: ['accessToken'],
  },
  'a user has this id': {
    meaning: 'A user who may be deleted.', parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'no user has this id': {
    meaning: 'The id may have another form than your own ids have (R6, R122).', parameters: { id: 'The id.' }, gives: ['accessToken', 'id'],
  },
  'the signed-in admin has this id': {
    meaning: 'The token belongs to this account (R109).', parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'an email is in use': {
    meaning: 'Another user has it (R109).', parameters: { email: 'The email.' }, gives: ['accessToken'],
  },
  'a user with every detail has this id': {
    meaning: 'They have a phone number, a country, a date of birth, a whole address and a last sign-in.', parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'a user has this id, and another user an email': {
    meaning: 'The email is in use (R109).', parameters: { id: 'Whose id it is.', email: 'The email of the other one.' }, gives: ['accessToken', 'id'],
  },
  'a user has submitted every document': {
    meaning: 'Both sides of an ID with its number, and proofs of two home addresses, which the record has too; all of them pending.',
    parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'a user has a KYC record without documents': {
    meaning: 'There is a record, but nothing was uploaded (R125).', parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'every document of a user was rejected': {
    meaning: 'ID and both address proofs: none of them can be decided again (R109).', parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'a user has a wallet': {
    meaning: 'With some profit in it.', parameters: { id: 'Their id.' }, gives: ['accessToken', 'id'],
  },
  'a wallet may not be looked at': {
    meaning: 'Not by this admin, although the user is there (R16).', parameters: { id: 'The id of the user whose it is.' }, gives: ['accessToken', 'id'],
  },
  'a wallet has a history': {
    meaning: 'Debits are payouts that wait for a decision, each of 250 (R21).',
    parameters: { id: 'The id of the user whose it is.', credits: 'How many credits.', debits: 'How many debits.' }, gives: ['accessToken', 'id'],
  },
  'a payout waits for a decision': {
    meaning: 'It is pending.', parameters: { id: 'The payout\'s id.' }, gives: ['accessToken', 'id'],
  },
  'a payout was already approved': {
    meaning: 'It can\'t be decided again (R109).', parameters: { id: 'The payout\'s id.' }, gives: ['accessToken', 'id'],
  },
  'no payout has this id': {
    meaning: 'There is none.', parameters: { id: 'The id.' }, gives: ['accessToken', 'id'],
  },
  ...challengeMeanings,
  ...competitionMeanings,
  ...mt5Meanings,
  ...payoutMeanings,
  ...supportMeanings,
};
