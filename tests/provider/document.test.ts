import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultConfig } from '../../contracts/provider/core/config';
import { loadDocument, operationsOf } from '../../contracts/provider/openapi/document';
import { ResponseMismatch, Validator } from '../../contracts/provider/openapi/validator';
import { insertRow, mintRefreshToken } from '../../contracts/provider/states/rows';
import { buildChallengeInput } from '../fixtures/challenges';
import { buildNewCompetition } from '../fixtures/competitions';
import { requestBodies } from '../fixtures/requestBodies';
import { insertOneOfEach } from './oneOfEach';
import { present } from './present';
import { openService } from './service';

const document = loadDocument(defaultConfig.openApiFile);
const operations = operationsOf(document);

const service = await openService({ users: 0 });

beforeAll(async () => {
  await insertOneOfEach(service.services);
});

const challenge = buildChallengeInput();
const competition = buildNewCompetition();

const pathOf = (path: string, id = '7') =>
  `/api${path.replace('{type}', 'address1').replaceAll(/\{\w+\}/g, id)}`;

describe('a good request', () => {
  beforeEach(() => insertOneOfEach(service.services));

  test('can be made of 35 operations: the calls of section 7', () =>
    expect(operations).toHaveLength(35));

  // `send` rejects where an answer breaks the document.
  test.each(operations)(
    '$id answers as the document says',
    async ({ id, method, path, hasBody }) => {
      expect(hasBody).toBe(requestBodies[id] !== undefined);
      let body = requestBodies[id];
      if (id === 'refreshTokens')
        body = { refresh_token: await mintRefreshToken(service.services) };
      const { status } = await service.send(method, pathOf(path), { body });
      const expected = id === 'login' ? 401 : /^(create|sendT)/.test(id) ? 201 : 200;
      expect(status).toBe(expected);
    },
  );
});

// fuzz.test.ts sends each operation malformed requests. Here is what exactly is answered.
describe('a bad request', () => {
  beforeAll(() => insertOneOfEach(service.services));

  // R115
  test.each(['   ', '\u200b\u2060', '\u3164', '\u202e\u00ad', '\u2800\ufe0f', '\u{1d159}'])(
    'has a required text that is blank: %j',
    async (blank) => {
      const sent: [method: string, path: string, body: object, fields: string[]][] = [
        [
          'POST',
          'users',
          { first_name: blank, last_name: blank, email: 'new.user@example.com' },
          ['first_name', 'last_name'],
        ],
        [
          'PATCH',
          'users/7/update',
          { first_name: blank, last_name: blank },
          ['first_name', 'last_name'],
        ],
        [
          'POST',
          'challenges/create/',
          { ...challenge, name: blank, firm_name: blank },
          ['name', 'firm_name'],
        ],
        ['PATCH', 'challenges/7/', { name: blank }, ['name']],
        [
          'POST',
          'competition/create',
          { ...competition, name: blank, description: blank },
          ['name', 'description'],
        ],
        ['POST', 'ticket/7/messages', { text: blank }, ['text']],
      ];
      for (const [method, path, body, fields] of sent) {
        const { status, body: answer } = await service.send(method, `/api/admin/${path}`, { body });
        expect(status, path).toBe(400);
        expect(answer, path).toMatchObject({
          errors: Object.fromEntries(
            fields.map((field) => [field, ['This field may not be blank.']]),
          ),
        });
      }
    },
  );

  test('without a token is a 401', async () => {
    const { status, body } = await service.send('GET', '/api/admin/users', { token: null });
    expect([status, body]).toEqual([
      401,
      { message: 'Authentication credentials are missing or expired.' },
    ]);
  });

  test.each([
    '999',
    '-1',
    '1.5',
    '1e3',
    '9223372036854775808',
    '007',
    'usr_8f2c',
    '%20',
    '9'.repeat(30),
    '%D7%A9',
    "7'--",
  ])('for the id %s, which names nothing, is a 404', async (unknown) =>
    expect(await service.send('GET', `/api/admin/users/${unknown}`)).toMatchObject({
      status: 404,
      body: { message: 'User not found.' },
    }),
  );

  test.each<[string, unknown, Record<string, string>, number]>([
    ['no body', undefined, { 'Content-Type': 'application/json' }, 400],
    ['cut JSON', '{"first_name": "A', {}, 400],
    ['text', 'hello', { 'Content-Type': 'text/plain' }, 415],
    ['a form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['a list', '[]', {}, 400],
    ['an empty object', {}, {}, 400],
    ['an unknown field', { surprise: true }, {}, 400],
    ['two megabytes', `{"first_name": "${'x'.repeat(2_000_000)}"}`, {}, 413],
    ['brackets deeper than the stack', '['.repeat(200_000) + ']'.repeat(200_000), {}, 400],
    ['a field called __proto__', '{"__proto__":{"a":1}}', {}, 400],
    ['a NUL character', '{"first_name":"a\\u0000b","email":"\\u0000"}', {}, 400],
  ])('with %s is refused', async (_name, body, headers, status) => {
    const answer = await service.send('POST', '/api/admin/users', { body, headers });
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(/\w/);
  });

  test.each([
    ['page', '0'],
    ['page_size', '1001'],
    ['status', 'PENDING'],
    ['date_after', '2026-02-30'],
    ['amount_min', 'Infinity'],
    ['amount_max', '1&amount_max=2'],
  ])('with the query %s=%s is a 400 that names it', async (name, value) => {
    const { status, body } = await service.send('GET', `/api/admin/payouts?${name}=${value}`);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining(name) as string }),
    ]);
  });

  test('a query value that is not known is passed over', async () =>
    expect((await service.send('GET', '/api/admin/users?unknown=1')).status).toBe(200));

  test('a known path with another method is a 405 that lists what is allowed, an unknown path a 404', async () => {
    const wrong = await service.send('PUT', '/api/admin/users');
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, POST']);
    expect(wrong.body).toEqual({ message: 'PUT is not allowed here.' });
    for (const path of [
      '/api',
      '/api/admin',
      '/api/admin/users/',
      '/api/admin/challenges/7',
      '/api/admin/challenges/create',
      '/api/x',
    ]) {
      expect([(await service.send('GET', path)).status, path]).toEqual([404, path]);
    }
  });
});

describe('rules that a schema cannot say', () => {
  beforeAll(() => insertOneOfEach(service.services));

  test.each([
    ['max_trading_days', { max_trading_days: 5 }, 'Max Trading days must be > Min'],
    [
      'overall_risk_limit_percent',
      { overall_risk_limit_percent: 3 },
      'Must be > Max Risk Per Trade (%)',
    ],
    [
      'phase_2_max_trading_days',
      {
        challenge_type: 'two_step',
        phase_2_profit_target_percent: 5,
        phase_2_min_trading_days: 9,
        phase_2_max_trading_days: 9,
      },
      'Phase 2 Max Trading days must be > Phase 2 Min',
    ],
  ])('%s', async (field, changes, message) => {
    const { status, body } = await service.send('POST', '/api/admin/challenges/create/', {
      body: { ...challenge, ...changes },
    });
    expect([status, (body as { errors: unknown }).errors]).toEqual([400, { [field]: [message] }]);
  });

  test('a change is held against the whole challenge', async () => {
    const update = (body: unknown) => service.send('PATCH', '/api/admin/challenges/7/', { body });
    expect((await update({ min_trading_days: 30 })).body).toMatchObject({
      errors: { max_trading_days: ['Max Trading days must be > Min'] },
    });
    expect((await update({ phase_2_min_trading_days: null })).body).toMatchObject({
      errors: { phase_2_min_trading_days: ['Phase 2 Min Trading days must be > 0'] },
    });
    expect((await update({ min_trading_days: 30, max_trading_days: 31 })).status).toBe(200);
  });

  test('a competition ends after it starts (R27)', async () => {
    const body = { ...competition, end_date: competition.start_date };
    expect((await service.send('POST', '/api/admin/competition/create', { body })).body).toEqual({
      message: 'End date must be after start date',
      errors: { end_date: ['End date must be after start date'] },
    });
  });

  test('an update with nothing good in it names each field', async () => {
    const body = { email: 'no', date_of_birth: '2026-02-30', address: { town: 5 }, age: 3 };
    const answer = await service.send('PATCH', '/api/admin/users/7/update', { body });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors).sort()).toEqual([
      'address.town',
      'age',
      'date_of_birth',
      'email',
    ]);
  });
});

describe('an answer that breaks the document', () => {
  const operation = present(operations.find(({ id }) => id === 'getUserStats'));
  const validator = new Validator(document);

  test('is named with its path and what is wrong', () => {
    expect(() => validator.response(operation, 200, { totalUsers: '3' })).toThrow(ResponseMismatch);
    expect(() => validator.response(operation, 200, { totalUsers: '3' })).toThrow(
      /GET \/admin\/users\/stats .*pendingWithdrawals/,
    );
    expect(() =>
      validator.response(operation, 200, {
        totalUsers: 1,
        pendingWithdrawals: 0,
        totalReferrals: 0,
      }),
    ).not.toThrow();
  });

  test('rejects the request in a test, is a loud 500 in development and goes out unseen in production', async () => {
    await insertRow(service.services, 'users', { id: 9, email: 'not an address' });
    await expect(service.send('GET', '/api/admin/users/9')).rejects.toThrow(ResponseMismatch);
    const lines: string[] = [];
    const { config } = service.services;
    Object.assign(config, {
      onResponseMismatch: 'answer',
      log: (line: string) => lines.push(line),
    });
    const { status, body } = await service.send('GET', '/api/admin/users/9');
    expect([status, (body as { message: string }).message]).toEqual([
      500,
      expect.stringContaining('GET /admin/users/{id}'),
    ]);
    expect(lines).toHaveLength(1);
    config.validateResponses = false;
    expect((await service.send('GET', '/api/admin/users/9')).status).toBe(200);
  });
});
