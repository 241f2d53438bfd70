import type * as Crypto from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkPassword, hashPassword } from '../../contracts/provider/auth/passwords';

const costs: number[] = [];

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>();
  const scrypt = (...given: Parameters<typeof real.scrypt>) => {
    costs.push(given[3].N ?? 0);
    real.scrypt(...given);
  };
  return { ...real, scrypt };
});

beforeEach(() => {
  costs.length = 0;
});

test('a hash of the default cost can be made and checked', async () => {
  const stored = await hashPassword('a password', 2 ** 17);
  expect(stored).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await checkPassword('a password', stored, 2 ** 17)).toEqual({ isRight: true });
  expect(await checkPassword('another', stored, 2 ** 17)).toEqual({ isRight: false });
});

test('an unknown account, one without a readable hash and one with an old hash cost a hash of the full cost, like any other', async () => {
  const old = await hashPassword('a password', 2 ** 4);
  const current = await hashPassword('a password', 2 ** 10);
  for (const stored of [undefined, '', old, current]) {
    costs.length = 0;
    expect(await checkPassword('wrong', stored, 2 ** 10)).toEqual({ isRight: false });
    expect(costs.filter((N) => N === 2 ** 10)).toHaveLength(1);
  }
});
