import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildOf, keepPictures, keptPictures } from './drawn.mjs';
import { fileOf } from './signoff.mjs';

function aStorybook() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  mkdirSync(path.join(folder, 'atlas'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'page.css'), 'a {}');
  return folder;
}

it('knows a build by its files and the browser, not by the pictures that are published in it', () => {
  const built = aStorybook();
  const first = buildOf(built, '120');
  writeFileSync(path.join(built, 'atlas', 'drawn.json'), '{}');
  expect(buildOf(built, '120')).toBe(first);
  expect(buildOf(built, '121')).not.toBe(first);
  writeFileSync(path.join(built, 'assets', 'page.css'), 'b {}');
  expect(buildOf(built, '120')).not.toBe(first);
});

it('keeps the pictures of the same build, and forgets those of another or that are gone', () => {
  const folder = path.join(aStorybook(), 'now');
  expect(keptPictures(folder, 'one').size).toBe(0);
  for (const name of ['a.light.wide', 'b.light.wide']) writeFileSync(fileOf(folder, name), '');
  keepPictures(
    folder,
    'one',
    new Map([
      ['a.light.wide', 'h1'],
      ['b.light.wide', 'h2'],
    ]),
  );
  rmSync(fileOf(folder, 'b.light.wide'));
  expect([...keptPictures(folder, 'one')]).toEqual([['a.light.wide', 'h1']]);
  expect(keptPictures(folder, 'two').size).toBe(0);
  expect(keptPictures(folder, 'one').size).toBe(0);
});
