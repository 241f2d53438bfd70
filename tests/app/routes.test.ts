import { expect, it } from 'vitest';
import { findRoute, pathId } from '~/routes';

it.each([
  ['/', '/'],
  ['/users/all', '/users/all'],
  ['/users/all/', '/users/all'],
  ['/Users/ALL', '/users/all'],
  ['/users/7', '/users/:id'],
  ['/users/a%2Fb/kyc', '/users/:id/kyc'],
  ['/evaluations/create', '/evaluations/create'],
  ['/users/', '/users'],
  ['/users//wallet', '*'],
  ['/nowhere', '*'],
])('%s is shown by %s', (pathname, path) => {
  expect(findRoute(pathname).path).toBe(path);
});

it.each([
  ['/users/7', '7'],
  ['/users/USR%207%2F%25/kyc', 'USR 7/%'],
  ['/mt5-users/900%', '900%'],
  ['/users', ''],
])('the id of %s is %j', (pathname, id) => {
  expect(pathId(pathname)).toBe(id);
});
