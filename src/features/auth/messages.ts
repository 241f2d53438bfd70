export const authMessages = {
  idle: (minutes: number) => {
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return `You were signed out after ${time} of inactivity. Your drafts are saved.`;
  },
  lost: 'Your session has ended. Log in to continue. Your drafts are saved.',
  loginFailed: 'Please check your credentials and try again.',
} as const;
