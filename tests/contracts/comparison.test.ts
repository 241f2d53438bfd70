import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differences } from '../../contracts/scripts/comparison.mjs';

interface Interaction {
  description: string;
  request: {
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: Record<string, unknown> };
  };
  response: { status: number; body?: { content: Record<string, unknown> } };
}
interface Pact {
  interactions: Interaction[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const document = read('openapi/openapi.bundle.json');
const pact = read('contracts/pacts/admin-console-admin-api.json') as Pact;

/** The pact with this interaction alone, changed. */
function changed(
  description: string,
  status: number,
  change: (interaction: Interaction) => void,
): Pact {
  const interaction = structuredClone(
    pact.interactions.find(
      (candidate) => candidate.description === description && candidate.response.status === status,
    ),
  );
  if (!interaction)
    throw new Error(`No interaction "${description}" is answered ${String(status)}.`);
  change(interaction);
  return { ...pact, interactions: [interaction] };
}

// That the pact itself agrees is seen by contracts/scripts/compare.mjs, in the check of the pacts.
it.each<[string, Pact, string]>([
  [
    'a query parameter that the document lacks',
    changed('a request for the first page of users', 200, ({ request }) => {
      request.query = { ...request.query, sort: ['email'] };
    }),
    'request.query.unknown',
  ],
  [
    'a trailing slash too many (R1)',
    changed('a request for the dashboard', 200, ({ request }) => {
      request.path = '/admin/dashboard/';
    }),
    'request.path-or-method.unknown',
  ],
  [
    'a request field that the document lacks',
    changed('a new user', 201, ({ request }) => {
      Object.assign(request.body?.content ?? {}, { phone: '1' });
    }),
    'request.body.incompatible',
  ],
  [
    'a call without its bearer',
    changed('a request for the dashboard', 200, ({ request }) => {
      request.headers = {};
    }),
    'request.authorization.missing',
  ],
  [
    'a field of an answer that the document lacks',
    changed('a new user', 201, ({ response }) => {
      Object.assign(response.body?.content ?? {}, { nickname: 'Ines' });
    }),
    'response.body.incompatible',
  ],
  [
    'a status that the document lacks',
    changed('a request for the dashboard', 200, ({ response }) => {
      response.status = 202;
    }),
    'response.status.default',
  ],
])('%s is a difference', async (_name, broken, code) => {
  const found = await differences(document, broken);
  expect(found.map((difference) => difference.code)).toContain(code);
});
