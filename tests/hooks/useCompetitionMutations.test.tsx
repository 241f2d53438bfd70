import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCompetition } from '../../src/hooks/useCompetition';
import { useCompetitionCreation } from '../../src/hooks/useCompetitionCreation';
import { useCompetitionEnding } from '../../src/hooks/useCompetitionEnding';
import { useCompetitions } from '../../src/hooks/useCompetitions';
import { buildCompetition, buildCompetitionDetail, buildCompetitionPage, buildNewCompetition } from '../fixtures/competitions';
import { newProvider, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const listCall = 'GET /admin/competitions?page=1&page_size=20';
const detailCall = 'GET /admin/competition/71';
const page = () => Response.json(buildCompetitionPage({}, [buildCompetition(), buildCompetition({ id: 72 })]));
const detail = () => Response.json(buildCompetitionDetail());

async function open(change: () => Response | Promise<Response>, read: (call: string) => Response | Promise<Response> = (call) => (call === listCall ? page() : detail())) {
  const calls = serve((request, call) => (request.method === 'GET' ? read(call) : change()));
  const screen = renderHook(
    () => ({ list: useCompetitions({ page: 1, pageSize: 20 }), detail: useCompetition('71'), ending: useCompetitionEnding(), creation: useCompetitionCreation() }),
    { wrapper: newProvider() },
  );
  await waitFor(() => { expect(screen.result.current.list.data && screen.result.current.detail.data).toBeDefined(); });
  calls.length = 0;
  return { calls, ...screen };
}

const answer = (status: number, message?: string) => () => (status === 0 ? Promise.reject(new TypeError('cut')) : Response.json({ message }, { status }));

describe('useCompetitions and useCompetition', () => {
  it('keep the totals beside the page, and the leaderboard beside the competition', async () => {
    const { result } = await open(answer(200));
    expect(result.current.list.data).toMatchObject({ count: 2, totals: { active: 1, participants: 296, total_prize: '17000.00' } });
    expect(result.current.detail.data).toMatchObject({ id: 71, results: [{ trader_name: 'Amara Okafor' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}] });
  });
});

describe('useCompetitionEnding', () => {
  it('shows it as ended in the list and on its own page once the server has confirmed it, then both are read again', async () => {
    let isAnswered = false;
    const { result, calls } = await open(answer(200, 'Ended.'), (call) => (isAnswered ? new Promise(() => undefined) : call === listCall ? page() : detail()));
    isAnswered = true;
    await act(async () => { expect(await result.current.ending.end(71)).toBe(true); });
    expect(result.current.list.data?.results.map(({ is_active }) => is_active)).toEqual([false, true]);
    expect(result.current.detail.data).toMatchObject({ is_active: false, results: { length: 12 } });
    expect(calls[0]).toBe('POST /admin/competition/71/end');
    expect(calls.slice(1).sort()).toEqual([detailCall, listCall]);
  });

  it('whatever is clicked, it is one request (promise 1)', async () => {
    const { result, calls } = await open(answer(200, 'Ended.'));
    await act(async () => {
      const all = await Promise.all(Array.from({ length: 100 }, () => result.current.ending.end(71)));
      expect(all.filter(Boolean)).toEqual([true]);
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /admin/competition/71/end']);
  });

  it.each([[409, 'This competition has already ended.'], [404, 'Competition not found.'], [503, undefined], [0, undefined]])('a failure with %i changes nothing by itself, and both are read again', async (status, message) => {
    const { result, calls } = await open(answer(status, message));
    await act(async () => { await expect(result.current.ending.end(71)).rejects.toMatchObject({ name: 'ApiError', status, serverMessage: message }); });
    await waitFor(() => { expect(calls.slice(1).sort()).toEqual([detailCall, listCall]); });
    expect(result.current.detail.data?.is_active).toBe(true);
    expect(result.current.ending.isBusy).toBe(false);
  });
});

describe('useCompetitionCreation', () => {
  it('creates one, then the list is read again; until then its rows are placeholders', async () => {
    let isAnswered = false;
    const { result, calls } = await open(() => Response.json(buildCompetition({ id: 99 }), { status: 201 }), (call) => (isAnswered ? new Promise(() => undefined) : call === listCall ? page() : detail()));
    isAnswered = true;
    await act(async () => { expect(await result.current.creation.create(buildNewCompetition())).toBe(true); });
    expect(calls).toEqual(['POST /admin/competition/create', listCall]);
    expect(result.current.list).toMatchObject({ isPlaceholder: true, data: { count: 2 } });
  });

  it.each([[201, '{}'], [200, '[]'], [204, null]])('is done with %i and %j', async (status, text) => {
    const { result } = await open(() => new Response(text, { status }));
    await act(async () => { expect(await result.current.creation.create(buildNewCompetition())).toBe(true); });
  });

  it('sent a hundred times it is one request (promise 1)', async () => {
    const { result, calls } = await open(() => Response.json(buildCompetition({ id: 99 }), { status: 201 }));
    await act(async () => {
      const all = await Promise.all(Array.from({ length: 100 }, () => result.current.creation.create(buildNewCompetition())));
      expect(all.filter(Boolean)).toHaveLength(1);
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /admin/competition/create']);
  });

  it.each([400, 503, 0])('after a failure with %i the list is read again too: the answer may have been lost', async (status) => {
    const { result, calls } = await open(answer(status));
    await act(async () => { await expect(result.current.creation.create(buildNewCompetition())).rejects.toMatchObject({ status }); });
    await waitFor(() => { expect(calls).toContain(listCall); });
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});
