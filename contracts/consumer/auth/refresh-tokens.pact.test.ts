import { describe, expect } from 'vitest';
import { refresh } from '~/api/session/refresh';
import { readSession, saveSession, type Session } from '~/api/session/session';
import { apiErrors } from '../../../tests/fixtures/errors';
import { buildRefreshRequest, buildTokenPair } from '../../../tests/fixtures/auth';
import { messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { givenRefreshToken, token } from '../matchers';

const { refresh_token } = buildRefreshRequest();
const { access_token: access, refresh_token: nextRefresh } = buildTokenPair();
const request: Request = {
  method: 'POST',
  path: '/account/auth/token/refresh',
  body: { refresh_token: givenRefreshToken(refresh_token) },
  isOpen: true,
};
const uponReceiving = 'a request to swap this refresh token';

/** After a 401 the console calls `refresh` to continue the session. */
async function refreshSession(): Promise<Session | undefined> {
  const session: Session = {
    v: 1,
    access: 'access-token-1',
    refresh: refresh_token,
    user: { email: 'admin@example.com' },
  };
  saveSession(session);
  return refresh(session);
}

// The next pair of tokens replaces the old one. Any error status ends the session (R8).
describe('refreshTokens', () => {
  interaction(
    {
      given: ['a refresh token has not been used', {}],
      uponReceiving,
      request,
      answer: {
        status: 200,
        body: { access_token: token(access), refresh_token: token(nextRefresh) },
      },
    },
    async () => {
      const session = await refreshSession();
      expect(session).toMatchObject({ access, refresh: nextRefresh });
      expect(readSession()).toEqual(session);
    },
  );

  interaction(
    {
      given: ['a refresh token has long been replaced', {}],
      uponReceiving,
      request,
      answer: { status: 401, body: messageBody(apiErrors[401].message) },
    },
    expectSessionEnds,
  );

  interaction(
    {
      given: ['the service is unavailable', {}],
      uponReceiving: 'a request to swap a refresh token',
      request: { ...request, body: { refresh_token } },
      answer: { status: 503 },
    },
    expectSessionEnds,
  );
});

async function expectSessionEnds(): Promise<void> {
  expect(await refreshSession()).toBeUndefined();
  expect(readSession()).toBeUndefined();
}
