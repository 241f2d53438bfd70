import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveSession } from '~/api/session/session';
import type { KycDocumentType } from '~/api/types';
import { kycDocument, kycDocuments } from '~/features/kyc/model';
import { useKyc } from '~/features/kyc/api';
import { kycMessages } from '~/features/kyc/messages';
import { generalMessages } from '~/api/messages';
import {
  overviewDecisions,
  reviewDecisions,
  useKycDecision,
} from '~/features/kyc/documents/useDecideKyc';
import { buildKycRecord } from '../../../fixtures/kyc';
import { newProviderWithToasts, serve } from '../../../api/reading/fakeServer';
import { safety } from '../../../safety';

const decisionsOf = { overview: overviewDecisions, review: reviewDecisions };
type KycPage = keyof typeof decisionsOf;

const approvedId = {
  ...buildKycRecord(),
  id_proof: { ...buildKycRecord().id_proof, status: 'approved' as const },
};

type Verdict = 'approved' | 'rejected';

function useDecisions(id: number, page: KycPage, conflicts: unknown[]) {
  const { run, isBusy, wasDecided } = useKycDecision(id, decisionsOf[page], {
    onConflict: (cause) => conflicts.push(cause) > 0,
  });
  const decide = (type: KycDocumentType, status: Verdict, skipRecheck = false) =>
    run({ document: kycDocument(buildKycRecord(), type), status, skipRecheck });
  return { decide, isBusy, wasDecided };
}

const foundApproved = generalMessages.foundDone(kycMessages.decided('id', 'approved'));

const unchanged = () => Response.json(buildKycRecord());

async function open({
  decide = () => Response.json({}),
  read,
  page = 'overview',
}: {
  decide?: () => Response | Promise<Response>;
  read?: (count: number) => Response;
  page?: KycPage;
}) {
  let reads = 0;
  const calls = serve((request) => {
    if (request.method === 'POST') return decide();
    reads += 1;
    return read?.(reads) ?? Response.json(reads <= 2 ? buildKycRecord() : approvedId);
  });
  const { texts, wrapper } = newProviderWithToasts();
  const conflicts: unknown[] = [];
  const screen = renderHook(
    ({ id }: { id: number }) => ({ kyc: useKyc(id), decisions: useDecisions(id, page, conflicts) }),
    { initialProps: { id: 7 }, wrapper },
  );
  await waitFor(() => expect(screen.result.current.kyc.data).toBeDefined());
  const statuses = () => kycDocuments(screen.result.current.kyc.data).map(({ status }) => status);
  const sent = () => calls.filter((call) => call.startsWith('POST'));
  const decided = (...wanted: Parameters<ReturnType<typeof useDecisions>['decide']>) =>
    act(() => screen.result.current.decisions.decide(...wanted));
  return { calls, sent, statuses, texts, conflicts, decided, ...screen };
}

describe('useKycDecision', () => {
  it('shows the decision at once, then the server’s state', async () => {
    let release: () => void = () => undefined;
    const { result, statuses, calls, texts } = await open({
      decide: () =>
        new Promise((resolve) => {
          release = () => resolve(Response.json({ message: 'ok' }));
        }),
    });
    let outcome: ReturnType<typeof result.current.decisions.decide> | undefined;
    act(() => {
      outcome = result.current.decisions.decide('id', 'approved');
    });
    await waitFor(() => expect(statuses()).toEqual(['approved', 'pending', 'pending']));
    expect(result.current.decisions).toMatchObject({ isBusy: true });
    expect(calls).toEqual([
      'GET /admin/users/7/kyc',
      'GET /admin/users/7/kyc',
      'POST /admin/users/7/kyc/id/action',
    ]);
    await act(async () => {
      release();
      await outcome;
    });
    expect(texts).toEqual([kycMessages.decided('id', 'approved')]);
    await waitFor(() => expect(calls.length).toBe(4));
    expect(calls[3]).toBe('GET /admin/users/7/kyc');
    expect(statuses()).toEqual(['approved', 'pending', 'pending']);
    expect(result.current.decisions.isBusy).toBe(false);
    expect(
      (['id', 'address1', 'address2'] as const).map(result.current.decisions.wasDecided),
    ).toEqual([true, false, false]);
  });

  it('keeps a decision made here even if the server still says pending (section 4), for this user only', async () => {
    const { result, rerender, statuses, decided } = await open({
      read: unchanged,
    });
    await decided('address2', 'rejected');
    await waitFor(() => expect(statuses()).toEqual(['pending', 'pending', 'pending']));
    expect(result.current.decisions.wasDecided('address2')).toBe(true);
    rerender({ id: 8 });
    expect(result.current.decisions.wasDecided('address2')).toBe(false);
  });

  it('is kept in this tab over leaving and returning, for this admin only (R35)', async () => {
    const { decided, unmount } = await open({
      read: unchanged,
    });
    await decided('id', 'approved');
    unmount();
    const again = await open({
      read: unchanged,
      page: 'review',
    });
    expect(again.result.current.decisions.wasDecided('id')).toBe(true);
    saveSession({ v: 1, access: 'a', refresh: 'r', user: { email: 'other@example.com' } });
    again.rerender({ id: 7 });
    expect(again.result.current.decisions.wasDecided('id')).toBe(false);
  });

  it('sends nothing if a colleague has decided the document meanwhile, and shows that', async () => {
    const { decided, conflicts, statuses, sent, texts } = await open({
      read: (count) => Response.json(count === 1 ? buildKycRecord() : approvedId),
    });
    await decided('id', 'rejected');
    expect(conflicts).toMatchObject([{ found: 'approved' }]);
    expect(texts).toEqual([]);
    expect(statuses()).toEqual(['approved', 'pending', 'pending']);
    expect(sent()).toEqual([]);
  });

  it('sends nothing if the record can’t be read just before, but does all the same if asked to (R36)', async () => {
    const { decided, conflicts, sent } = await open({
      read: (count) =>
        count === 2 ? new Response(null, { status: 500 }) : Response.json(buildKycRecord()),
    });
    await decided('id', 'approved');
    expect(conflicts).toMatchObject([{ found: { status: 500 } }]);
    expect(sent()).toEqual([]);
    await decided('id', 'approved', true);
    expect(sent(), safety('sent once')).toHaveLength(1);
  });

  it.each([
    [409, { message: 'ID proof has already been rejected.' }],
    [500, null],
    [0, null],
    [504, null],
  ])("a failure with %i puts it back, reads again and is the caller's", async (status, body) => {
    const { result, statuses, calls, sent, texts, decided } = await open({
      decide: () =>
        status === 0 ? Promise.reject(new TypeError('cut')) : Response.json(body, { status }),
      read: unchanged,
    });
    await decided('id', 'approved');
    expect(texts).toEqual([
      status === 0 ? generalMessages.network : (body?.message ?? 'Error during update'),
    ]);
    expect(statuses()).toEqual(['pending', 'pending', 'pending']);
    expect(result.current.decisions).toMatchObject({ isBusy: false });
    expect(result.current.decisions.wasDecided('id')).toBe(false);
    expect(calls.slice(0, 3)).toEqual([
      'GET /admin/users/7/kyc',
      'GET /admin/users/7/kyc',
      'POST /admin/users/7/kyc/id/action',
    ]);
    await waitFor(() => expect(calls.at(-1)).toBe('GET /admin/users/7/kyc'));
    expect(sent(), safety('sent once')).toHaveLength(1);
  });

  it('whose answer was lost is found made (R32)', async () => {
    const { result, statuses, texts, decided } = await open({
      decide: () => Promise.reject(new TypeError('cut')),
    });
    await decided('id', 'approved');
    expect(texts).toEqual([foundApproved]);
    await waitFor(() => expect(statuses()).toEqual(['approved', 'pending', 'pending']));
    expect(result.current.decisions.wasDecided('id')).toBe(true);
  });

  it('is unknown if the record can’t be read afterwards, and can be looked for again', async () => {
    const { decided, texts } = await open({
      decide: () => new Response(null, { status: 502 }),
      read: (count) =>
        count === 3 || count === 4
          ? new Response(null, { status: 503 })
          : Response.json(count < 3 ? buildKycRecord() : approvedId),
    });
    const refusal = await decided('id', 'approved');
    await act(async () => refusal?.lookAgain?.());
    expect(texts).toEqual([generalMessages.outcomeUnknown, foundApproved]);
  });

  it('100 decisions at once, about any document, send one request', async () => {
    const { result, sent, texts } = await open({});
    await act(() =>
      Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          result.current.decisions.decide(
            (['id', 'address1', 'address2'] as const)[index % 3] ?? 'id',
            index % 2 ? 'approved' : 'rejected',
          ),
        ),
      ),
    );
    expect(texts).toHaveLength(1);
    expect(sent()).toEqual(['POST /admin/users/7/kyc/id/action']);
  });

  it.each(['overview', 'review'] as const)('on the %s: the paths of R17', async (page) => {
    const { decided, sent } = await open({ page });
    for (const type of ['id', 'address1', 'address2'] as const) await decided(type, 'approved');
    expect(sent()).toEqual(
      ['id', 'address1', 'address2'].map((type) => `POST /admin/users/7/kyc/${type}/action`),
    );
  });
});
