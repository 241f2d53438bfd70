import type { MeaningsOf, NoParams, NoValues, SignedIn } from './shapes';

/** Signing in, the session, and a service that fails. */
export interface AuthStates {
  'an admin is signed in to an empty platform': { params: NoParams; gives: SignedIn };
  'the access token has expired': { params: NoParams; gives: SignedIn };
  'the signed-in account is no longer an admin': { params: NoParams; gives: SignedIn };
  'the service is unavailable': { params: NoParams; gives: NoValues };
  'the answer of the service is lost on its way': { params: NoParams; gives: NoValues };
  'a refused field is a 422': { params: NoParams; gives: SignedIn };
  'a page may have 100 rows at most': { params: NoParams; gives: SignedIn };
  'an admin can sign in': { params: { email: string; password: string }; gives: NoValues };
  'an account without the admin role can sign in': {
    params: { email: string; password: string };
    gives: NoValues;
  };
  'a refresh token has not been used': { params: NoParams; gives: { refreshToken: string } };
  'a refresh token has long been replaced': { params: NoParams; gives: { refreshToken: string } };
}

const credentials = { email: 'Their email.', password: 'Their password.' };

export const authMeanings: MeaningsOf<AuthStates> = {
  'an admin is signed in to an empty platform': {
    meaning: 'No users but the admin, no payouts, competitions or activity.',
    parameters: {},
    gives: ['accessToken'],
  },
  'the access token has expired': {
    meaning: 'The token was valid once.',
    parameters: {},
    gives: ['accessToken'],
  },
  'the signed-in account is no longer an admin': {
    meaning: 'The token is valid, but its account has lost the admin role (R108).',
    parameters: {},
    gives: ['accessToken'],
  },
  'the service is unavailable': {
    meaning:
      'Every call answers 503, with any body or none (R4). A proxy in front of the service may do this.',
    parameters: {},
    gives: [],
  },
  'the answer of the service is lost on its way': {
    meaning:
      'A proxy in front of the service answers 504, with any body or none. Nobody knows whether the call was carried out (R130).',
    parameters: {},
    gives: [],
  },
  'a refused field is a 422': {
    meaning:
      'Every call answers 422 with a message, and with an error of the field `email` (R204). Leave it out if yours is a 400.',
    parameters: {},
    gives: ['accessToken'],
  },
  'a page may have 100 rows at most': {
    meaning:
      'A call for more answers 400, with any body or none (R281). Leave it out if yours may have 1,000 rows.',
    parameters: {},
    gives: ['accessToken'],
  },
  'an admin can sign in': {
    meaning: 'The admin has these credentials.',
    parameters: credentials,
    gives: [],
  },
  'an account without the admin role can sign in': {
    meaning: 'A user has these credentials, and they are right (R108).',
    parameters: credentials,
    gives: [],
  },
  'a refresh token has not been used': {
    meaning: 'The latest refresh token of a sign-in.',
    parameters: {},
    gives: ['refreshToken'],
  },
  'a refresh token has long been replaced': {
    meaning:
      'The refresh token was exchanged for a second one, and that for a third one. No grace period allows it any more (R8).',
    parameters: {},
    gives: ['refreshToken'],
  },
};
