import { describe, expect } from 'vitest';
import { getUser } from '~/features/users/api';
import { userMessages } from '~/features/users/messages';
import { buildUserAddress, buildUserDetail } from '../../../tests/fixtures/users';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { day, id, isoTime, longId, pathWithId, role, text } from '../matchers';
import { refusals } from '../refusals';

const userId = 1042;
const longUserId = '9007199254740993';
const request: Request = { method: 'GET', path: pathWithId('/admin/users/', userId, '') };
const name = 'a request for this user';

const user = buildUserDetail({ id: userId, last_login: '2026-03-14T18:40:11Z' });
const bareUser = {
  id: userId,
  full_name: user.full_name,
  email: user.email,
  role: user.role,
  date_joined: user.date_joined,
};
const row = {
  id: id(userId),
  full_name: text(user.full_name),
  email: text(user.email),
  role: role(user.role),
  date_joined: isoTime(user.date_joined),
};
const address = Object.fromEntries(
  Object.entries(buildUserAddress()).map(([field, value]) => [field, text(value ?? '')]),
);
const nobody = 'User not found.';

describe('getUser', () => {
  interaction(
    {
      given: ['a user with every detail has this id', { id: userId }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          ...row,
          last_login: isoTime('2026-03-14T18:40:11Z'),
          phone_number: text('+234 803 555 0142'),
          country: text('Nigeria'),
          date_of_birth: day('1994-07-02'),
          address,
        },
      },
    },
    async () => expect(await getUser(userId)).toEqual(user),
  );

  // Unknown values are null or missing (R5). Without an address the page has no card for it.
  interaction(
    {
      given: ['a user has this id', { id: userId }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: row,
      },
    },
    async () => expect(await getUser(userId)).toEqual(bareUser),
  );

  // JavaScript's numbers would make the neighbor ...992 of it (R48).
  interaction(
    {
      given: ['a user has this id', { id: longUserId }],
      uponReceiving: 'a request for this user, whose id is above 2^53',
      request: { method: 'GET', path: pathWithId('/admin/users/', longUserId, '') },
      answer: { status: 200, body: { ...row, id: longId(longUserId) } },
    },
    async () => expect(await getUser(longUserId)).toMatchObject({ id: longUserId }),
  );

  interaction(
    {
      given: ['no user has this id', { id: userId }],
      uponReceiving: name,
      request,
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(getUser(userId), 404, userMessages.detailFailed, nobody),
  );

  refusals({
    name: 'a request for a user',
    request: { method: 'GET', path: `/admin/users/${userId}` },
    run: () => getUser(userId),
    policy: userMessages.detailFailed,
    defaultMessage: 'Error fetching user details',
  });
});
