import { callOpenly } from './client';
import { once } from './inFlight';
import { readObject } from './page';
import { readTokens, type Tokens } from './session';
import type { LoginRequest, LoginResponse } from './types';

function readLogin(body: LoginResponse | undefined) {
  const { access, refresh } = readObject(readObject(body).data);
  return readTokens(access, refresh);
}

/** Checks an admin's credentials and resolves with the tokens to sign in with. Rejects with an ApiError; a 401 here means wrong credentials. */
export const login = (credentials: LoginRequest): Promise<Tokens> =>
  once(`login ${JSON.stringify(credentials)}`, () => callOpenly((api) => api.POST('/admin/auth/login', { body: credentials }), readLogin));
