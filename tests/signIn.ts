import { saveSession } from '~/api/session/session';

/** Signs in an admin, with tokens of no use. */
export const signIn = (email = 'ada@example.com'): void =>
  saveSession({ v: 1, access: 'a', refresh: 'r', user: { email } });
