import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../../contracts/provider/core/config';
import {
  loadDocument,
  operationsOf,
  type Operation,
} from '../../contracts/provider/openapi/document';
import { mintAccessToken } from '../../contracts/provider/states/rows';
import { errorsAt, schemaErrors } from '../fixtures/schemaErrors';
import { isSoak, patient, printCount, seed } from '../propertyRuns';
import { RequestArbitrary, type BadTokens, type WireRequest } from './generated/requestArbitrary';
import { insertOneOfEach } from './oneOfEach';
import { startService, type TestService } from './service';

const document = loadDocument(defaultConfig.openApiFile);
const operations = operationsOf(document);
/** Over all operations at least, whatever is added to the document. */
const each = (total: number) => Math.ceil(total / operations.length);
const runs = isSoak ? { malformed: each(10_000), valid: each(5000) } : { malformed: 12, valid: 15 };

let service: TestService;
let authorization: string;
let badTokens: BadTokens;
const seen = { malformed: 0, valid: 0, succeeded: 0 };

beforeAll(async () => {
  service = await startService({ users: 0 });
  await insertOneOfEach(service.services);
  authorization = `Bearer ${await mintAccessToken(service.services)}`;
  badTokens = await makeBadTokens();
});
afterAll(async () => {
  await service.close();
  printCount('malformed requests, every one a clear 4xx and nothing written', seen.malformed);
  printCount('valid requests, every one answered as the document says', seen.valid);
  printCount('of those answered with success', seen.succeeded);
});

async function makeBadTokens(): Promise<BadTokens> {
  const good = await mintAccessToken(service.services);
  const [header = '', claims = '', signature = ''] = good.split('.');
  const now = service.clock.now().getTime() / 1000;
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const others = Buffer.from(JSON.stringify({ sub: '1', exp: 9e9 })).toString('base64url');
  return [
    ['no token', undefined],
    ['an empty token', 'Bearer '],
    ['no scheme', good],
    ['another scheme', `Basic ${good}`],
    ['a cut token', `Bearer ${good.slice(0, -5)}`],
    ['other claims', `Bearer ${header}.${others}.${signature}`],
    ['no signature', `Bearer ${unsigned}.${claims}.`],
    [
      'another secret',
      `Bearer ${await sign({ sub: '1', exp: now + 600 }, 'another secret', 'HS256')}`,
    ],
    ['no admin', `Bearer ${await mintAccessToken(service.services, 7)}`],
    ['nobody', `Bearer ${await mintAccessToken(service.services, 999_999)}`],
    ['a huge token', `Bearer ${'x'.repeat(20_000)}`],
  ];
}

async function digest(): Promise<string> {
  const { db } = service.services;
  const tables = await rowsOf<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`SELECT ${name}::text AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS rows FROM ${sql.identifier(name)} t`,
  );
  expect(parts.length).toBeGreaterThan(15);
  return JSON.stringify(await db.execute(sql.join(parts, sql` UNION ALL `)));
}

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const result: unknown = await service.services.db.execute(query);
  // PGlite answers {rows}, a PostgreSQL server the rows themselves.
  return Array.isArray(result) ? (result as Row[]) : (result as { rows: Row[] }).rows;
}

interface Answer {
  status: number;
  type: string | null;
  text: string;
}

async function send({ method }: Operation, { path, headers, body }: WireRequest): Promise<Answer> {
  const response = await service.app.request(path, { method, headers, body });
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    text: await response.text(),
  };
}

describe('every operation of the document', () => {
  test.each(operations)(
    '$id: a malformed request is a clear 4xx, and nothing is written',
    async (operation) => {
      const before = await digest();
      await fc.assert(
        fc.asyncProperty(
          new RequestArbitrary(document, operation, authorization).malformed(badTokens),
          async (request) => {
            const { status, type, text } = await send(operation, request);
            expect(status, text).toBeGreaterThanOrEqual(400);
            expect(status, text).toBeLessThan(500);
            expect(type).toMatch(/^application\/json/);
            const body = JSON.parse(text) as { message: string };
            expect(schemaErrors('ApiErrorBody', body)).toEqual([]);
            expect(body.message).toMatch(/\w.*\.$/);
            seen.malformed += 1;
          },
        ),
        { seed, numRuns: runs.malformed },
      );
      expect(await digest()).toBe(before);
    },
    patient,
  );

  test.each(operations)(
    '$id: a valid request is answered as the document says',
    async (operation) => {
      let succeeded = 0;
      await fc.assert(
        fc.asyncProperty(
          new RequestArbitrary(document, operation, authorization).valid(),
          async (request) => {
            const { status, text } = await send(operation, request);
            const pointer = operation.responsePointers.get(String(status));
            expect(pointer, `${status} is not in the document: ${text}`).toBeDefined();
            if (pointer) expect(errorsAt(pointer, JSON.parse(text))).toEqual([]);
            seen.valid += 1;
            if (status < 300) succeeded += 1;
            if (succeeded > 0 && operation.method !== 'GET')
              await insertOneOfEach(service.services);
          },
        ),
        { seed, numRuns: runs.valid },
      );
      seen.succeeded += succeeded;
      // Nobody's password and no token is guessed; every other call must have done its work at
      // least once.
      if (!operation.isPublic) expect(succeeded).toBeGreaterThan(0);
    },
    patient,
  );
});
