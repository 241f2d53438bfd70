import { describe, expect } from 'vitest';
import type { NewUser } from '~/api/types';
import { createUser } from '~/features/users/api';
import { userMessages } from '~/features/users/messages';
import { apiErrors } from '../../../tests/fixtures/errors';
import { buildNewUser, buildUser } from '../../../tests/fixtures/users';
import { expectServerMessage, failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { id, rows, text } from '../matchers';
import { refusals } from '../refusals';

const adding = ({ first_name, last_name, email }: NewUser): Request => ({
  method: 'POST',
  path: '/admin/users',
  body: { first_name, last_name, email },
});

const newUser = buildNewUser();
const created = buildUser({ id: 1043 });
const taken = 'A user with this email already exists.';

describe('createUser', () => {
  // The console reads the list again afterwards, so it needs only the id from the answer (R3).
  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new user',
      request: adding(newUser),
      answer: { status: 201, body: { id: id(created.id) } },
    },
    async () => expect(await createUser(newUser)).toEqual({ id: created.id }),
  );

  const misspelt = buildNewUser({ email: 'ines.carvalho@' });
  const { message, errors = {} } = apiErrors[400];
  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new user with an email that the service refuses',
      request: adding(misspelt),
      answer: {
        status: 400,
        body: {
          message: text(message),
          errors: { email: rows(text('Enter a valid email address.')) },
        },
      },
    },
    async () =>
      expect(await failureOf(createUser(misspelt))).toMatchObject({
        status: 400,
        serverMessage: message,
        fields: errors,
      }),
  );

  // The form marks the fields of a 422 as it does those of a 400 (R204).
  interaction(
    {
      given: ['a refused field is a 422', {}],
      uponReceiving: 'a new user with an email that the service refuses',
      request: adding(misspelt),
      answer: {
        status: 422,
        body: {
          message: text(message),
          errors: { email: rows(text('Enter a valid email address.')) },
        },
      },
    },
    async () =>
      expect(await failureOf(createUser(misspelt))).toMatchObject({
        status: 422,
        serverMessage: message,
        fields: errors,
      }),
  );

  interaction(
    {
      given: ['an email is in use', { email: newUser.email }],
      uponReceiving: 'a new user with the email that is in use',
      request: adding(newUser),
      answer: { status: 409, body: messageBody(taken) },
    },
    () => expectServerMessage(createUser(newUser), 409, userMessages.createFailed, taken),
  );

  refusals({
    name: 'a new user',
    request: adding(newUser),
    run: () => createUser(newUser),
    policy: userMessages.createFailed,
    defaultMessage: 'Error while adding user',
  });
});
