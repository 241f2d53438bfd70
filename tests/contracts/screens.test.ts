import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CallGraph } from '../../contracts/scripts/callGraph.mjs';
import { interactionsByOperation, uncoveredCalls } from '../../contracts/scripts/coverage.mjs';
import { readPact, type Pact } from '../../contracts/scripts/pact.mjs';
import { readScreens } from '../../contracts/scripts/screens.mjs';
import { defaultConfig } from '../../contracts/provider/core/config';
import { loadDocument } from '../../contracts/provider/openapi/document';

const document = loadDocument(defaultConfig.openApiFile);
const { interactions } = readPact();
const screens = await readScreens(document);

describe('which calls a part of the console can make', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = {
    'users.ts': `export const listUsers = () => call((api) => api.GET('/admin/users'));\nexport const deleteUser = (id) => call((api) => api.DELETE('/admin/users/{id}/delete'));`,
    'useUsers.ts': `import { listUsers as list } from './users';\nexport const useUsers = () => use(list);`,
    'Delete.tsx': `import { deleteUser } from './users';\nexport function Delete() { return <button onClick={() => deleteUser(1)} />; }\nexport const other = 1;`,
    'List.tsx': `import type { deleteUser } from './users';\nimport { useUsers } from './useUsers';\nexport const List = () => { const row = { deleteUser: 1 }; return useUsers(row.deleteUser); };`,
    'ways.ts': `import { deleteUser, listUsers } from './users';\nexport const list = listUsers;\nexport const remove = (id) => deleteUser(id);`,
    'Listing.tsx': `import { list } from './ways';\nexport const Listing = () => useOne({ send: list });`,
    'Lazy.tsx': `import { List } from './List';\nconst Delete = loadable(() => import('./Delete').then((module) => module.Delete));\nexport const Lazy = () => <><List /><Delete /></>;`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  it.each([
    ['List', ['GET /admin/users']],
    ['Delete', ['DELETE /admin/users/{id}/delete']],
    ['Lazy', ['GET /admin/users', 'DELETE /admin/users/{id}/delete']],
    ['Listing', ['GET /admin/users']],
  ])('%s makes the calls of what it uses, and no other of the same file', (name, calls) =>
    expect([...new CallGraph().callsFrom(join(folder, `${name}.tsx`), name)]).toEqual(calls),
  );
});

it('every screen of the route table is there, with its own calls', () => {
  const operationsAt = (pattern: string) =>
    screens.find((screen) => screen.pattern === pattern)?.operations;
  expect(operationsAt('/users')).toEqual(
    expect.arrayContaining(['getUserStats', 'listPayouts', 'getKyc', 'decideKyc']),
  );
  expect(new Set(operationsAt('/users/all'))).toEqual(
    new Set([
      'refreshTokens',
      'listUsers',
      'createUser',
      'deleteUser',
      'getUser',
      // What is known about the person, and the records that the palette finds.
      'getKyc',
      'getWallet',
      'listWalletTransactions',
      'listTradingAccounts',
      'listPayouts',
      'listTickets',
      'listChallenges',
      'listCompetitions',
    ]),
  );
  expect(operationsAt('/users/:id/kyc')).toEqual(
    expect.arrayContaining(['decideKycId', 'decideKycAddress1', 'decideKycAddress2']),
  );
  expect(operationsAt('/users/:id/kyc')).not.toContain('decideKyc');
  expect(operationsAt('/users/:id/kyc/review')).toContain('decideKyc');
  expect(operationsAt('/users/:id/kyc/review')).not.toContain('decideKycId');
  expect(operationsAt('/content')).toEqual([]);
  expect(operationsAt('/login')).toEqual(['login']);
});

it('a call without an interaction is found', () => {
  expect(uncoveredCalls(screens, document, interactions)).toEqual([]);
  const withoutWallets = interactions.filter(({ request }) => !request.path.endsWith('/wallet'));
  expect(uncoveredCalls(screens, document, withoutWallets)).toEqual(['getWallet']);
});

it('a KYC decision is held under both of its names, and the statistics of users are no user', () => {
  const byOperation = interactionsByOperation(document, interactions) as Map<
    string,
    Pact['interactions']
  >;
  expect(byOperation.get('decideKyc')).toHaveLength(
    ['decideKycId', 'decideKycAddress1', 'decideKycAddress2'].flatMap(
      (id) => byOperation.get(id) ?? [],
    ).length,
  );
  expect(
    byOperation.get('getUser')?.filter(({ request }) => request.path.endsWith('/stats')),
  ).toEqual([]);
});
