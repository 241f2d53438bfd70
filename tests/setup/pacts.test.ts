import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatePacts } from '../../.setup/checks/pacts.mjs';

let folder = '';
const pact = () => path.join(folder, 'console-backend.json');
const consumer = (failed: number, bytes: string) => () => {
  writeFileSync(pact(), bytes, { flag: 'a' });
  return Promise.resolve({ passed: 2, failed, skipped: 0, output: '' });
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pacts-test-'));
  writeFileSync(pact(), 'committed');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('counts one more when the same bytes come out again, from an empty folder', async () => {
  expect(await generatePacts(consumer(0, 'committed'), folder)).toMatchObject({
    passed: 3,
    failed: 0,
  });
});

it('fails on other bytes and leaves them to be looked at', async () => {
  const result = await generatePacts(consumer(0, 'changed'), folder);
  expect(result).toMatchObject({ passed: 2, failed: 1 });
  expect(result.output).toContain('changed: console-backend.json');
  expect(readFileSync(pact(), 'utf8')).toBe('changed');
});

it('puts the committed ones back after failed tests', async () => {
  expect(await generatePacts(consumer(1, 'half a pact'), folder)).toMatchObject({ failed: 1 });
  expect(readFileSync(pact(), 'utf8')).toBe('committed');
});
