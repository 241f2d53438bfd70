export const generalMessages = {
  /** Section 8: no response at all. */
  network: 'Network error - no response received',
  /** A failure is always shown (promise 2), also where section 8 names only the server's message and the server sent none. */
  failure: 'The request failed',
  /** A mutation whose answer was lost may have happened (promise 1). */
  outcomeUnknown: 'No answer was received, so the outcome is unknown. The list shows what the server says now.',
  /** A newer build has replaced the files that this page still wants. */
  newVersion: 'A part of the console could not be loaded. Save your work, then reload the page.',
} as const;
