import { HttpResponse } from 'msw';
import type { Payout } from '~/api/types';
import { buildMessage } from '../../tests/fixtures/errors';
import { approvedKycRecord } from '../../tests/fixtures/kyc';
import { buildPayout, buildPayoutPage, buildPayouts } from '../../tests/fixtures/payouts';
import { daysAgo } from '../../tests/fixtures/time';
import { buildTransactionPage, buildWallet } from '../../tests/fixtures/wallet';
import { tronAddress } from '../../tests/fixtures/addresses';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { matchesTransactionQuery, pageOf } from '../../tests/msw/query';

let payouts: Payout[] = [];
let decisions: string[] = [];
let isListCut = false;
let loseAnswers = 0;

/** Starts with this many payouts. Every fourth one is disbursed, the others are pending. */
export function resetPayouts(count = 26): void {
  decisions = [];
  isListCut = false;
  loseAnswers = 0;
  payouts = buildPayouts(count).map((payout, index) => ({
    ...payout,
    status: payout.status === 'disbursed' ? 'disbursed' : 'pending',
    // Of all addresses, that of `buildPayout` has no valid checksum.
    pay_address: tronAddress(index),
  }));
}

/** The changes that another admin makes meanwhile. */
export function changePayout(id: number, change: Partial<Payout>): void {
  payouts = payouts.map((payout) => (payout.id === id ? { ...payout, ...change } : payout));
}

/** The decisions that arrived, for example '4001 approved'. */
export const decisionsSent = (): readonly string[] => decisions;

/** From now on the list doesn't respond. */
export function cutList(): void {
  isListCut = true;
}

/** The next decisions are carried out, but their responses are lost. */
export function loseNextAnswers(count: number): void {
  loseAnswers = count;
}

function decide(id: string, status: 'approved' | 'rejected') {
  decisions.push(`${id} ${status}`);
  const payout = payouts.find((one) => String(one.id) === id);
  if (payout?.status !== 'pending')
    return HttpResponse.json(
      { message: `This payout has already been ${payout?.status ?? 'removed'}.` },
      { status: 409 },
    );
  changePayout(Number(id), { status });
  if (loseAnswers > 0) {
    loseAnswers -= 1;
    return HttpResponse.error();
  }
  return HttpResponse.json(buildMessage(`Payout ${status} successfully`));
}

/** The calls of the payouts. Decisions really change the list. */
export const payoutsBackend = [
  api.get('/admin/payouts', ({ query, response }) =>
    isListCut
      ? response.untyped(HttpResponse.error())
      : response(200).json(
          buildPayoutPage(pageOf(query, 10), payouts.filter(matchesTransactionQuery(query))),
        ),
  ),
  api.post('/admin/payouts/{id}/accept', ({ params, response }) =>
    response.untyped(decide(params.id, 'approved')),
  ),
  api.post('/admin/payouts/{id}/reject', ({ params, response }) =>
    response.untyped(decide(params.id, 'rejected')),
  ),
  api.get('/admin/users/{id}/kyc', ({ response }) => response(200).json(approvedKycRecord)),
  api.get('/admin/users/{id}/wallet', ({ response }) => response(200).json(buildWallet())),
  api.get('/admin/users/{id}/wallet/transactions', ({ params, query, response }) => {
    const own = payouts.find(({ user }) => String(user?.id) === params.id);
    const earlier = buildPayout({ ...own, id: 3900, status: 'disbursed', created_at: daysAgo(90) });
    return response(200).json(buildTransactionPage(pageOf(query, 10), [earlier]));
  }),
  ...dashboardHandlers,
];
