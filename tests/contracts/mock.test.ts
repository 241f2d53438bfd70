import { describe, expect, it } from 'vitest';
import { stateOf } from '../../contracts/mock/fixtures';
import { createMock } from '../../contracts/mock/mockApp';
import { CutConnection } from '../../contracts/provider/faults/faultRoutes';
import { defaultConfig } from '../../contracts/provider/core/config';
import { loadDocument, operationsOf } from '../../contracts/provider/openapi/document';
import { Validator } from '../../contracts/provider/openapi/validator';
import { operationOfInteraction } from '../../contracts/scripts/coverage.mjs';
import { readPact, sentenceOf, type Interaction } from '../../contracts/scripts/pact.mjs';

const { interactions } = readPact();
const mock = createMock({ openApiFile: defaultConfig.openApiFile, interactions });
const document = loadDocument(defaultConfig.openApiFile);
const validator = new Validator(document);
const operations = operationsOf(document);

function send({ request }: Pick<Interaction, 'request'>, headers: Record<string, string> = {}) {
  const search = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, [value = '']]) => [name, value]),
  ).toString();
  const body = request.body && JSON.stringify(request.body.content);
  return mock.request(`/api${request.path}${search && `?${search}`}`, {
    method: request.method,
    headers: {
      Authorization: 'Bearer mine',
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body,
  });
}

const stateHeaderOf = (interaction: Interaction) =>
  `${stateOf(interaction)} ${JSON.stringify(interaction.providerStates?.[0]?.params ?? {})}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  send({ request: { method: 'GET', path } }, headers);
const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

it.each(
  interactions.map((interaction) => [sentenceOf(interaction as never), interaction] as const),
)('%s', async (_sentence, interaction) => {
  const { response } = interaction;
  const answered = await send(interaction, { 'X-Mock-State': stateHeaderOf(interaction) });
  expect(answered.status).toBe(response.status);
  const text = await answered.text();
  if (response.body === undefined) {
    expect(text).toBe('');
    return;
  }
  const body: unknown = JSON.parse(text);
  expect(body).toMatchObject(response.body.content);
  const operation = operations.find(
    ({ id }) => id === operationOfInteraction(document, interaction),
  );
  if (operation) validator.response(operation, answered.status, body);
});

describe('without a state', () => {
  const succeeding = interactions.filter(({ response }) => response.status < 300);
  const firsts = new Map(
    succeeding.toReversed().map((each) => [String(operationOfInteraction(document, each)), each]),
  );

  it.each([...firsts])('%s succeeds', async (_id, own) => {
    expect((await send(own)).status).toBe(own.response.status);
  });

  it('every call is among them, but one that is the same request as three others (R125)', () => {
    expect(operations.map(({ id }) => id).filter((id) => !firsts.has(id))).toEqual(['decideKyc']);
  });

  it('another id is answered too, and an invalid request is refused by the document', async () => {
    expect((await get('/admin/users/77')).status).toBe(200);
    const refused = await send({
      request: { method: 'GET', path: '/admin/users', query: { page: ['x'] } },
    });
    expect(refused.status).toBe(400);
    expect(await messageOf(refused)).toContain('page');
  });

  it('a call without a token is a 401, and one that the document lacks is named', async () => {
    expect((await mock.request('/api/admin/users')).status).toBe(401);
    const missing = await get('/admin/nothing');
    expect([missing.status, await messageOf(missing)]).toEqual([
      404,
      'The document has no GET /api/admin/nothing.',
    ]);
  });
});

describe('what there is not is named', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      '/admin/users',
      { 'X-Mock-State': 'users exits' },
      'There is no state "users exits". There are ',
    ],
    [
      '/admin/users',
      { 'X-Mock-State': 'a payout waits for a decision' },
      'listUsers has no answer for the state "a payout waits for a decision". It has answers for ',
    ],
    [
      '/admin/users',
      { 'X-Mock-State': 'users exist {count}' },
      'The parameters in X-Mock-State are not JSON: {count}',
    ],
    [
      '/admin/users',
      { 'X-Mock-State': 'users exist {count' },
      'The parameters in X-Mock-State are not JSON: {count',
    ],
    [
      '/admin/users',
      { 'X-Mock-State': 'users exist {"count":4}' },
      'listUsers has no answer for the state "users exist {"count":4}". It has answers for ',
    ],
    [
      '/admin/users',
      { 'X-Mock-Fault': 'explode' },
      'There is no fault "explode". There are unavailable, lost, error, html, slow, cut, half, stalled, malformed.',
    ],
  ])('%s %j', async (path, headers, message) => {
    const answered = await get(path, headers);
    expect([answered.status, await messageOf(answered)]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });
});

describe('faults', () => {
  it.each([
    ['unavailable', 503, ''],
    ['lost', 504, ''],
    ['error', 500, '{"message":"Something went wrong on our side."}'],
    ['html', 502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  ])('%s', async (fault, status, text) => {
    const answered = await get('/admin/users', { 'X-Mock-Fault': fault });
    expect([answered.status, await answered.text()]).toEqual([status, text]);
  });

  it('a cut connection and half of an answer', async () => {
    await expect(Promise.resolve(get('/admin/users', { 'X-Mock-Fault': 'cut' }))).rejects.toThrow(
      CutConnection,
    );
    const half = await (await get('/admin/users', { 'X-Mock-Fault': 'malformed' })).text();
    expect(() => JSON.parse(half) as unknown).toThrow();
  });
});

it('a state that a verifier sets up holds until the next, and the list names all', async () => {
  const change = (body: object) =>
    mock.request('/_states', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  expect(
    await (
      await change({ action: 'setup', state: 'no user has this id', params: { id: 'usr 8f2c/1' } })
    ).json(),
  ).toEqual({
    accessToken: 'access-token-1',
    id: 'usr%208f2c%2F1',
  });
  await change({ action: 'setup', state: 'no user has this id', params: { id: 1042 } });
  expect((await get('/admin/users/1')).status).toBe(404);
  await change({ action: 'teardown', state: 'no user has this id' });
  expect((await get('/admin/users/1')).status).toBe(200);
  expect((await change({ action: 'setup', state: 'nobody' })).status).toBe(400);
  const { states } = (await (await mock.request('/_states')).json()) as {
    states: Record<string, string[]>;
  };
  for (const calls of Object.values(states)) expect(new Set(calls).size).toBe(calls.length);
  expect(Object.keys(states)).toEqual([...new Set(interactions.map(stateOf))]);
});
