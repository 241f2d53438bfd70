export type FailurePolicy =
  | { kind: 'serverOr'; text: string }
  | { kind: 'silent' }
  | { kind: 'serverOnly' };

export interface Failure {
  status: number;
  serverMessage?: string;
}

export const serverOr = (text: string): FailurePolicy => ({ kind: 'serverOr', text });

/** No toast: the screen itself shows the failure. */
export const silent: FailurePolicy = { kind: 'silent' };

export const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/** The text of a failure by its policy (R4). */
export function failureText(policy: FailurePolicy, failure: Failure): string | undefined {
  if (policy.kind === 'silent') return undefined;
  if (failure.status === 0) return generalMessages.network;
  return (
    failure.serverMessage ?? (policy.kind === 'serverOr' ? policy.text : generalMessages.failure)
  );
}

export const countMessages = {
  payouts: (count: number) => `${String(count)} pending`,
  tickets: (count: number) => `${String(count)} open`,
  arrivals: (count: number) => `${String(count)} new`,
} as const;

export const generalMessages = {
  /** Section 8: there was no response. */
  network: 'Network error - no response received',
  /** If section 8 has only the server's message and the server sent none (promise 2). */
  failure: 'The request failed',
  /** The answer was lost, and the record could not be read again, or doesn't tell. */
  outcomeUnknown:
    'No answer was received, so the result is unknown. It could not be read again either. Check before you try again.',
  /** The answer was lost, but the record has the change. */
  foundDone: (done: string) =>
    `${done}. No answer was received, but the record was read again and shows it.`,
  /** The server answered with an error of its own, but the record has the change. */
  succeededDespiteError:
    'The server reported an error, but the record has the change. Check it before you try again.',
  /**
   * R260: the answer was lost, and the server made the change only after the record was read again.
   */
  madeLate: 'The change was made after all: the record has it now. Check it before you try again.',
  /** A newer build has replaced files that this page still needs. */
  newVersion: 'A part of the console could not be loaded. Save your work, then reload the page.',
  /** A dialog, a menu or another part whose file is missing. The screen stays. */
  partMissing: 'A part of the console could not be loaded.',
  partCrashed: 'A part of the console stopped working.',
} as const;
