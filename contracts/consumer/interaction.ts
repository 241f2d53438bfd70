import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { it, vi } from 'vitest';
import { saveSession } from '~/api/session/session';
import { installBrowser } from '../../tests/api/session/fakeBrowser';
import { givenBearer, withoutNulls, written, type Template } from './matchers';
import type { ProviderStates, StateName } from './states/providerStates';

const access = 'access-token-1';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: Template;
  query?: Record<string, string>;
  body?: Template;
  /** Sign-in and refresh send no bearer token. */
  isOpen?: boolean;
}

interface Answer {
  status: number;
  /** Without it the answer may have any body or none. */
  body?: Template;
}

interface Exchange<Name extends StateName> {
  given: readonly [Name, ProviderStates[Name]['params']];
  uponReceiving: string;
  request: Request;
  answer: Answer;
}

/** Pact knows an interaction by these words alone: a second one would replace the first. */
const sentences = new Set<string>();

/**
 * Defines one interaction of the pact and its test. The test signs the console in on Pact's mock
 * server, and `drive` makes the call through the real operation. It fails if the call is not the
 * described one, or if `drive` fails. The session has no refresh token, because a refresh would be
 * a second call.
 */
export function interaction<Name extends StateName>(
  exchange: Exchange<Name>,
  drive: () => Promise<void>,
): void {
  const {
    given: [state, params],
    uponReceiving,
    request,
    answer,
  } = exchange;
  const sentence = `given ${state}, ${uponReceiving}`;
  if (sentences.has(sentence)) throw new Error(`Two interactions are '${sentence}'.`);
  sentences.add(sentence);
  it(`${sentence} is answered ${answer.status}`, async () => {
    const described = newPact()
      .addInteraction()
      .given(state, params)
      .uponReceiving(uponReceiving)
      .withRequest(request.method, request.path as string, (builder) => {
        if (request.query) builder.query(request.query);
        if (!request.isOpen) builder.headers({ Authorization: givenBearer(access) });
        if (request.body !== undefined) builder.jsonBody(request.body);
      })
      .willRespondWith(answer.status, (builder) => {
        if (answer.body !== undefined) builder.jsonBody(written(withoutNulls(answer.body)));
      });
    await described.executeTest(async ({ url, port }) => {
      openConsole(url);
      try {
        await drive();
      } finally {
        vi.unstubAllGlobals();
      }
      await waitUntilRecorded(described, port);
    });
  });
}

/**
 * The mock server answers first and records the call later. Without waiting, Pact may report the
 * call as missing on a busy machine.
 */
async function waitUntilRecorded(described: object, port: number): Promise<void> {
  // Pact itself asks its server only once. Its types don't include this object.
  const { pact } = described as {
    pact: { mockServerMatchedSuccessfully: (port: number) => boolean };
  };
  for (let turn = 0; turn < 200 && !pact.mockServerMatchedSuccessfully(port); turn += 1)
    await setTimeout(10);
}

const newPact = () =>
  new PactV4({
    consumer: 'admin-console',
    provider: 'admin-api',
    dir: process.env['PACTS'] ?? fileURLToPath(new URL('../pacts', import.meta.url)),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });

/** Simulates a page with an admin signed in, whose API base is the mock server (R1). */
function openConsole(base: string): void {
  installBrowser({ hasLocks: false, base });
  saveSession({ v: 1, access, refresh: '', user: { email: 'admin@example.com' } });
}
