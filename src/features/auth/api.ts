import { callWithoutToken } from '~/api/session/client';
import { once } from '~/api/http/inFlight';
import { readObject } from '~/api/http/page';
import { readTokens, type Tokens } from '~/api/session/session';
import type { LoginRequest, LoginResponse } from '~/api/types';

function readLogin(body: LoginResponse | undefined) {
  const { access, refresh } = readObject(readObject(body).data);
  return readTokens(access, refresh);
}

export const login = (credentials: LoginRequest): Promise<Tokens> =>
  once(['login', credentials], () =>
    callWithoutToken((api) => api.POST('/admin/auth/login', { body: credentials }), readLogin),
  );
