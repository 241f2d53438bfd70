import type { UserDetail } from '~/api/types';
import { buildUserDetail, buildUserStats } from '../../tests/fixtures/users';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { mt5Handlers } from '../../tests/msw/markets';
import { userHandlers } from '../../tests/msw/users';
import { walletHandlers } from '../../tests/msw/wallet';
import { buildVisibleKycRecord } from '../kycRecords';

let user: UserDetail = buildUserDetail();

export function resetUserRecord(): void {
  user = buildUserDetail();
}

/** The calls about one user. They really change the record. */
export const userRecordBackend = [
  // The fixed path comes first: {id} matches anything.
  api.get('/admin/users/stats', ({ response }) => response(200).json(buildUserStats())),
  api.get('/admin/users/{id}', ({ response }) => response(200).json(user)),
  api.get('/admin/users/{id}/kyc', ({ response }) => response(200).json(buildVisibleKycRecord())),
  api.patch('/admin/users/{id}/update', async ({ request, response }) => {
    const { first_name, last_name, address, ...changes } = await request.json();
    const [first, ...rest] = user.full_name.split(' ');
    const full_name = `${first_name ?? first ?? ''} ${last_name ?? rest.join(' ')}`;
    user = { ...user, ...changes, full_name, address: { ...user.address, ...address } };
    return response(200).json(user);
  }),
  ...userHandlers,
  ...walletHandlers,
  ...mt5Handlers,
  ...dashboardHandlers,
];
