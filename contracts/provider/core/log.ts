import { sqlState } from './sqlState';

export type LogFormat = 'text' | 'json';

/**
 * One line a request: the route's pattern, not its path, because an id or a search text may be
 * personal data.
 */
export interface RequestLine {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

export interface Log {
  request(line: RequestLine): void;
  /** A failure of the service itself. `id` and `route` say which request it was. */
  failure(error: unknown, request?: { id: string; method: string; route: string }): void;
  /** Something that an operator should know. */
  note(message: string, details?: Record<string, string | number | undefined>): void;
}

/**
 * Writes the log, without personal data: no parameters of statements, no query strings, no bodies.
 * As `json` every entry is one line of JSON. As `text`, for a terminal, requests are left out.
 */
export function createLog(format: LogFormat, write: (line: string) => void): Log {
  const json = (level: string, entry: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, ...entry }));
  if (format === 'json') {
    return {
      request: (line) => json(line.status >= 500 ? 'error' : 'info', line),
      failure: (error, request) => json('error', { ...request, ...factsOf(error) }),
      note: (message, details) => json('info', { message, ...details }),
    };
  }
  return {
    request: () => undefined,
    failure: (error, request) => {
      const { error: name, code = '', stack } = factsOf(error);
      const where =
        request === undefined ? '' : `${request.method} ${request.route} (${request.id}) `;
      write(`${where}failed: ${name} ${code}\n${stack.join('\n')}`);
    },
    note: (message) => write(message),
  };
}

/**
 * An error without its message, which may quote a parameter. Drizzle's messages do, and
 * PostgreSQL's.
 */
function factsOf(error: unknown): { error: string; code?: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] };
  const code = sqlState(error);
  const stack = rootOf(error).stack ?? '';
  return {
    error: error.name,
    ...(code === undefined ? {} : { code }),
    stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

const rootOf = (error: Error): Error =>
  error.cause instanceof Error ? rootOf(error.cause) : error;
