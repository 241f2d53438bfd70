/** What to say if the server sent no message of its own. If undefined, nothing is said. */
export type FailurePolicy = string | undefined;

export interface Failure {
  status: number;
  serverMessage?: string;
}

/** For failures that the screen itself shows. */
export const silent = undefined;

/** The server's own message wins over the screen's text (R4). */
export function failureText(policy: FailurePolicy, failure: Failure): string | undefined {
  if (policy === undefined) return undefined;
  if (failure.status === 0) return generalMessages.network;
  return failure.serverMessage ?? policy;
}

export const countMessages = {
  payouts: (count: number) => `${String(count)} pending`,
  tickets: (count: number) => `${String(count)} open`,
  arrivals: (count: number) => `${String(count)} new`,
} as const;

export const generalMessages = {
  network: 'Network error - no response received',
  /** Used where only the server's words are shown and it sent none (promise 2). */
  failure: 'The request failed',
  outcomeUnknown:
    'No response was received, so the result is unknown. Check the record before you try again.',
  foundDone: (done: string) =>
    `${done}. No response was received, but the record shows the change.`,
  succeededDespiteError:
    'The server reported an error, but the change was saved. Check the record before you try again.',
  /** Used if the server made the change only after the record was read again (R260). */
  madeLate: 'The change was saved after all. Check the record before you try again.',
  newVersion: 'A part of the console could not be loaded. Save your work, then reload the page.',
  partMissing: 'A part of the console could not be loaded.',
  partCrashed: 'A part of the console stopped working.',
} as const;

export const serverOnly = generalMessages.failure;
