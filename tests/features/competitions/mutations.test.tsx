import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generalMessages } from '~/api/messages';
import { useListReading } from '~/api/reading/reading';
import { competitionsSource, useCompetition } from '~/features/competitions/api';
import { competitionMessages } from '~/features/competitions/messages';
import { useCreateCompetition } from '~/features/competitions/create/CreateCompetitionDialog';
import { useEndCompetition } from '~/features/competitions/useEndCompetition';
import {
  buildCompetition,
  buildCompetitionDetail,
  buildCompetitionPage,
  buildNewCompetition,
} from '../../fixtures/competitions';
import { newProviderWithToasts, serve } from '../../api/reading/fakeServer';
import { safety } from '../../safety';

const listCall = 'GET /admin/competitions?page=1&page_size=20';
const detailCall = 'GET /admin/competition/71';
const page = () =>
  Response.json(buildCompetitionPage({}, [buildCompetition(), buildCompetition({ id: 72 })]));
const detail = () => Response.json(buildCompetitionDetail());

async function open(
  change: () => Response | Promise<Response>,
  read: (call: string) => Response | Promise<Response> = (call) =>
    call === listCall ? page() : detail(),
) {
  const calls = serve((request, call) => (request.method === 'GET' ? read(call) : change()));
  const { texts, wrapper } = newProviderWithToasts();
  const screen = renderHook(
    () => ({
      list: useListReading(competitionsSource({ page: 1, pageSize: 20 })),
      detail: useCompetition('71'),
      ending: useEndCompetition(),
      creation: useCreateCompetition(() => undefined),
    }),
    { wrapper },
  );
  await waitFor(() =>
    expect(screen.result.current.list.data && screen.result.current.detail.data).toBeDefined(),
  );
  calls.length = 0;
  return { calls, texts, ...screen };
}

const answer = (status: number, message?: string) => () =>
  status === 0 ? Promise.reject(new TypeError('cut')) : Response.json({ message }, { status });

describe('useEndCompetition', () => {
  it('shows it as ended in the list and on its own page once the server confirms, then reads both again', async () => {
    let isAnswered = false;
    const { result, calls, texts } = await open(answer(200, 'Ended.'), (call) =>
      isAnswered ? new Promise(() => undefined) : call === listCall ? page() : detail(),
    );
    isAnswered = true;
    await act(() => result.current.ending.run(71));
    expect(texts).toEqual([competitionMessages.ended]);
    expect(result.current.list.data?.results.map(({ is_active }) => is_active)).toEqual([
      false,
      true,
    ]);
    expect(result.current.detail.data).toMatchObject({ is_active: false, results: { length: 12 } });
    expect(calls[0]).toBe('POST /admin/competition/71/end');
    expect(calls.slice(1).sort()).toEqual([detailCall, listCall]);
  });

  it.each([
    [409, 'This competition has already ended.'],
    [503, undefined],
  ])(
    'a failure with %i changes nothing by itself, and both are read again',
    async (status, message) => {
      const { result, calls, texts } = await open(answer(status, message));
      await act(() => result.current.ending.run(71));
      expect(texts).toEqual([message ?? 'Error ending competition']);
      // After a server error it is also read whether the change was made all the same (R32).
      await waitFor(() =>
        expect(calls.slice(1).sort()).toEqual([
          ...(status >= 500 ? [detailCall] : []),
          detailCall,
          listCall,
        ]),
      );
      expect(result.current.detail.data?.is_active).toBe(true);
      expect(result.current.ending.isBusy).toBe(false);
    },
  );

  describe('whose response was lost (R32)', () => {
    /** `after` returns what is read of the competition after the change was sent. */
    const openLost = async (status: number, after: () => Response) => {
      let isSent = false;
      const screen = await open(
        () => {
          isSent = true;
          return answer(status)();
        },
        (call) => (call === listCall ? page() : isSent ? after() : detail()),
      );
      return { ...screen, end: () => act(() => screen.result.current.ending.run(71)) };
    };
    const ended = () => Response.json(buildCompetitionDetail({ is_active: false }));

    it('is found made if the competition has ended', async () => {
      const { result, calls, texts, end } = await openLost(0, ended);
      await end();
      expect(texts).toEqual([generalMessages.foundDone(competitionMessages.ended)]);
      expect(result.current.detail.data?.is_active).toBe(false);
      expect(calls.slice(0, 2)).toEqual(['POST /admin/competition/71/end', detailCall]);
      await waitFor(() => expect(calls).toContain(listCall));
    });
  });
});

describe('useCreateCompetition', () => {
  it('creates one, then reads the list again; until then its rows are placeholders', async () => {
    let isAnswered = false;
    const { result, calls, texts } = await open(
      () => Response.json(buildCompetition({ id: 99 }), { status: 201 }),
      (call) => (isAnswered ? new Promise(() => undefined) : call === listCall ? page() : detail()),
    );
    isAnswered = true;
    await act(() => result.current.creation.run(buildNewCompetition()));
    expect(texts).toEqual([competitionMessages.created]);
    expect(calls).toEqual(['POST /admin/competition/create', listCall]);
    expect(result.current.list).toMatchObject({ isPlaceholder: true, data: { count: 2 } });
  });

  it.each([
    ['found made if the list has one of its name and days', {}, true],
    ['not made if that is of other days', { start_date: '2026-06-01T00:00:00Z' }, false],
    ['not made if that has another name', { name: 'Other' }, false],
  ])('whose answer was lost is %s (R32)', async (_case, other, isFound) => {
    let isSent = false;
    const { name, start_date, end_date } = buildNewCompetition();
    const made = buildCompetition({ id: 99, name, start_date, end_date, ...other });
    const { result, calls, texts } = await open(
      () => {
        isSent = true;
        return answer(0)();
      },
      (call) => {
        if (!call.startsWith('GET /admin/competitions')) return detail();
        return isSent
          ? Response.json(buildCompetitionPage({}, [buildCompetition(), made]))
          : page();
      },
    );
    await act(() => result.current.creation.run(buildNewCompetition()));
    expect(texts).toEqual([
      isFound ? generalMessages.foundDone(competitionMessages.created) : generalMessages.network,
    ]);
    await waitFor(() => expect(calls).toContain(listCall));
    expect(
      calls.filter((call) => call.startsWith('POST')),
      safety('sent once'),
    ).toHaveLength(1);
  });
});
