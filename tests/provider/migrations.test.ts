import { readFileSync, readdirSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as audit from '../../contracts/provider/db/tables/audit';
import * as challenges from '../../contracts/provider/db/tables/challenges';
import * as competitions from '../../contracts/provider/db/tables/competitions';
import * as kyc from '../../contracts/provider/db/tables/kyc';
import * as payments from '../../contracts/provider/db/tables/payments';
import * as platform from '../../contracts/provider/db/tables/platform';
import * as sessions from '../../contracts/provider/db/tables/sessions';
import * as signIns from '../../contracts/provider/db/tables/signIns';
import * as support from '../../contracts/provider/db/tables/support';
import * as trading from '../../contracts/provider/db/tables/trading';
import * as users from '../../contracts/provider/db/tables/users';
import { present } from './present';

const folder = new URL('../../contracts/provider/db/migrations/', import.meta.url);
const tables = {
  ...audit,
  ...challenges,
  ...competitions,
  ...kyc,
  ...payments,
  ...platform,
  ...sessions,
  ...signIns,
  ...support,
  ...trading,
  ...users,
};

test('the committed migrations make the tables as they are in the code', async () => {
  const latest = readdirSync(new URL('meta/', folder))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const snapshot: unknown = JSON.parse(
    readFileSync(new URL(`meta/${present(latest)}`, folder), 'utf8'),
  );
  const missing = await generateMigration(
    snapshot as ReturnType<typeof generateDrizzleJson>,
    generateDrizzleJson(tables),
  );
  expect(
    missing,
    'run: npx drizzle-kit generate --config contracts/provider/db/drizzle.config.ts',
  ).toEqual([]);
});

test('the migrations use nothing that PostgreSQL 15 or an engine that speaks its protocol lacks', () => {
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(statements.join('\n')).not.toMatch(
    /EXTENSION|NULLS (FIRST|LAST|NOT)|VIRTUAL|LISTEN|NOTIFY|USING (gin|gist|brin|hash)/i,
  );
});
