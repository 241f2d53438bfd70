import { ApiError } from '../http/errors';
import { once, type ActionKey } from '../http/inFlight';
import { exchange, callOver, type Operation, type Read } from '../http/transport';
import { refresh } from './refresh';
import { clearSession, noticeRemoval, readSession } from './session';

async function attemptWithSession(
  attempt: (access: string) => Promise<Response>,
): Promise<Response> {
  const session = readSession();
  if (!session) throw new ApiError(401);
  const response = await attempt(session.access);
  if (response.status !== 401) return response;
  const refreshed = await refresh(session);
  if (!refreshed) return response;
  const second = await attempt(refreshed.access);
  if (second.status === 401) clearSession({ onlyIf: refreshed.access });
  return second;
}

/**
 * After a 401 refreshes the tokens and repeats the request once; a second 401 ends the session
 * (R8). Otherwise no change is ever sent again.
 */
export const withSession = (attempt: (access: string) => Promise<Response>): Promise<Response> =>
  attemptWithSession(attempt).finally(noticeRemoval);

const send = (request: Request) =>
  withSession((access) => {
    const copy = request.clone();
    copy.headers.set('Authorization', `Bearer ${access}`);
    return exchange(copy);
  });

export const call = <Data, Result>(
  operation: Operation<Data>,
  read: Read<Data, Result>,
): Promise<Result> => callOver(send, operation, read);

/** For a change: however often it is asked for, it is sent once until it has a response. */
export const callOnce = <Data, Result = void>(
  key: ActionKey,
  operation: Operation<Data>,
  // Without `read`, the result is void.
  read: Read<Data, Result> = () => undefined as Result,
): Promise<Result> => once(key, () => call(operation, read));

/** For the sign-in, where a 401 neither refreshes nor repeats anything. */
export const callWithoutToken = <Data, Result>(
  operation: Operation<Data>,
  read: Read<Data, Result>,
): Promise<Result> => callOver(exchange, operation, read);
