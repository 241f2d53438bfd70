/** Shown if the code that asks before a sign-out can't be loaded, so it is in the first load. */
export const signOutMessages = {
  title: 'Your decision journal ends with this session',
  question: 'It could not be opened here, so it may have decisions that you have not exported yet.',
} as const;
