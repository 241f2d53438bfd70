import { generalMessages } from './messages';

/**
 * Which text a failed call shows (R18): the server's message or a default; no text, because the
 * screen itself shows the failure; or only the server's message.
 */
export type FailurePolicy =
  | { kind: 'serverOr'; text: string }
  | { kind: 'silent' }
  | { kind: 'serverOnly' };

/** What the text depends on. An ApiError has these fields. */
export interface Failure {
  status: number;
  serverMessage?: string;
}

/** The server's message, or else a default text. */
export const serverOr = (text: string): FailurePolicy => ({ kind: 'serverOr', text });

/** Nothing is said: the screen itself shows the failure. */
export const silent: FailurePolicy = { kind: 'silent' };

/** The server's message alone. */
export const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/**
 * The server's message, the network message if there was no response, otherwise the default.
 * Undefined if nothing is to be shown.
 */
export function failureText(policy: FailurePolicy, failure: Failure): string | undefined {
  if (policy.kind === 'silent') return undefined;
  if (failure.status === 0) return generalMessages.network;
  return (
    failure.serverMessage ?? (policy.kind === 'serverOr' ? policy.text : generalMessages.failure)
  );
}
