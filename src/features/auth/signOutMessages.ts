/** Shown if the code that asks before a sign-out can't be loaded, so it is in the first load. */
export const signOutMessages = {
  title: 'Signing out deletes your decision journal',
  question: 'It could not be opened, so it may have decisions that you have not exported yet.',
} as const;
