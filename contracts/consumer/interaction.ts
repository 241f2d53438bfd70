import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { it, vi } from 'vitest';
import { saveSession } from '../../src/api/session';
import { installBrowser } from '../../tests/api/fakeBrowser';
import { givenBearer, type Template } from './matchers';
import type { ProviderStates, StateName } from './providerStates';

const access = 'access-token-1';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: Template;
  query?: Record<string, string>;
  body?: Template;
  /** A call that carries no bearer: sign-in and refresh. */
  isOpen?: boolean;
}

interface Answer {
  status: number;
  /** Left out: it may have any body or none. */
  body?: Template;
}

interface Exchange<Name extends StateName> {
  given: readonly [Name, ProviderStates[Name]['params']];
  uponReceiving: string;
  request: Request;
  answer: Answer;
}

/**
 * One interaction of the pact and its test: sets the console up on Pact's mock server, signed in, and lets `drive` make the call through
 * the real operation. Fails when the call is not the one described, or when `drive` fails. The session can't be refreshed: that
 * would be a second call.
 */
export function interaction<Name extends StateName>(exchange: Exchange<Name>, drive: () => Promise<void>): void {
  const { given: [state, params], uponReceiving, request, answer } = exchange;
  it(`given ${state}, ${uponReceiving} is answered ${answer.status}`, async () => {
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
        if (answer.body !== undefined) builder.jsonBody(answer.body);
      });
    await described.executeTest(async ({ url, port }) => {
      openConsole(url);
      try {
        await drive();
      } finally {
        vi.unstubAllGlobals();
      }
      await untilNoted(described, port);
    });
  });
}

/** The mock server answers first and notes the call down afterwards; on a busy machine Pact would report it as never made. */
async function untilNoted(described: object, port: number): Promise<void> {
  // Pact asks its server the same question, once; its types hide the handle.
  const { pact } = described as { pact: { mockServerMatchedSuccessfully: (port: number) => boolean } };
  for (let turn = 0; turn < 200 && !pact.mockServerMatchedSuccessfully(port); turn += 1) await setTimeout(10);
}

const newPact = () =>
  new PactV4({
    consumer: 'admin-console',
    provider: 'admin-api',
    dir: fileURLToPath(new URL('../pacts', import.meta.url)),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });

/** A page whose API base is the mock server (R1), with an admin signed in. */
function openConsole(base: string): void {
  installBrowser({ hasLocks: false, base });
  saveSession({ v: 1, access, refresh: '', user: { email: 'admin@example.com' } });
}
