import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kycDocuments } from '../../src/domain/kyc';
import { useKyc } from '../../src/hooks/useKyc';
import { useKycDecision } from '../../src/hooks/useKycDecision';
import { buildKycRecord } from '../fixtures/kyc';
import { newProvider, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const approvedId = { ...buildKycRecord(), id_proof: { ...buildKycRecord().id_proof, status: 'approved' as const } };

async function open({ decide, read, via = 'document' }: { decide: () => Response | Promise<Response>; read?: (count: number) => Response; via?: 'document' | 'type' }) {
  let reads = 0;
  const calls = serve((request) => {
    if (request.method === 'POST') return decide();
    reads += 1;
    return read?.(reads) ?? Response.json(reads === 1 ? buildKycRecord() : approvedId);
  });
  const screen = renderHook(({ id }: { id: number }) => ({ kyc: useKyc(id), decisions: useKycDecision(id, via) }), { initialProps: { id: 7 }, wrapper: newProvider() });
  await waitFor(() => { expect(screen.result.current.kyc.data).toBeDefined(); });
  const statuses = () => kycDocuments(screen.result.current.kyc.data).map(({ status }) => status);
  return { calls, statuses, ...screen };
}

describe('useKyc', () => {
  it('has no record where the server has none (R19)', async () => {
    const { result } = await open({ decide: () => Response.json({}), read: () => new Response(null, { status: 404 }) });
    expect(result.current.kyc).toMatchObject({ data: null, error: undefined, isLoading: false });
  });
});

describe('useKycDecision', () => {
  it('shows the decision at once, and then what the server says', async () => {
    let release: () => void = () => undefined;
    const { result, statuses, calls } = await open({ decide: () => new Promise((resolve) => { release = () => { resolve(Response.json({ message: 'ok' })); }; }) });
    let outcome: Promise<true | undefined> | undefined;
    act(() => { outcome = result.current.decisions.decide('id', 'approved'); });
    await waitFor(() => { expect(statuses()).toEqual(['approved', 'pending', 'pending']); });
    expect(result.current.decisions).toMatchObject({ isBusy: true });
    expect(calls).toEqual(['GET /admin/users/7/kyc', 'POST /admin/users/7/kyc/id/action']);
    await act(async () => {
      release();
      expect(await outcome).toBe(true);
    });
    await waitFor(() => { expect(calls.length).toBe(3); });
    expect(calls[2]).toBe('GET /admin/users/7/kyc');
    expect(statuses()).toEqual(['approved', 'pending', 'pending']);
    expect(result.current.decisions.isBusy).toBe(false);
    expect((['id', 'address1', 'address2'] as const).map(result.current.decisions.wasDecided)).toEqual([true, false, false]);
  });

  it('what was decided here stays so, also when the server still says pending (section 4), and for this user only', async () => {
    const { result, rerender, statuses } = await open({ decide: () => Response.json({}), read: () => Response.json(buildKycRecord()) });
    await act(async () => { await result.current.decisions.decide('address2', 'rejected'); });
    await waitFor(() => { expect(statuses()).toEqual(['pending', 'pending', 'pending']); });
    expect(result.current.decisions.wasDecided('address2')).toBe(true);
    rerender({ id: 8 });
    expect(result.current.decisions.wasDecided('address2')).toBe(false);
  });

  it.each([[409, { message: 'ID proof has already been rejected.' }], [500, null], [0, null]])('a failure with %i puts it back, reads again and is the caller\'s', async (status, body) => {
    const { result, statuses, calls } = await open({
      decide: () => (status === 0 ? Promise.reject(new TypeError('cut')) : Response.json(body, { status })),
      read: () => Response.json(buildKycRecord()),
    });
    await act(async () => { await expect(result.current.decisions.decide('id', 'approved')).rejects.toMatchObject({ name: 'ApiError', status }); });
    expect(statuses()).toEqual(['pending', 'pending', 'pending']);
    expect(result.current.decisions).toMatchObject({ isBusy: false });
    expect(result.current.decisions.wasDecided('id')).toBe(false);
    await waitFor(() => { expect(calls).toEqual(['GET /admin/users/7/kyc', 'POST /admin/users/7/kyc/id/action', 'GET /admin/users/7/kyc']); });
  });

  it('an answer that was lost after the server decided shows what the server says now (promise 1)', async () => {
    const { result, statuses } = await open({ decide: () => Promise.reject(new TypeError('cut')) });
    await act(async () => { await expect(result.current.decisions.decide('id', 'approved')).rejects.toMatchObject({ status: 0 }); });
    await waitFor(() => { expect(statuses()).toEqual(['approved', 'pending', 'pending']); });
  });

  it('100 decisions at once, of whichever document, are one request', async () => {
    const { result, calls } = await open({ decide: () => Response.json({}) });
    await act(async () => {
      const all = Array.from({ length: 100 }, (_, index) => result.current.decisions.decide((['id', 'address1', 'address2'] as const)[index % 3] ?? 'id', index % 2 ? 'approved' : 'rejected'));
      expect((await Promise.all(all)).filter(Boolean)).toEqual([true]);
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /admin/users/7/kyc/id/action']);
  });

  it.each(['document', 'type'] as const)('by %s: the paths of R17', async (via) => {
    const { result, calls } = await open({ decide: () => Response.json({}), via });
    for (const type of ['id', 'address1', 'address2'] as const) await act(async () => { await result.current.decisions.decide(type, 'approved'); });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['id', 'address1', 'address2'].map((type) => `POST /admin/users/7/kyc/${type}/action`));
  });
});
