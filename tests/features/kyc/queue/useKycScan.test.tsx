import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getKycInTurn } from '~/features/kyc/api';
import { clearSession, saveSession } from '~/api/session/session';
import { useKycScan } from '~/features/kyc/queue/useKycScan';
import { checkedCount, kycResultOf, kycScan, nextKycBatch } from '~/features/kyc/queue/queue';
import { buildKycIdProof, buildKycRecord } from '../../../fixtures/kyc';
import { newProvider, serve } from '../../../api/reading/fakeServer';
import { forgetOwn } from '~/lib/storage/store';

const waits = buildKycRecord({ id_proof: buildKycIdProof(), address_proof: [] });
const none = () => new Response(null, { status: 404 });
const userOf = (id: number) => ({ id, full_name: `User ${id}` });

interface Server {
  /** How many users there are: ids from 1, in pages of ten. */
  users: number;
  /** The users of pending payouts. */
  paid?: readonly number[];
  kyc?: (id: number) => Response | Promise<Response>;
  list?: () => Response | undefined;
}

const idOf = (call: string) => Number(/users\/(\d+)\/kyc/.exec(call)?.[1]);

function open({ users, paid = [], kyc = none, list }: Server) {
  const calls = serve((_request, call) => {
    const id = idOf(call);
    if (id) return kyc(id);
    if (call.includes('/admin/payouts'))
      return Response.json({
        count: paid.length,
        results: paid.map((of) => ({ id: 4000 + of, user: userOf(of) })),
      });
    const page = Number(/page=(\d+)/.exec(call)?.[1]);
    const first = (page - 1) * 10 + 1;
    const results = Array.from(
      { length: Math.max(0, Math.min(10, users - first + 1)) },
      (_, index) => userOf(first + index),
    );
    return list?.() ?? Response.json({ count: users, results });
  });
  return { calls, ...renderHook(() => useKycScan(), { wrapper: newProvider() }) };
}

const read = (calls: readonly string[]) => calls.map(idOf).filter(Boolean);
const found = () => kycScan.read().queue.map(({ person, type }) => `${person.id} ${type}`);

describe('the search for documents that wait', () => {
  it('reads the users of pending payouts, then all; each of them once, four at a time (R247, R248)', async () => {
    let now = 0;
    let most = 0;
    const { calls, result } = open({
      users: 25,
      paid: [24, 7, 7],
      kyc: async (id) => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve));
        now -= 1;
        return id % 8 === 0 ? Response.json(waits) : none();
      },
    });
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(calls.filter((call) => call.includes('payouts'))).toEqual([
      'GET /admin/payouts?page=1&page_size=100&status=pending',
    ]);
    expect(calls.filter((call) => call.startsWith('GET /admin/users?'))).toEqual([
      // How many there are.
      'GET /admin/users?page=1&page_size=1',
      'GET /admin/users?page=1&page_size=100',
      'GET /admin/users?page=2&page_size=10',
      'GET /admin/users?page=3&page_size=10',
    ]);
    const others = Array.from({ length: 25 }, (_, index) => index + 1).filter(
      (id) => id !== 24 && id !== 7,
    );
    expect(read(calls)).toEqual([24, 7, ...others]);
    expect(most).toBe(4);
    expect(found()).toEqual(['24 id', '8 id', '16 id']);
    expect(result.current.queue.map(({ person }) => person.hasPendingPayout)).toEqual([
      true,
      false,
      false,
    ]);
    expect([checkedCount(result.current.scan), result.current.scan.total]).toEqual([25, 25]);
  });

  it('shares its four calls with the records that are read meanwhile (R431)', async () => {
    const held: (() => void)[] = [];
    const kyc = (id: number) =>
      new Promise<Response>((resolve) =>
        held.push(() => resolve(new Response(null, { status: id === 91 ? 500 : 404 }))),
      );
    const { calls, result } = open({ users: 8, kyc });
    await waitFor(() => expect(held).toHaveLength(4));
    const others = Promise.allSettled([91, 92].map((id) => getKycInTurn(id)));
    held.splice(0, 1).forEach((answer) => answer());
    await waitFor(() => expect(read(calls)).toEqual([1, 2, 3, 4, 91]));
    await waitFor(() => {
      held.splice(0, 1).forEach((answer) => answer());
      expect(result.current.status).toBe('done');
    });
    expect((await others).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(read(calls)).toEqual([1, 2, 3, 4, 91, 92, 5, 6, 7, 8]);
  });

  it('stops, and goes on where it was after a reload', async () => {
    const gate: (() => void)[] = [];
    const slow = () => new Promise<Response>((resolve) => gate.push(() => resolve(none())));
    const first = open({ users: 12, kyc: slow });
    await waitFor(() => expect(gate).toHaveLength(4));
    act(() => gate.splice(0).forEach((answer) => answer()));
    await waitFor(() => expect(gate).toHaveLength(4));
    act(() => first.result.current.stop());
    expect(first.result.current.status).toBe('stopped');
    await act(async () => {
      gate.splice(0).forEach((answer) => answer());
      await Promise.resolve();
    });
    first.unmount();
    const { calls, result } = open({ users: 12 });
    expect([result.current.status, checkedCount(result.current.scan), calls]).toEqual([
      'stopped',
      4,
      [],
    ]);
    act(() => result.current.resume());
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(read(calls)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('rests with 50 documents, and looks for the next ones when asked to', async () => {
    const { calls, result } = open({ users: 70, kyc: () => Response.json(waits) });
    await waitFor(() => expect(result.current.status).toBe('full'));
    expect([found().length, Math.max(...read(calls))]).toEqual([50, 50]);
    act(() => kycResultOf('1', 'id')('approved'));
    act(() => kycResultOf('2', 'id')('skipped'));
    act(nextKycBatch);
    await waitFor(() => expect(result.current.status).toBe('full'));
    // What was not reached is still there.
    expect([found()[0], found().at(-1), found().length]).toEqual(['3 id', '52 id', 50]);
  });

  it('counts and names who could not be read, and reads them again when asked to', async () => {
    let isBroken = true;
    const { calls, result } = open({
      users: 6,
      kyc: (id) =>
        isBroken && id === 2 ? new Response(null, { status: 500 }) : Response.json(waits),
    });
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.scan.failed.map(({ name }) => name)).toEqual(['User 2']);
    expect([checkedCount(result.current.scan), result.current.trouble]).toEqual([5, undefined]);
    isBroken = false;
    act(() => result.current.tryAgain());
    await waitFor(() => expect(found()).toHaveLength(6));
    expect(read(calls)).toEqual([1, 2, 3, 4, 5, 6, 2]);
    expect(result.current.scan.failed).toEqual([]);
  });

  it.each([
    ['a list', 'users', { list: () => new Response(null, { status: 503 }) }],
    ['any of four records', 'records', { kyc: () => new Response(null, { status: 503 }) }],
  ] as const)(
    'rests if it can’t read %s, and goes on by itself (promise 9)',
    async (_what, what, broken) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      let isDown = true;
      const { result } = open({
        users: 12,
        kyc: () => ('kyc' in broken && isDown ? broken.kyc() : none()),
        list: () => ('list' in broken && isDown ? broken.list() : undefined),
      });
      await waitFor(() =>
        expect(result.current.trouble).toMatchObject({ what, error: { status: 503 } }),
      );
      isDown = false;
      await act(() => vi.advanceTimersByTimeAsync(45_000));
      await waitFor(() => expect(result.current.status).toBe('done'));
      expect(checkedCount(result.current.scan) + result.current.scan.failed.length).toBe(12);
    },
  );

  it('ends with a 403, and asks for nothing more', async () => {
    const { calls, result } = open({ users: 12, kyc: () => new Response(null, { status: 403 }) });
    await waitFor(() => expect(result.current.trouble?.error.status).toBe(403));
    expect(read(calls)).toHaveLength(4);
  });
});

describe('the queue of this tab', () => {
  it("is nobody else's, and a late result is not noted in another admin's (promise 10)", async () => {
    const { result, unmount } = open({ users: 1, kyc: () => Response.json(waits) });
    await waitFor(() => expect(result.current.status).toBe('done'));
    unmount();
    const note = kycResultOf('1', 'id');
    const scan = kycScan.read();
    saveSession({ v: 1, access: 'a', refresh: 'r', user: { email: 'eve@example.com' } });
    expect([kycScan.read().queue, kycScan.read().known]).toEqual([[], []]);
    kycScan.write(scan);
    note('approved');
    expect(kycScan.read().queue[0]?.result).toBeUndefined();
    clearSession();
    forgetOwn();
    expect(kycScan.read().queue).toEqual([]);
  });
});
