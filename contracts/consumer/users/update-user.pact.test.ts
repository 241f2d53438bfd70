import { describe, expect } from 'vitest';
import type { UserUpdate } from '~/api/types';
import { updateUser } from '~/features/users/api';
import { userMessages } from '~/features/users/messages';
import { apiErrors } from '../../../tests/fixtures/errors';
import { expectServerMessage, failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { id, pathWithId, rows, text, type Template } from '../matchers';
import { refusals } from '../refusals';

const userId = 1042;
const changing = (changes: Record<string, Template>): Request => ({
  method: 'PATCH',
  path: pathWithId('/admin/users/', userId, '/update'),
  body: changes,
});

const changes = {
  phone_number: '+351 910 555 012',
  country: null,
  address: { town: 'Porto' },
} satisfies UserUpdate;
const newEmail = { email: 'ines.carvalho@example.com' } satisfies UserUpdate;
const misspelt = { email: 'ines.carvalho@' } satisfies UserUpdate;
const nobody = 'User not found.';
const ownRole = 'You cannot take the admin role from your own account.';
const taken = 'A user with this email already exists.';

// Only changed fields are sent, null clears a field, and the answer is the whole user (R9).
describe('updateUser', () => {
  interaction(
    {
      given: ['a user with every detail has this id', { id: userId }],
      uponReceiving: 'a change of a phone number, a country and a town of this user',
      request: changing(changes),
      answer: {
        status: 200,
        body: {
          id: id(userId),
          full_name: text('Amara Okafor'),
          phone_number: changes.phone_number,
          address: { home_address: text('14 Marina Road'), town: 'Porto' },
        },
      },
    },
    async () =>
      expect(await updateUser(userId, changes)).toMatchObject({
        id: userId,
        phone_number: changes.phone_number,
        address: changes.address,
      }),
  );

  const names = { first_name: 'Ama', last_name: 'Mensah' };
  interaction(
    {
      given: ['a user has this id', { id: userId }],
      uponReceiving: 'a change of the name and the role of this user',
      request: changing({ ...names, role: 'admin' }),
      answer: { status: 200, body: { id: id(userId), full_name: 'Ama Mensah', role: 'admin' } },
    },
    async () =>
      expect(await updateUser(userId, { ...names, role: 'admin' })).toMatchObject({
        full_name: 'Ama Mensah',
        role: 'admin',
      }),
  );

  const { message, errors = {} } = apiErrors[400];
  interaction(
    {
      given: ['a user has this id', { id: userId }],
      uponReceiving: 'a change to an email that the service refuses',
      request: changing(misspelt),
      answer: {
        status: 400,
        body: {
          message: text(message),
          errors: { email: rows(text('Enter a valid email address.')) },
        },
      },
    },
    async () =>
      expect(await failureOf(updateUser(userId, misspelt))).toMatchObject({
        status: 400,
        serverMessage: message,
        fields: errors,
      }),
  );

  interaction(
    {
      given: ['no user has this id', { id: userId }],
      uponReceiving: 'a change of an email of this user',
      request: changing(newEmail),
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(updateUser(userId, newEmail), 404, userMessages.updateFailed, nobody),
  );

  interaction(
    {
      given: ['a user has this id, and another user an email', { id: userId, ...newEmail }],
      uponReceiving: 'a change of this user to the email of the other one',
      request: changing(newEmail),
      answer: { status: 409, body: messageBody(taken) },
    },
    () => expectServerMessage(updateUser(userId, newEmail), 409, userMessages.updateFailed, taken),
  );

  // R203.
  interaction(
    {
      given: ['the signed-in admin has this id', { id: userId }],
      uponReceiving: 'a change that takes the admin role from this user',
      request: changing({ role: 'user' }),
      answer: { status: 409, body: messageBody(ownRole) },
    },
    () =>
      expectServerMessage(
        updateUser(userId, { role: 'user' }),
        409,
        userMessages.updateFailed,
        ownRole,
      ),
  );

  refusals({
    name: 'a change of a user',
    request: { method: 'PATCH', path: `/admin/users/${userId}/update`, body: newEmail },
    run: () => updateUser(userId, newEmail),
    policy: userMessages.updateFailed,
    defaultMessage: 'Error while updating user',
  });
});
