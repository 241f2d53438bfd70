import { generalMessages } from './general';

/** How a failed call is put into words (R4, R18): the server's or a default, nothing (the screen itself says it), or the server's alone. */
export type FailurePolicy = { kind: 'serverOr'; text: string } | { kind: 'silent' } | { kind: 'serverOnly' };

/** What the words depend on; an ApiError is one. */
export interface Failure {
  status: number;
  serverMessage?: string;
}

export const serverOr = (text: string): FailurePolicy => ({ kind: 'serverOr', text });

/** R4: the server's message; the network message without a response; otherwise the default. Undefined means that nothing is said. */
export function failureText(policy: FailurePolicy, failure: Failure): string | undefined {
  if (policy.kind === 'silent') return undefined;
  if (failure.status === 0) return generalMessages.network;
  return failure.serverMessage ?? (policy.kind === 'serverOr' ? policy.text : generalMessages.failure);
}
