import { serverOr } from './policy';

/** Section 8, auth. */
export const authMessages = {
  loginFailed: serverOr('Please check your credentials and try again.'),
} as const;
