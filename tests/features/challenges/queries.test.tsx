import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newChallenge, challengeFormValues } from '../../../src/features/challenges/form/form';
import { useListReading } from '../../../src/api/reading/reading';
import { challengesSource, useChallenge } from '../../../src/features/challenges/api';
import { useCreateChallenge } from '../../../src/features/challenges/form/ChallengeCreatePage';
import { useUpdateChallenge } from '../../../src/features/challenges/form/EvaluationPage';
import { UnknownOutcome } from '../../../src/mutation/sendOrFind';
import { buildChallenge, buildChallengeInput } from '../../fixtures/challenges';
import { newProvider, serve } from '../../api/reading/fakeServer';
import { safety } from '../../safety';
import { UpdateConflict } from '../../../src/mutation/recordMutations';

afterEach(() => {
  vi.unstubAllGlobals();
});

const challenge = buildChallenge({ id: 7 });
const opened = challengeFormValues(challenge);
const pageOf = (challengeClass: 'challenge' | 'skill_check') => ({
  challengeClass,
  page: 1,
  pageSize: 10,
});
const body = newChallenge(challengeFormValues(buildChallengeInput()), 'challenge');

describe('challengesSource', () =>
  it('reads a page of its class', async () => {
    const calls = serve(() => Response.json({ count: 1, results: [challenge] }));
    const { result } = renderHook(() => useListReading(challengesSource(pageOf('skill_check'))), {
      wrapper: newProvider(),
    });
    await waitFor(() => expect(result.current.data).toEqual({ count: 1, results: [challenge] }));
    expect(calls).toEqual([
      'GET /admin/challenges?page=1&page_size=10&challenge_class=skill_check',
    ]);
  }));

describe('useChallenge', () =>
  it('reads nothing without an id', () => {
    const calls = serve(() => Response.json(challenge));
    const { result } = renderHook(() => useChallenge(undefined), { wrapper: newProvider() });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(calls).toEqual([]);
  }));

describe('useCreateChallenge', () => {
  const openForm = async (
    create: () => Response | Promise<Response>,
    list = () => Response.json({ count: 0, results: [] }),
  ) => {
    const calls = serve((request) => (request.method === 'POST' ? create() : list()));
    const screen = renderHook(
      () => ({
        list: useListReading(challengesSource(pageOf('challenge'))),
        creation: useCreateChallenge(() => undefined),
      }),
      {
        wrapper: newProvider(),
      },
    );
    await waitFor(() => expect(screen.result.current.list.data).toBeDefined());
    calls.length = 0;
    return { calls, ...screen };
  };

  it('100 presses send one request, and the lists are read again', async () => {
    const { result, calls } = await openForm(() => Response.json({ id: 299 }, { status: 201 }));
    await act(async () => {
      const made = await Promise.all(
        Array.from({ length: 100 }, () => result.current.creation.attempt(body)),
      );
      expect(made.filter(Boolean)).toEqual([{ result: true, isFound: false }]);
    });
    await waitFor(() =>
      expect(calls).toEqual([
        'POST /admin/challenges/create/',
        'GET /admin/challenges?page=1&page_size=10&challenge_class=challenge',
      ]),
    );
    expect(result.current.creation.isBusy).toBe(false);
  });

  describe('whose answer was lost (R32)', () => {
    const cut = () => Promise.reject(new TypeError('cut'));
    const listed = 'GET /admin/challenges?page=1&page_size=10&challenge_class=challenge';
    const looked = 'GET /admin/challenges?page=1&page_size=100&challenge_class=challenge';

    it('is found made if the list of its class has a new one of its name; nothing is sent again, the lists are read', async () => {
      let isSent = false;
      const made = buildChallenge({
        id: 299,
        name: body.name,
        created_at: new Date().toISOString(),
      });
      const { result, calls } = await openForm(
        () => {
          isSent = true;
          return cut();
        },
        () => Response.json(isSent ? { count: 1, results: [made] } : { count: 0, results: [] }),
      );
      await act(async () =>
        expect(await result.current.creation.attempt(body)).toEqual({
          result: true,
          isFound: true,
        }),
      );
      await waitFor(() =>
        expect(calls).toEqual(['POST /admin/challenges/create/', looked, listed]),
      );
    });

    it('has failed if the list has none; nothing is sent again, the lists are read', async () => {
      const { result, calls } = await openForm(cut);
      await act(async () => {
        await expect(result.current.creation.attempt(body)).rejects.toMatchObject({
          name: 'ApiError',
          status: 0,
        });
      });
      await waitFor(() =>
        expect(calls).toEqual(['POST /admin/challenges/create/', looked, listed]),
      );
    });

    it('is unknown if the list can’t be read', async () => {
      let isDown = false;
      const { result, calls } = await openForm(
        () => {
          isDown = true;
          return cut();
        },
        () =>
          isDown ? new Response(null, { status: 503 }) : Response.json({ count: 0, results: [] }),
      );
      const lost = await act(() =>
        result.current.creation.attempt(body).catch((cause: unknown) => cause),
      );
      if (!(lost instanceof UnknownOutcome)) throw new Error('its outcome is known');
      isDown = false;
      await act(async () => {
        await expect(lost.lookAgain()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
      });
      expect(
        calls.filter((call) => call.startsWith('POST')),
        safety('sent once'),
      ).toHaveLength(1);
    });
  });
});

describe('useUpdateChallenge', () => {
  const open = async (
    patch: (body: unknown) => Response | Promise<Response>,
    there: object = {},
  ) => {
    const server = { ...challenge };
    const calls = serve(async (request) =>
      request.method === 'PATCH' ? patch(await request.json()) : Response.json(server),
    );
    const screen = renderHook(
      () => ({ challenge: useChallenge('7'), saving: useUpdateChallenge('7', {}) }),
      { wrapper: newProvider() },
    );
    await waitFor(() => expect(screen.result.current.challenge.data).toEqual(challenge));
    Object.assign(server, there);
    calls.length = 0;
    return { calls, server, ...screen };
  };

  it('reads the challenge again, sends only what changed, and shows the response', async () => {
    const sent: unknown[] = [];
    const { result, calls } = await open((changes) => {
      sent.push(changes);
      return Response.json({ ...challenge, challenge_fee: 450 });
    });
    await act(async () => {
      expect(
        await result.current.saving.attempt(opened, { ...opened, challenge_fee: '450' }),
      ).toMatchObject({
        result: { challenge_fee: 450 },
        isFound: false,
      });
    });
    expect(calls).toEqual(['GET /admin/challenges/7/', 'PATCH /admin/challenges/7/']);
    expect(sent).toEqual([{ challenge_fee: 450 }]);
    expect(result.current.challenge.data).toMatchObject({ challenge_fee: 450 });
  });

  it("overwrites nobody's change", async () => {
    const { result, calls } = await open(() => Response.json({}), { challenge_fee: '475.00' });
    const failure: unknown = await act(() =>
      result.current.saving
        .attempt(opened, { ...opened, challenge_fee: '450' })
        .catch((error: unknown) => error),
    );
    expect(failure).toBeInstanceOf(UpdateConflict);
    expect(failure).toMatchObject({
      fields: ['challenge_fee'],
      fresh: { challenge_fee: '475.00' },
    });
    expect(calls).toEqual(['GET /admin/challenges/7/']);
  });

  it.each([
    [
      'is found made if the challenge has what was sent',
      { challenge_fee: '450.00' },
      { result: { challenge_fee: '450.00' }, isFound: true },
    ],
    ['has failed if the challenge is as before', {}, { name: 'ApiError', status: 504 }],
    [
      'is unknown if only a part was saved',
      { name: 'Renamed' },
      { name: 'UnknownOutcome', failure: { status: 504 } },
    ],
  ])('whose answer was lost %s (R32)', async (_name, after, outcome) => {
    const there = {};
    const { result, calls, server } = await open(() => {
      Object.assign(server, after);
      return new Response(null, { status: 504 });
    }, there);
    const values = { ...opened, challenge_fee: '450', ...('name' in after && { name: 'Renamed' }) };
    const end: unknown = await act(() =>
      result.current.saving.attempt(opened, values).catch((cause: unknown) => cause),
    );
    expect(end).toMatchObject(outcome);
    expect(calls.slice(0, 3)).toEqual([
      'GET /admin/challenges/7/',
      'PATCH /admin/challenges/7/',
      'GET /admin/challenges/7/',
    ]);
    expect(result.current.challenge.data).toMatchObject(after);
  });
});
