import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'tests/survival';
const page = readFileSync(join(folder, 'README.md'), 'utf8');

it('has the 18 promises in order', () =>
  expect([...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 18 }, (_, index) => index + 1),
  ));

it('names proofs that exist', () => {
  const files = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
