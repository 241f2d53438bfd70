import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A file, what is wrong in it, and the rule that finds it. */
const seeded = [
  {
    rule: 'typescript(TS2322)',
    file: 'src/api/type.ts',
    text: "export const count: number = 'seven';\n",
  },
  {
    rule: 'typescript(TS18048)',
    file: 'tests/api/type.ts',
    text: 'export const length = (text: string | undefined) => text.length;\n',
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'src/api/promise.ts',
    text: 'export function send() {\n  fetch("/api");\n}\n',
  },
  {
    rule: 'typescript(no-unsafe-return)',
    file: 'src/api/unsafe.ts',
    text: 'export const read = (text: string): string => JSON.parse(text);\n',
  },
  {
    rule: 'eslint(no-unused-vars)',
    file: 'contracts/provider/unused.ts',
    text: 'export function add(one: number) {\n  const two = 2;\n  return one;\n}\n',
  },
  { rule: 'import(no-default-export)', file: 'src/lib/standard.ts', text: 'export default 1;\n' },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'tests/lib/wait.ts',
    text: "import { vi } from 'vitest';\n\nexport const wait = () => vi.waitFor(() => 1);\n",
  },
  {
    rule: 'react-hooks(exhaustive-deps)',
    file: 'src/features/users/Old.tsx',
    text:
      "import { useEffect, useState } from 'react';\n\nexport function Old({ at }: { at: number }) {\n  const [now, setNow] = useState(0);\n" +
      '  useEffect(() => {\n    document.title = String(at);\n  }, []);\n  return <p onClick={() => setNow(1)}>{now}</p>;\n}\n',
  },
  {
    rule: 'react(static-components)',
    file: 'src/features/users/Inner.tsx',
    text: 'export function Outer() {\n  const Inner = () => <p />;\n  return <Inner />;\n}\n',
  },
  {
    rule: 'house(wait-after-act)',
    file: 'stories/features/Act.stories.tsx',
    text:
      "import { expect, userEvent } from 'storybook/test';\n\nexport const play = async (button: HTMLElement) => {\n" +
      '  await userEvent.click(button);\n  await expect(button).toHaveFocus();\n};\n',
  },
  {
    rule: 'playwright(no-wait-for-timeout)',
    file: 'tests/e2e/wait.spec.ts',
    text: "import type { Page } from '@playwright/test';\n\nexport const wait = (page: Page) => page.waitForTimeout(100);\n",
  },
  { rule: 'eslint(no-undef)', file: 'tests/bench/name.mjs', text: 'export const sum = one + 1;\n' },
  {
    rule: 'Unused',
    file: 'src/lib/aside.ts',
    text: '// oxlint-disable-next-line no-console -- said\nexport const one = 1;\n',
  },
];

let folder = '';
let found: { file: string; says: string }[] = [];

beforeAll(() => {
  // Not in .cache/, which git ignores, and so the linter does.
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(path.resolve(name), path.join(folder, name));
  for (const name of ['.oxlintrc.json', '.setup/lint', 'tsconfig.json'])
    cpSync(name, path.join(folder, name), { recursive: true });
  for (const { file, text } of seeded) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/oxlint'),
    ['--format', 'json', '--ignore-pattern', 'node_modules', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code?: string; message: string }[];
  };
  found = diagnostics.map(({ filename, code = '', message }) => ({
    file: filename,
    says: `${code} ${message}`,
  }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(seeded)('finds $rule', ({ file, rule }) =>
  expect(found.filter((one) => one.file === file).map(({ says }) => says)).toContainEqual(
    expect.stringContaining(rule),
  ),
);
