import { serverOr } from '../../api/messages';

/** Section 8, auth. */
export const authMessages = {
  idle: (minutes: number) => {
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return `You were signed out because the console was not used for ${time}. What you had typed is kept.`;
  },
  lost: 'Your session has ended. Log in to go on where you were. What you had typed is kept.',
  loginFailed: serverOr('Please check your credentials and try again.'),
} as const;
