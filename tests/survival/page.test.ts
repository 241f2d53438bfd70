import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { merged, page } from './page.mjs';
import { allProofs, promises } from './promises.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const proofs = allProofs();

describe('the table of promises', () => {
  it('has 18 promises, each with tests or called not built yet', () => {
    expect(Object.keys(promises).map(Number)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    );
    const empty = Object.values(promises).filter(
      (one) => one.proofs !== 'not built yet' && one.proofs.length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('names test files that exist', () => {
    const files = proofs.flatMap((proof) => proof.files);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('refers to counts that these tests print', () => {
    const missing = proofs.flatMap(({ files, counts = [] }) => {
      const printed = files.flatMap((file) =>
        [...read(file).matchAll(/(?:printCount|console\.log)\(\s*['"`]([^\n]*)/g)].map(
          ([, text]) => text,
        ),
      );
      return counts
        .filter(({ line }) => !printed.some((text) => text?.includes(line)))
        .map(({ line }) => line);
    });
    expect(missing).toEqual([]);
  });
});

describe('the page', () => {
  it('is current', () =>
    expect(read('tests/survival/README.md'), 'run: node tests/survival/page.mjs --write').toBe(
      page(JSON.parse(read('tests/survival/counts.json'))),
    ));

  it('takes over the counts of a run, and keeps those of what did not run', () => {
    const kept = {
      'npm test': {
        'refresh schedules': { sum: 1, lines: 1, line: 'refresh schedules: 1', run: 'old' },
      },
    };
    const report = {
      'npm test': {
        e2e: { run: 'new', lines: ['clicks on login: 1,000', 'clicks on close: 100', 'other: 7'] },
      },
    };
    expect(merged(kept, report)).toEqual({
      'npm test': { ...kept['npm test'], 'clicks on ': { sum: 1100, lines: 2, run: 'new' } },
      'npm run soak': {},
      'npm run load': {},
    });
  });
});
