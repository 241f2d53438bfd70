import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newChallenge } from '../../src/domain/challengeChanges';
import { challengeFormValues } from '../../src/domain/challengeForm';
import { useChallenge } from '../../src/hooks/useChallenge';
import { useChallengeCreation } from '../../src/hooks/useChallengeCreation';
import { useChallenges } from '../../src/hooks/useChallenges';
import { isChallengeConflict, useChallengeUpdate } from '../../src/hooks/useChallengeUpdate';
import { buildChallenge, buildChallengeInput } from '../fixtures/challenges';
import { newProvider, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const challenge = buildChallenge({ id: 7 });
const opened = challengeFormValues(challenge);
const pageOf = (challengeClass: 'challenge' | 'skill_check') => ({ challengeClass, page: 1, pageSize: 10 });
const body = newChallenge(challengeFormValues(buildChallengeInput()), 'challenge');

describe('useChallenges', () => {
  it('reads a page of its class', async () => {
    const calls = serve(() => Response.json({ count: 1, results: [challenge] }));
    const { result } = renderHook(() => useChallenges(pageOf('skill_check')), { wrapper: newProvider() });
    await waitFor(() => { expect(result.current.data).toEqual({ count: 1, results: [challenge] }); });
    expect(calls).toEqual(['GET /admin/challenges?page=1&page_size=10&challenge_class=skill_check']);
  });
});

describe('useChallenge', () => {
  it('reads nothing without an id', () => {
    const calls = serve(() => Response.json(challenge));
    const { result } = renderHook(() => useChallenge(undefined), { wrapper: newProvider() });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(calls).toEqual([]);
  });
});

describe('useChallengeCreation', () => {
  const openForm = async (create: () => Response | Promise<Response>) => {
    const calls = serve((request) => (request.method === 'POST' ? create() : Response.json({ count: 0, results: [] })));
    const screen = renderHook(() => ({ list: useChallenges(pageOf('challenge')), creation: useChallengeCreation() }), { wrapper: newProvider() });
    await waitFor(() => { expect(screen.result.current.list.data).toBeDefined(); });
    calls.length = 0;
    return { calls, ...screen };
  };

  it('100 presses are one request, and the lists are read again', async () => {
    const { result, calls } = await openForm(() => Response.json({ id: 299 }, { status: 201 }));
    await act(async () => {
      const made = await Promise.all(Array.from({ length: 100 }, () => result.current.creation.create(body)));
      expect(made.filter(Boolean)).toEqual([true]);
    });
    await waitFor(() => { expect(calls).toEqual(['POST /admin/challenges/create/', 'GET /admin/challenges?page=1&page_size=10&challenge_class=challenge']); });
    expect(result.current.creation.isBusy).toBe(false);
  });

  it('a lost answer is a failure that is never sent again, and the lists are read (promise 1)', async () => {
    const { result, calls } = await openForm(() => Promise.reject(new TypeError('cut')));
    await act(async () => { await expect(result.current.creation.create(body)).rejects.toMatchObject({ status: 0 }); });
    await waitFor(() => { expect(calls).toHaveLength(2); });
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});

describe('useChallengeUpdate', () => {
  const open = async (patch: (body: unknown) => Response | Promise<Response>, there: object = {}) => {
    const server = { ...challenge };
    const calls = serve(async (request) => (request.method === 'PATCH' ? patch(await request.json()) : Response.json(server)));
    const screen = renderHook(() => ({ challenge: useChallenge('7'), saving: useChallengeUpdate('7') }), { wrapper: newProvider() });
    await waitFor(() => { expect(screen.result.current.challenge.data).toEqual(challenge); });
    Object.assign(server, there);
    calls.length = 0;
    return { calls, ...screen };
  };

  it('reads the challenge again, sends only what changed, and shows the answer', async () => {
    const sent: unknown[] = [];
    const { result, calls } = await open((changes) => {
      sent.push(changes);
      return Response.json({ ...challenge, challenge_fee: 450 });
    });
    await act(async () => { expect(await result.current.saving.update(opened, { ...opened, challenge_fee: '450' })).toMatchObject({ challenge_fee: 450 }); });
    expect(calls).toEqual(['GET /admin/challenges/7/', 'PATCH /admin/challenges/7/']);
    expect(sent).toEqual([{ challenge_fee: 450 }]);
    expect(result.current.challenge.data).toMatchObject({ challenge_fee: 450 });
  });

  it('overwrites nobody\'s change', async () => {
    const { result, calls } = await open(() => Response.json({}), { challenge_fee: '475.00' });
    const failure: unknown = await act(() => result.current.saving.update(opened, { ...opened, challenge_fee: '450' }).catch((error: unknown) => error));
    expect(isChallengeConflict(failure)).toBe(true);
    expect(failure).toMatchObject({ fields: ['challenge_fee'], fresh: { challenge_fee: '475.00' } });
    expect(calls).toEqual(['GET /admin/challenges/7/']);
  });

  it('nothing changed: no call', async () => {
    const { result, calls } = await open(() => Response.json({}));
    await act(async () => { expect(await result.current.saving.update(opened, { ...opened, account_size: '100000' })).toBeUndefined(); });
    expect(calls).toEqual([]);
  });
});
