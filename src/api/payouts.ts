import { call } from './client';
import { once } from './inFlight';
import { readObject } from './page';
import type { Id, Message } from './types';

/** The server's words; undefined when it said nothing that can be shown. */
function readMessage(body: Message | undefined): string | undefined {
  const { message } = readObject<{ message?: unknown }>(body);
  return typeof message === 'string' && message.trim() ? message : undefined;
}

/** Approves a pending payout and resolves with the server's message. 409 when it was decided before; an answer without an object in it fails. */
export const acceptPayout = (id: Id): Promise<string | undefined> =>
  once(`acceptPayout ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/payouts/{id}/accept', { params: { path: { id } } }), readMessage));

/** Rejects a pending payout and resolves with the server's message; fails as `acceptPayout` does. */
export const rejectPayout = (id: Id): Promise<string | undefined> =>
  once(`rejectPayout ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/payouts/{id}/reject', { params: { path: { id } } }), readMessage));
