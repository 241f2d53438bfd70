import { HttpResponse } from 'msw';
import type { Payout } from '../../src/api/types';
import { buildMessage } from '../../tests/fixtures/errors';
import { approvedKycRecord } from '../../tests/fixtures/kyc';
import { buildPayout, buildPayoutPage } from '../../tests/fixtures/payouts';
import { many, person } from '../../tests/fixtures/people';
import { daysAgo } from '../../tests/fixtures/time';
import { buildTransactionPage, buildWallet } from '../../tests/fixtures/wallet';
import { tronAddress } from '../../tests/fixtures/addresses';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { matchesTransactionQuery, pageOf } from '../../tests/msw/query';

let payouts: Payout[] = [];
let decisions: string[] = [];
let loseAnswers = 0;

/** Starts with this many payouts. Every fourth one is disbursed, the others are pending. */
export function resetPayouts(count = 26): void {
  decisions = [];
  loseAnswers = 0;
  payouts = many(count, (index) => {
    const { id, fullName } = person(index);
    return buildPayout({
      id: 4001 + index,
      transaction_id: `PO-2026-${String(index + 1).padStart(4, '0')}`,
      status: index % 4 === 3 ? 'disbursed' : 'pending',
      price_amount: `${40 + index * 75}.25`,
      pay_amount: `${40 + index * 75}.00`,
      created_at: daysAgo(index + 1),
      pay_address: tronAddress(index),
      user: { id, full_name: fullName },
    });
  });
}

/** The changes that another admin makes meanwhile. */
export function changePayout(id: number, change: Partial<Payout>): void {
  payouts = payouts.map((payout) => (payout.id === id ? { ...payout, ...change } : payout));
}

/** The decisions that arrived, for example '4001 approved'. */
export const decisionsSent = (): readonly string[] => decisions;

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
    response(200).json(
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
