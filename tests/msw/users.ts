import { buildMessage } from '../fixtures/errors';
import { fixedNow } from '../fixtures/time';
import {
  buildNthUserDetail,
  buildUser,
  buildUserDetail,
  buildUserPage,
  buildUsers,
  buildUserStats,
} from '../fixtures/users';
import type { UserDetail } from '~/api/types';
import { api } from './api';
import { pageOf } from './query';

const users = buildUsers(47);

/** The user of the list with this id. Any other id gives a user too. */
function userDetail(id: unknown): UserDetail {
  const index = users.findIndex((user) => String(user.id) === String(id));
  return index < 0 ? buildUserDetail({ id: String(id) }) : buildNthUserDetail(index);
}

// The fixed path comes first: MSW uses the first handler that matches, and {id} matches anything.
export const userHandlers = [
  api.get('/admin/users', ({ query, response }) =>
    response(200).json(buildUserPage(pageOf(query, 20), users)),
  ),
  api.get('/admin/users/stats', ({ response }) => response(200).json(buildUserStats())),
  api.get('/admin/users/{id}', ({ params, response }) => response(200).json(userDetail(params.id))),
  api.post('/admin/users', async ({ request, response }) => {
    const { first_name, last_name, email } = await request.json();
    const full_name = `${first_name} ${last_name}`;
    return response(201).json(
      buildUser({ id: 5001, full_name, email, date_joined: fixedNow, last_login: null }),
    );
  }),
  api.patch('/admin/users/{id}/update', async ({ params, request, response }) => {
    const { first_name, last_name, address, ...changes } = await request.json();
    const user = userDetail(params.id);
    const [first, ...rest] = user.full_name.split(' ');
    const full_name = `${first_name ?? first} ${last_name ?? rest.join(' ')}`;
    return response(200).json({
      ...user,
      ...changes,
      full_name,
      address: { ...user.address, ...address },
    });
  }),
  api.delete('/admin/users/{id}/delete', ({ response }) =>
    response(200).json(buildMessage('User deleted.')),
  ),
];
