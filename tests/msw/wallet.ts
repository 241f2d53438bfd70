import { buildTransactionPage, buildTransactions, buildWallet } from '../fixtures/wallet';
import { api } from './api';
import { matchesTransactionQuery, pageOf } from './query';

export const walletHandlers = [
  api.get('/admin/users/{id}/wallet', ({ response }) => response(200).json(buildWallet())),
  api.get('/admin/users/{id}/wallet/transactions', ({ query, response }) => {
    const type = query.get('type');
    const rows = buildTransactions(23)
      .filter((row) => type === null || row.type === type)
      .filter(matchesTransactionQuery(query));
    return response(200).json(buildTransactionPage(pageOf(query, 10), rows));
  }),
];
