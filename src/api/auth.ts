import { callWithoutToken } from './session/client';
import { once } from './http/inFlight';
import { readObject } from './http/page';
import { readTokens, type Tokens } from './session/session';
import type { LoginRequest, LoginResponse } from './types';

function readLogin(body: LoginResponse | undefined) {
  const { access, refresh } = readObject(readObject(body).data);
  return readTokens(access, refresh);
}

/** Signs in with an admin's email and password and resolves with the tokens. Rejects with an ApiError; a 401 means wrong credentials. */
export const login = (credentials: LoginRequest): Promise<Tokens> =>
  once(`login ${JSON.stringify(credentials)}`, () =>
    callWithoutToken((api) => api.POST('/admin/auth/login', { body: credentials }), readLogin),
  );
