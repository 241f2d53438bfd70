import { ApiError } from './errors';
import { exchange } from './exchange';
import { refresh } from './refresh';
import { clearSession, readSession } from './session';
import { callOver, type Operation, type Read } from './transport';

/**
 * Makes a request with the session's access token. After a 401 the tokens are refreshed and the request is made once more; a second 401
 * ends the session (R8). Nothing else is ever repeated.
 */
export async function withSession(attempt: (access: string) => Promise<Response>): Promise<Response> {
  const session = readSession();
  if (!session) throw new ApiError(401);
  const response = await attempt(session.access);
  if (response.status !== 401) return response;
  const renewed = await refresh(session);
  if (!renewed) return response;
  const second = await attempt(renewed.access);
  if (second.status === 401) clearSession({ onlyIf: renewed.access });
  return second;
}

const send = (request: Request) =>
  withSession((access) => {
    const copy = request.clone();
    copy.headers.set('Authorization', `Bearer ${access}`);
    return exchange(copy);
  });

/** Makes a call as the signed-in admin. Resolves with what `read` makes of the answer; every failure is an ApiError. */
export const call = <Data, Result>(operation: Operation<Data>, read: Read<Data, Result>): Promise<Result> => callOver(send, operation, read);

/** Makes a call without a bearer, whose 401 neither refreshes nor repeats anything: for the login. */
export const callOpenly = <Data, Result>(operation: Operation<Data>, read: Read<Data, Result>): Promise<Result> => callOver(exchange, operation, read);
