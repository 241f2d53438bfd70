import { describe, expect } from 'vitest';
import { login } from '~/features/auth/api';
import type { LoginRequest } from '~/api/types';
import { authMessages } from '~/features/auth/messages';
import { apiErrors } from '../../../tests/fixtures/errors';
import { buildLoginRequest, buildLoginResponse } from '../../../tests/fixtures/auth';
import { expectDefaultMessage, expectServerMessage, failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { rows, text, token } from '../matchers';

const signingIn = ({ email, password }: LoginRequest): Request => ({
  method: 'POST',
  path: '/admin/auth/login',
  body: { email, password },
  isOpen: true,
});

const credentials = buildLoginRequest();
const { access, refresh } = buildLoginResponse().data;
const wrongPassword = 'Invalid email or password';
const noAdmin = 'Only admins may use this console.';

describe('login', () => {
  interaction(
    {
      given: ['an admin can sign in', credentials],
      uponReceiving: 'a sign-in with these credentials',
      request: signingIn(credentials),
      answer: { status: 200, body: { data: { access: token(access), refresh: token(refresh) } } },
    },
    async () => expect(await login(credentials)).toEqual({ access, refresh }),
  );

  const mistyped = buildLoginRequest({ password: 'not-the-password' });
  interaction(
    {
      given: ['an admin can sign in', credentials],
      uponReceiving: 'a sign-in with another password',
      request: signingIn(mistyped),
      answer: { status: 401, body: messageBody(wrongPassword) },
    },
    () => expectServerMessage(login(mistyped), 401, authMessages.loginFailed, wrongPassword),
  );

  const misspelt = buildLoginRequest({ email: 'admin@' });
  const { message, errors = {} } = apiErrors[400];
  interaction(
    {
      given: ['an admin can sign in', credentials],
      uponReceiving: 'a sign-in with an email that the service refuses',
      request: signingIn(misspelt),
      answer: {
        status: 400,
        body: {
          message: text(message),
          errors: { email: rows(text('Enter a valid email address.')) },
        },
      },
    },
    async () =>
      expect(await failureOf(login(misspelt))).toMatchObject({
        status: 400,
        serverMessage: message,
        fields: errors,
      }),
  );

  interaction(
    {
      given: ['an account without the admin role can sign in', credentials],
      uponReceiving: 'a sign-in with these credentials',
      request: signingIn(credentials),
      answer: { status: 403, body: messageBody(noAdmin) },
    },
    () => expectServerMessage(login(credentials), 403, authMessages.loginFailed, noAdmin),
  );

  interaction(
    {
      given: ['the service is unavailable', {}],
      uponReceiving: 'a sign-in',
      request: signingIn(credentials),
      answer: { status: 503 },
    },
    () =>
      expectDefaultMessage(
        login(credentials),
        503,
        authMessages.loginFailed,
        'Please check your credentials and try again.',
      ),
  );
});
