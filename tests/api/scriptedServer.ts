import { vi } from 'vitest';
import { apiUrl } from './session/fakeBrowser';

interface Sent {
  method: string;
  url: string;
  bearer: string | null;
  body: string;
}

export type Answer = Response | Error | (() => Response);

/**
 * Replaces the global fetch. Sends the responses in turn and repeats the last one. Returns the list
 * of requests.
 */
export function answerWith(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      method: request.method,
      url: request.url,
      bearer: request.headers.get('Authorization'),
      body: await request.text(),
    });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return typeof next === 'function' ? next() : next;
  });
  return sent;
}

export const pathsOf = (sent: readonly Sent[]): string[] =>
  sent.map(({ method, url }) => `${method} ${url.replace(apiUrl, '')}`);

export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );

export const newUser = { first_name: 'Amara', last_name: 'Okafor', email: 'amara@example.com' };
