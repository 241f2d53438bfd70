import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newChallenge, challengeFormValues } from '~/features/challenges/form/form';
import { generalMessages } from '~/api/messages';
import { useListReading } from '~/api/reading/reading';
import { challengeMessages } from '~/features/challenges/messages';
import { challengesSource, useChallenge } from '~/features/challenges/api';
import { useCreateChallenge } from '~/features/challenges/form/ChallengeCreatePage';
import { useUpdateChallenge } from '~/features/challenges/form/EvaluationPage';
import { buildChallenge, buildChallengeInput } from '../../fixtures/challenges';
import { newProviderWithToasts, serve } from '../../api/reading/fakeServer';

const challenge = buildChallenge({ id: 7 });
const opened = challengeFormValues(challenge);
const pageOf = (challengeClass: 'challenge' | 'skill_check') => ({
  challengeClass,
  page: 1,
  pageSize: 10,
});
const body = newChallenge(challengeFormValues(buildChallengeInput()), 'challenge');

describe('useCreateChallenge', () => {
  const openForm = async (
    create: () => Response | Promise<Response>,
    list = () => Response.json({ count: 0, results: [] }),
  ) => {
    const calls = serve((request) => (request.method === 'POST' ? create() : list()));
    const { texts, wrapper } = newProviderWithToasts();
    const screen = renderHook(
      () => ({
        list: useListReading(challengesSource(pageOf('challenge'))),
        creation: useCreateChallenge(() => undefined),
      }),
      { wrapper },
    );
    await waitFor(() => expect(screen.result.current.list.data).toBeDefined());
    calls.length = 0;
    return { calls, texts, ...screen };
  };

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
      const { result, calls, texts } = await openForm(
        () => {
          isSent = true;
          return cut();
        },
        () => Response.json(isSent ? { count: 1, results: [made] } : { count: 0, results: [] }),
      );
      await act(() => result.current.creation.run(body));
      expect(texts).toEqual([generalMessages.foundDone(challengeMessages.created)]);
      await waitFor(() =>
        expect(calls).toEqual(['POST /admin/challenges/create/', looked, listed]),
      );
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
    const { texts, wrapper } = newProviderWithToasts();
    const screen = renderHook(
      () => ({ challenge: useChallenge('7'), saving: useUpdateChallenge('7', {}) }),
      { wrapper },
    );
    await waitFor(() => expect(screen.result.current.challenge.data).toEqual(challenge));
    Object.assign(server, there);
    calls.length = 0;
    return { calls, server, texts, ...screen };
  };

  it('reads the challenge again, sends only what changed, and shows the response', async () => {
    const sent: unknown[] = [];
    const { result, calls, texts } = await open((changes) => {
      sent.push(changes);
      return Response.json({ ...challenge, challenge_fee: 450 });
    });
    await act(() => result.current.saving.run(opened, { ...opened, challenge_fee: '450' }));
    expect(texts).toEqual([challengeMessages.updated]);
    expect(calls).toEqual(['GET /admin/challenges/7/', 'PATCH /admin/challenges/7/']);
    expect(sent).toEqual([{ challenge_fee: 450 }]);
    expect(result.current.challenge.data).toMatchObject({ challenge_fee: 450 });
  });

  it('whose answer was lost is found made if the challenge has what was sent (R32)', async () => {
    const after = { challenge_fee: '450.00' };
    const { result, calls, server, texts } = await open(() => {
      Object.assign(server, after);
      return new Response(null, { status: 504 });
    });
    await act(() => result.current.saving.run(opened, { ...opened, challenge_fee: '450' }));
    expect(texts).toEqual([generalMessages.foundDone(challengeMessages.updated)]);
    expect(calls.slice(0, 3)).toEqual([
      'GET /admin/challenges/7/',
      'PATCH /admin/challenges/7/',
      'GET /admin/challenges/7/',
    ]);
    expect(result.current.challenge.data).toMatchObject(after);
  });
});
