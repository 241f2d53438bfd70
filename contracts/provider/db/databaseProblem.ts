import { badRequest, Problem, unavailable } from '../core/problem';
import { sqlState } from '../core/sqlState';
import { databaseBusy } from './limits';

/** The connection broke while a change was being carried out or committed. */
export class UncertainChange extends Error {
  override readonly name = 'UncertainChange';
}

/**
 * Errors of the connection: PostgreSQL's class 08, a server that stops or starts, and those of the
 * driver and the socket.
 */
const connectionCodes =
  /^(08...|57P0.|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Canceled (57014), locked (55P03), a deadlock or a conflict (40…), no connection, memory or disk
 * space left (53…).
 */
const busyCodes = /^(57014|55P03|40...|53...)$/;

export const isConnectionError = (error: unknown): boolean =>
  connectionCodes.test(sqlState(error) ?? '');

/**
 * Returns the answer to a failure of the database, or undefined if the service itself is wrong
 * (R238).
 */
export function databaseProblem(error: unknown): Problem | undefined {
  // Drizzle wraps errors in its own.
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof Problem) return current;
    if (current instanceof UncertainChange)
      return unavailable(
        'The database stopped answering. It is not known whether the change was made.',
      );
  }
  const code = sqlState(error) ?? '';
  // Class 22 and 23514 (a CHECK): the document allows the value, but the database can't store it
  // (for example the year 0).
  if (code.startsWith('22') || code === '23514') return badRequest('A value is out of range.');
  if (busyCodes.test(code)) return unavailable(databaseBusy);
  return connectionCodes.test(code)
    ? unavailable('The database cannot be reached at the moment. Please try again.')
    : undefined;
}
