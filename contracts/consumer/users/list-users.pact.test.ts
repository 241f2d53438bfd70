import { describe, expect } from 'vitest';
import { listUsers } from '~/features/users/api';
import { userMessages } from '~/features/users/messages';
import { buildUser } from '../../../tests/fixtures/users';
import { failureOf } from '../failures';
import { interaction, type Request } from '../interaction';
import { count, id, isoTime, role, rowAmongOthers, rows, text } from '../matchers';
import { holdsPages } from '../parameters';
import { refusals } from '../refusals';

const pageOf = (page: number): Request => ({
  method: 'GET',
  path: '/admin/users',
  query: { page: String(page), page_size: '20' },
});

const user = buildUser({ last_login: undefined });
const active = { ...user, last_login: '2026-03-14T18:40:11Z' };
const row = {
  id: id(user.id),
  full_name: text(user.full_name),
  email: text(user.email),
  role: role(user.role),
  date_joined: isoTime(user.date_joined),
};

describe('listUsers', () => {
  interaction(
    {
      given: ['users exist', { count: 3 }],
      uponReceiving: 'a request for the first page of users',
      request: pageOf(1),
      answer: { status: 200, body: { count: count(4), results: rows(row) } },
    },
    async () =>
      expect(await listUsers({ page: 1, pageSize: 20 })).toEqual({ count: 4, results: [user] }),
  );

  interaction(
    {
      given: ['users exist', { count: 21 }],
      uponReceiving: 'a request for the second page of users',
      request: pageOf(2),
      answer: { status: 200, body: { count: count(22), results: rows(row) } },
    },
    async () =>
      expect(await listUsers({ page: 2, pageSize: 20 })).toEqual({ count: 22, results: [user] }),
  );

  interaction(
    {
      given: ['users exist', { count: 1 }],
      uponReceiving: 'a request for the first page of users, one of whom has signed in',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          count: count(2),
          results: rowAmongOthers({ ...row, last_login: isoTime(active.last_login) }),
        },
      },
    },
    async () => expect((await listUsers({ page: 1, pageSize: 20 })).results).toEqual([active]),
  );

  // 'All pages' then asks for 100 rows a page. It reads only the status (R281).
  interaction(
    {
      given: ['a page may have 100 rows at most', {}],
      uponReceiving: 'a request for 1,000 users',
      request: { ...pageOf(1), query: { page: '1', page_size: '1000' } },
      answer: { status: 400 },
    },
    async () =>
      expect(await failureOf(listUsers({ page: 1, pageSize: 1000 }))).toMatchObject({
        status: 400,
      }),
  );

  refusals({
    name: 'a request for the first page of users',
    request: pageOf(1),
    run: () => listUsers({ page: 1, pageSize: 20 }),
    policy: userMessages.listFailed,
    defaultMessage: 'Error fetching users',
  });

  // The admin is one of the four.
  holdsPages({
    given: ['users exist', { count: 3 }],
    total: 4,
    name: 'users',
    path: '/admin/users',
    row,
    answer: (results, total) => ({ count: total, results }),
    run: listUsers,
  });
});
