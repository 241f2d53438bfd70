import type { operations, paths } from '../../src/api/schema.gen';

export type OperationName = keyof operations;

export interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: keyof paths;
}

/**
 * Method and path of each operation, for overrides by name. A test compares this table with the
 * OpenAPI document.
 */
export const endpoints: Record<OperationName, Endpoint> = {
  login: { method: 'post', path: '/admin/auth/login' },
  refreshTokens: { method: 'post', path: '/account/auth/token/refresh' },
  getDashboard: { method: 'get', path: '/admin/dashboard' },
  listUsers: { method: 'get', path: '/admin/users' },
  createUser: { method: 'post', path: '/admin/users' },
  getUserStats: { method: 'get', path: '/admin/users/stats' },
  getUser: { method: 'get', path: '/admin/users/{id}' },
  updateUser: { method: 'patch', path: '/admin/users/{id}/update' },
  deleteUser: { method: 'delete', path: '/admin/users/{id}/delete' },
  getKyc: { method: 'get', path: '/admin/users/{id}/kyc' },
  decideKycId: { method: 'post', path: '/admin/users/{id}/kyc/id/action' },
  decideKycAddress1: { method: 'post', path: '/admin/users/{id}/kyc/address1/action' },
  decideKycAddress2: { method: 'post', path: '/admin/users/{id}/kyc/address2/action' },
  decideKyc: { method: 'post', path: '/admin/users/{id}/kyc/{type}/action' },
  getWallet: { method: 'get', path: '/admin/users/{id}/wallet' },
  listWalletTransactions: { method: 'get', path: '/admin/users/{id}/wallet/transactions' },
  listPayouts: { method: 'get', path: '/admin/payouts' },
  acceptPayout: { method: 'post', path: '/admin/payouts/{id}/accept' },
  rejectPayout: { method: 'post', path: '/admin/payouts/{id}/reject' },
  listChallenges: { method: 'get', path: '/admin/challenges' },
  createChallenge: { method: 'post', path: '/admin/challenges/create/' },
  getChallenge: { method: 'get', path: '/admin/challenges/{id}/' },
  updateChallenge: { method: 'patch', path: '/admin/challenges/{id}/' },
  listTickets: { method: 'get', path: '/admin/ticket' },
  closeTicket: { method: 'post', path: '/admin/ticket/{id}/close' },
  listTicketMessages: { method: 'get', path: '/admin/ticket/{id}/messages' },
  sendTicketMessage: { method: 'post', path: '/admin/ticket/{id}/messages' },
  listTradingAccounts: { method: 'get', path: '/admin/mt5/accounts' },
  getAccountPositions: { method: 'get', path: '/admin/mt5/account/{login}/positions' },
  listMt5Users: { method: 'get', path: '/admin/mt5/users' },
  issueFundedAccount: { method: 'post', path: '/admin/mt5/user/{id}/issue-funded-account' },
  listCompetitions: { method: 'get', path: '/admin/competitions' },
  getCompetition: { method: 'get', path: '/admin/competition/{id}' },
  createCompetition: { method: 'post', path: '/admin/competition/create' },
  endCompetition: { method: 'post', path: '/admin/competition/{id}/end' },
};
