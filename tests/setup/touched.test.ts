import { expect, it } from 'vitest';
import { NOTHING, isApplicationTouched, isTouched } from '../../.setup/checks/touched.mjs';
import { checks } from '../../.setup/checks/checks.mjs';

const touchedBy = (...files: string[]) =>
  checks.filter((check) => isTouched(check, files)).map(({ name }) => name);
const named = (name: string) => checks.find((check) => check.name === name) ?? {};

it.each(['package-lock.json', 'package.json', 'vitest.config.ts'])(
  '%s touches every check',
  (file) => {
    expect(touchedBy(file)).toEqual(
      checks.map(({ name }) => name).filter((name) => name !== 'survival'),
    );
  },
);

it.each([
  ['contracts/provider/db/tables/users.ts', true],
  ['openapi/paths/users.yaml', true],
  ['tests/provider/lists.test.ts', true],
  ['src/features/users/AllUsersPage.tsx', false],
  ['docs/package.json', false],
  ['.setup/build/shell.mjs', false],
])('the backend’s tests have to do with %s: %s', (file, isSo) => {
  expect(isTouched(named('provider'), ['README.md', file])).toBe(isSo);
});

it('a check without a rule is always touched, one with none never', () => {
  expect([isTouched({}, []), isTouched({ touchedBy: NOTHING }, ['package.json'])]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['src/ui/theme/tokens.css', true],
  ['contracts/provider/operations/users.ts', true],
  ['index.html', true],
  ['package-lock.json', true],
  ['tests/e2e/users-list.spec.ts', false],
  ['stories/features/users/AllUsersScreen.stories.tsx', false],
])('all end-to-end tests have to do with %s: %s', (file, isSo) => {
  expect(isApplicationTouched([file])).toBe(isSo);
});
