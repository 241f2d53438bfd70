import { call } from './client';
import { once } from './inFlight';
import { readAnyObject, readPage, type Page } from './page';
import type { Id, ListPayoutsQuery, Message, Payout } from './types';

/** The filters of the payouts' list, and its page, counted from 1. Days and amounts include both ends (R112). */
export type PayoutPageQuery = Omit<ListPayoutsQuery, 'page' | 'page_size'> & { page: number; pageSize: number };

/** One page of payouts of all users, newest first. An aborted `signal` ends the wait with an AbortError. */
export const listPayouts = ({ page, pageSize, ...filters }: PayoutPageQuery, signal?: AbortSignal): Promise<Page<Payout>> =>
  call((api) => api.GET('/admin/payouts', { params: { query: { page, page_size: pageSize, ...filters } }, signal }), readPage<Payout>);

/** The server's words; undefined when it said nothing that can be shown. */
function readMessage(body: Message | undefined): string | undefined {
  const message: unknown = readAnyObject(body)?.message;
  return typeof message === 'string' && message.trim() ? message : undefined;
}

/** Approves a pending payout and resolves with the server's message. 409 when it was decided before. */
export const acceptPayout = (id: Id): Promise<string | undefined> =>
  once(`acceptPayout ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/payouts/{id}/accept', { params: { path: { id } } }), readMessage));

/** Rejects a pending payout and resolves with the server's message; fails as `acceptPayout` does. */
export const rejectPayout = (id: Id): Promise<string | undefined> =>
  once(`rejectPayout ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/payouts/{id}/reject', { params: { path: { id } } }), readMessage));
