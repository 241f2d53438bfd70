/** Messages by the name of their field in the API (R4). */
export type FieldErrors = Record<string, string[]>;

/**
 * A handler throws it to refuse a request. It becomes an answer with its status and `{message,
 * errors?}` (R4).
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldErrors,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  get body(): { message: string; errors?: FieldErrors } {
    return this.errors === undefined
      ? { message: this.message }
      : { message: this.message, errors: this.errors };
  }
}

export const badRequest = (message: string, errors?: FieldErrors) =>
  new Problem(400, message, errors);

export const unauthorized = (message = 'Authentication credentials are missing or expired.') =>
  new Problem(401, message, undefined, { 'WWW-Authenticate': 'Bearer' });

export const forbidden = (message = 'You do not have permission to perform this action.') =>
  new Problem(403, message);

export const notFound = (message: string) => new Problem(404, message);

export const conflict = (message: string) => new Problem(409, message);

export const tooManyRequests = (message: string, seconds: number) =>
  new Problem(429, message, undefined, { 'Retry-After': String(seconds) });

/** For a service that is too busy or has lost its database (R238). */
export const unavailable = (message: string) =>
  new Problem(503, message, undefined, { 'Retry-After': '1' });
