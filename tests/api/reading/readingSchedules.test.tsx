import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import bundle from '../../../openapi/openapi.bundle.json';
import { useChallenge, challengesSource } from '~/features/challenges/api';
import { useCompetition, competitionsSource } from '~/features/competitions/api';
import { useConversation } from '~/features/support/chat/useConversation';
import { usePositions, accountsSource, mt5UsersSource } from '~/features/trading/api';
import { payoutsSource, transactionsSource, useWallet } from '~/features/payouts/api';
import { useListReading } from '~/api/reading/reading';
import { useUser, useUsers } from '~/features/users/api';
import { isSoak, patient, printCount, seed } from '../../propertyRuns';
import { newProvider, serve } from './fakeServer';
import type { Source } from '~/api/reading/prefetch';
import { useKyc } from '~/features/kyc/api';

interface Seen {
  data?: unknown;
  isPlaceholder?: boolean;
}

/** The queries of a hook, and the hook. The response to every query names its own call. */
interface Read {
  queries: fc.Arbitrary<unknown>;
  use: (query: unknown) => Seen;
}

/** The only place where the query's type is dropped. */
const read = <Query,>(queries: fc.Arbitrary<Query>, use: (query: Query) => Seen): Read => ({
  queries,
  use: (query) => use(query as Query),
});

const listOf =
  <Query, Data>(source: (query: Query) => Source<Data>) =>
  (query: Query) =>
    useListReading(source(query));

const page = fc.integer({ min: 1, max: 3 });
const search = fc.constantFrom('o', 'ok', 'oka');
const id = fc.constantFrom(7, 8, 'usr_9');
const size = fc.constant(20);

const reads: Record<string, Read> = {
  listUsers: read(fc.record({ page, pageSize: size }), useUsers),
  listPayouts: read(
    fc.record({ page, pageSize: size, status: fc.constantFrom('pending', 'approved') }),
    (query) => useListReading(payoutsSource(query)),
  ),
  listChallenges: read(
    fc.record({
      page,
      pageSize: size,
      challengeClass: fc.constantFrom('challenge', 'skill_check'),
    }),
    listOf(challengesSource),
  ),
  listCompetitions: read(fc.record({ page, pageSize: size }), listOf(competitionsSource)),
  listTradingAccounts: read(
    fc.record({ page, pageSize: size, search, phase: fc.constantFrom(0, 3) }),
    listOf(accountsSource),
  ),
  listMt5Users: read(
    fc.record({
      page,
      pageSize: size,
      search,
      account_status: fc.constantFrom('active', 'inactive'),
    }),
    listOf(mt5UsersSource),
  ),
  listWalletTransactions: read(
    fc.record({
      id,
      query: fc.record({ page, pageSize: size, type: fc.constantFrom('debit', 'credit') }),
    }),
    ({ id: of, query }) => useListReading(transactionsSource(of, query)),
  ),
  listTicketMessages: read(id, (of) => ({
    data: withResults(useConversation(String(of), false).messages),
  })),
  getUser: read(id, useUser),
  getKyc: read(id, useKyc),
  getWallet: read(id, useWallet),
  getChallenge: read(id, useChallenge),
  getCompetition: read(id, useCompetition),
  getAccountPositions: read(id, usePositions),
};

const withResults = (results: unknown) => (results === undefined ? undefined : { results });

const answerTo = (call: string) =>
  Response.json({ mark: call, count: 45, results: [{ mark: call }] });

const markOf = (data: unknown): unknown => {
  const { mark, results } = (data ?? {}) as { mark?: unknown; results?: { mark?: unknown }[] };
  return mark ?? results?.[0]?.mark;
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The call that a query makes, found by making only that one. */
async function callOf({ use }: Read, query: unknown): Promise<unknown> {
  serve((_request, call) => answerTo(call));
  const { result, unmount } = renderHook(use, { initialProps: query, wrapper: newProvider() });
  await act(nextTask);
  unmount();
  expect(markOf(result.current.data)).toEqual(expect.stringMatching(/^GET /));
  return markOf(result.current.data);
}

async function checkSchedule(
  reading: Read,
  scheduler: fc.Scheduler,
  visits: readonly unknown[],
  coins: Iterator<boolean>,
  known: Map<string, unknown>,
): Promise<void> {
  const expected: unknown[] = [];
  for (const visit of visits) {
    const key = JSON.stringify(visit);
    if (!known.has(key)) known.set(key, await callOf(reading, visit));
    expected.push(known.get(key));
  }
  serve((_request, call) => scheduler.schedule(Promise.resolve(answerTo(call)), call));
  const { result, rerender, unmount } = renderHook(reading.use, {
    initialProps: visits[0],
    wrapper: newProvider(),
  });
  const own = () => (result.current.isPlaceholder ? undefined : markOf(result.current.data));
  for (const [index, visit] of visits.entries()) {
    rerender(visit);
    expect([expected[index], undefined]).toContain(own());
    await act(async () => {
      await nextTask();
      if (scheduler.count() > 0 && coins.next().value) await scheduler.waitNext(1);
    });
    expect([expected[index], undefined]).toContain(own());
  }
  for (let turn = 0; turn < 50 && own() !== expected.at(-1); turn += 1) {
    expect([expected.at(-1), undefined]).toContain(own());
    await act(async () => {
      await nextTask();
      await scheduler.waitIdle();
    });
  }
  expect(own()).toBe(expected.at(-1));
  // Open requests are waited for, because the same request is not sent twice at once, not even by
  // the next run.
  await act(() => scheduler.waitIdle());
  unmount();
}

it('covers every call of the document that reads by a page, a filter or an id', () => {
  interface Call {
    operationId: string;
    parameters?: unknown[];
  }
  const gets = Object.values(
    bundle.paths as Record<string, { get?: Call; parameters?: unknown[] }>,
  ).filter(({ get, parameters }) => get?.parameters ?? (get && parameters));
  expect(Object.keys(reads).sort()).toEqual(gets.map(({ get }) => get?.operationId).sort());
});

it.each(Object.entries(reads))(
  '%s: answers in any order are never shown as those to another question (promise 3)',
  async (name, reading) => {
    let checked = 0;
    const known = new Map<string, unknown>();
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(reading.queries, { minLength: 2, maxLength: 6 }),
        fc.infiniteStream(fc.boolean()),
        async (scheduler, visits, coins) => {
          await checkSchedule(reading, scheduler, visits, coins, known);
          checked += 1;
        },
      ),
      { seed, numRuns: isSoak ? 300 : 12 },
    );
    printCount(`schedules of ${name}`, checked);
  },
  patient,
);
