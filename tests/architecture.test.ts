import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImports, type Violation } from './architecture/importTable';
import { plainModules, seededBreaks } from './architecture/seededBreaks';
import { everyFile, occurrences, read, textFiles, writtenFiles } from './architecture/tree';

const under = (...rooms: string[]) =>
  writtenFiles.filter((file) => rooms.some((room) => file.startsWith(`${room}/`)));

describe('the import table', () => {
  it('holds for every module of the tree', async () => {
    const { moduleCount, violations } = await readImports('.');
    // dependency-cruiser passes when it can't read TypeScript: then it has read nothing.
    expect(moduleCount).toBeGreaterThan(under('src').filter((file) => /\.tsx?$/.test(file)).length);
    expect(violations).toEqual([]);
  }, 300_000);

  describe('catches a seeded break', () => {
    let seeded = '';
    let violations: Violation[] = [];
    beforeAll(async () => {
      mkdirSync('.cache', { recursive: true });
      seeded = mkdtempSync('.cache/architecture-');
      symlinkSync(path.resolve('node_modules'), path.join(seeded, 'node_modules'));
      for (const file of ['package.json', 'tsconfig.json'])
        copyFileSync(file, path.join(seeded, file));
      for (const { file, line } of [...plainModules, ...seededBreaks]) {
        const full = path.join(seeded, file);
        mkdirSync(path.dirname(full), { recursive: true });
        writeFileSync(full, `${line}\n`);
      }
      violations = (await readImports(path.resolve(seeded))).violations;
    });
    afterAll(() => rmSync(seeded, { recursive: true, force: true }));

    it.each(seededBreaks)('of $rule in $file', ({ rule, file }) =>
      expect(violations.map((one) => `${one.rule}: ${one.from}`)).toContain(`${rule}: ${file}`),
    );

    it('has one for every rule', async () => {
      const { default: config } = (await import('../.dependency-cruiser.cjs')) as unknown as {
        default: { forbidden: { name: string }[] };
      };
      const names = config.forbidden.map((rule) => rule.name);
      expect(names.filter((name) => !seededBreaks.some((one) => one.rule === name))).toEqual([]);
    });
  });
});

const screens = under('src').filter((file) => file.endsWith('Screen.tsx'));
/** Values and rules. */
const rules = under('src').filter((file) =>
  /^src\/(lib\/\w+|features\/.*\/(model|rules|filters|form|changes|checks|decision|lanes|review))\.ts$/.test(
    file,
  ),
);

describe('the rooms', () => {
  it('keep screens free of calls and clocks', () =>
    expect(
      occurrences(
        /\bfetch\(|\buseSWR|\bDate\.now\(|\bnew Date\(\)|\blocation\.|\blocalStorage\b|\bsessionStorage\b/,
        screens,
      ),
    ).toEqual([]));
  it('keep rules free of clocks, chance and the browser', () =>
    expect(
      occurrences(
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bwindow\.|\bdocument\.|\blocalStorage\b/,
        rules,
      ),
    ).toEqual([]));
  it('have no barrels', () =>
    expect(
      under('src', 'stories', 'contracts', 'tests').filter((file) =>
        /(^|\/)index\.[cm]?[jt]sx?$/.test(file),
      ),
    ).toEqual([]));
  it('have no room for what has no name', () =>
    expect(
      everyFile.filter((file) => /(^|\/)(utils?|helpers?|common)(\.\w+)*(\/|$)/i.test(file)),
    ).toEqual([]));
  it('have no file over 400 lines', () => {
    const long = writtenFiles
      .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });
  it('have no line over 100 characters but for a text, a pattern or the reason of a disabled rule', () =>
    expect(
      occurrences(
        /^(?!.*oxlint[-]disable)(?!\s*\/)(?=.{101})[^'"`]*$/,
        under('src', '.setup', '.storybook', 'stories'),
      ),
    ).toEqual([]));
  it('have a story for every screen', () => {
    const stories = new Set(
      everyFile.filter((file) => file.startsWith('stories/')).map((file) => path.basename(file)),
    );
    expect(screens.length).toBeGreaterThan(0);
    expect(
      screens.filter((file) => !stories.has(`${path.basename(file, '.tsx')}.stories.tsx`)),
    ).toEqual([]);
  });
  it('keep the top level to what the tools need', () => {
    const named = [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'vitest.config.ts',
      'playwright.config.ts',
      'knip.jsonc',
      'tsconfig.json',
      'README.md',
      'index.html',
    ];
    const rooms = ['openapi', 'src', 'stories', 'contracts', 'tests', 'public'];
    const top = [...new Set(everyFile.map((file) => file.split('/')[0] ?? ''))];
    expect(
      top.filter((name) => !name.startsWith('.') && !named.includes(name) && !rooms.includes(name)),
    ).toEqual([]);
  });
});

describe('the tree', () => {
  // The patterns are written so that this file doesn't hold what it looks for.
  it('names no package registry', () =>
    expect(
      occurrences(/\b(registry|npm|packages)\.[\w-]+\.(org|com|io|dev|net|cloud)\b/i, textFiles),
    ).toEqual([]));
  it('stands alone', () =>
    expect(occurrences(/\.\.[/]shared\b|[/]work[/](main|shared)\b/, textFiles)).toEqual([]));
  it('sets no test aside', () =>
    expect(
      occurrences(
        /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fixme|fails)\b|\bx(it|describe)\(/,
        under('tests', 'contracts', 'stories').filter(
          (file) => file !== 'tests/architecture.test.ts',
        ),
      ),
    ).toEqual([]));
  it('gives a reason wherever a rule is set aside', () =>
    expect(
      occurrences(/(eslint|oxlint)[-]disable(?!.* -- \S)|@ts-(ignore|nocheck)\b/, writtenFiles),
    ).toEqual([]));
});
