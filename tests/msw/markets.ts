import { buildMessage } from '../fixtures/errors';
import {
  buildAccountPositions,
  buildMt5UserPage,
  buildMt5Users,
  buildTradingAccountPage,
  buildTradingAccounts,
} from '../fixtures/markets';
import { api } from './api';
import { matchesSearch, pageOf } from './query';

export const mt5Handlers = [
  api.get('/admin/mt5/accounts', ({ query, response }) => {
    const phase = query.get('phase');
    const rows = buildTradingAccounts()
      .filter(({ step }) => phase === null || step === Number(phase))
      .filter(matchesSearch(query.get('search')));
    return response(200).json(buildTradingAccountPage(pageOf(query, 20), rows));
  }),
  api.get('/admin/mt5/account/{login}/positions', ({ response }) =>
    response(200).json(buildAccountPositions()),
  ),
  api.get('/admin/mt5/users', ({ query, response }) => {
    const status = query.get('account_status');
    const type = query.get('account_type');
    const rows = buildMt5Users()
      .filter(({ is_active }) => status === null || is_active === (status === 'active'))
      .filter((user) => type === null || user[type])
      .filter(matchesSearch(query.get('search')));
    return response(200).json(buildMt5UserPage(pageOf(query, 10), rows));
  }),
  api.post('/admin/mt5/user/{id}/issue-funded-account', ({ response }) =>
    response(200).json(buildMessage('Funded account issued.')),
  ),
];
