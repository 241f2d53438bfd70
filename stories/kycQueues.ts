import { fn } from 'storybook/test';
import {
  type KycQueue,
  type QueuePerson,
  type QueueResult,
  newScan,
  type KycScan,
} from '~/features/kyc/queue/queue';
import type { KycQueueSearch } from '~/features/kyc/queue/KycQueueSummaryScreen';
import type { UserDetail } from '~/api/types';
import { many } from '../tests/fixtures/people';
import { buildNthUserDetail, buildUserPage } from '../tests/fixtures/users';

const { count } = buildUserPage();
const paid = [4, 8, 24];
/** Whose documents are pending: those of pending payouts, then all but the first person. */
const waiting = [
  ...paid,
  ...many(count, Number).filter((index) => index > 0 && !paid.includes(index)),
];

export const queueUser = (index: number): UserDetail => buildNthUserDetail(waiting[index] ?? 0);

/** A person in the queue. The first three have pending payouts. */
export function queuePerson(index: number): QueuePerson {
  const { id, full_name } = queueUser(index);
  return { id: String(id), name: full_name, hasPendingPayout: index < paid.length };
}

/** A queue with this many documents. The first ones have these results. */
export const buildQueue = (
  count: number,
  results: readonly (QueueResult | undefined)[] = [],
): KycQueue =>
  many(count, (index) => ({
    person: queuePerson(Math.floor(index / 2)),
    type: index % 2 === 0 ? 'id' : 'address1',
    ...(results[index] && { result: results[index] }),
  }));

/** A search that has read the records of this many of all users. */
export const buildScan = (looked: number, change: Partial<KycScan> = {}): KycScan => ({
  ...newScan,
  stage: 'users',
  total: count,
  known: many(looked + (change.failed?.length ?? 0), (index) => String(index)),
  ...change,
});

export const buildSearch = (change: Partial<KycQueueSearch> = {}): KycQueueSearch => ({
  queue: buildQueue(12, ['approved', 'rejected', 'skipped', 'skipped']),
  scan: buildScan(20),
  status: 'scanning',
  onStop: fn(),
  onResume: fn(),
  onTryAgain: fn(),
  ...change,
});

const failed = many(5, queuePerson).slice(2);

/** Three records could not be read. */
export const unreadSearch = (): KycQueueSearch => buildSearch({ scan: buildScan(20, { failed }) });

/** The server doesn't respond. */
export const outageSearch = (): KycQueueSearch =>
  buildSearch({
    trouble: 'The users could not be loaded. Network error - no response received',
    scan: buildScan(20),
  });
