import { buildMessage } from '../fixtures/errors';
import { allPayouts, buildPayoutPage } from '../fixtures/payouts';
import { api } from './api';
import { matchesTransactionQuery, pageOf } from './query';

export const payoutHandlers = [
  api.get('/admin/payouts', ({ query, response }) => {
    const rows = allPayouts.filter(matchesTransactionQuery(query));
    return response(200).json(buildPayoutPage(pageOf(query, 10), rows));
  }),
  api.post('/admin/payouts/{id}/accept', ({ response }) =>
    response(200).json(buildMessage('Payout approved.')),
  ),
  api.post('/admin/payouts/{id}/reject', ({ response }) =>
    response(200).json(buildMessage('Payout rejected.')),
  ),
];
