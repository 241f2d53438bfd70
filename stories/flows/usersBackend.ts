import type { User } from '~/api/types';
import { HttpResponse } from 'msw';
import { buildMessage } from '../../tests/fixtures/errors';
import { fixedNow } from '../../tests/fixtures/time';
import { buildUser, buildUserDetail, buildUserPage, buildUsers } from '../../tests/fixtures/users';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { mt5Handlers } from '../../tests/msw/markets';
import { supportHandlers } from '../../tests/msw/support';
import { walletHandlers } from '../../tests/msw/wallet';
import { pageOf } from '../../tests/msw/query';

let users: User[] = [];
let isDown = false;

/** Starts with 47 users on three pages. With `isDown`, lists fail until `bringUp`. */
export function resetUsers({ isDown: down = false } = {}): void {
  users = buildUsers(47);
  isDown = down;
}

export function bringUp(): void {
  isDown = false;
}

/** The calls of the user list. They really add and delete users. */
export const usersBackend = [
  api.get('/admin/users', ({ query, response }) =>
    isDown
      ? response.untyped(new HttpResponse(null, { status: 500 }))
      : response(200).json(buildUserPage(pageOf(query, 20), users)),
  ),
  api.get('/admin/users/{id}', ({ params, response }) => {
    const user = users.find(({ id }) => String(id) === params.id);
    return user
      ? response(200).json(buildUserDetail(user))
      : response.untyped(HttpResponse.json(buildMessage('User not found.'), { status: 404 }));
  }),
  api.post('/admin/users', async ({ request, response }) => {
    const { first_name, last_name, email } = await request.json();
    const user = buildUser({
      id: 5001,
      full_name: `${first_name} ${last_name}`,
      email,
      date_joined: fixedNow,
      last_login: null,
    });
    users = [user, ...users];
    return response(201).json(user);
  }),
  api.delete('/admin/users/{id}/delete', ({ params, response }) => {
    users = users.filter((user) => String(user.id) !== params.id);
    return response(200).json(buildMessage('User deleted.'));
  }),
  ...walletHandlers,
  ...mt5Handlers,
  ...supportHandlers,
  ...dashboardHandlers,
];
