// Which changed file has probably changed a picture, so that the page groups hundreds of pictures
// by a few causes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { git, inRoot } from '../../.setup/run/process.mjs';
import { cruise } from '../architecture/importTable.ts';

const options = { removeComments: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext };

/** What of a file can change a picture: no comments, and no types. */
export function drawnPart(file, text) {
  if (file.endsWith('.css'))
    return text
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  // Only types.
  if (file.endsWith('.d.ts')) return '';
  return /\.tsx?$/.test(file)
    ? ts.transpileModule(text, { compilerOptions: options, fileName: file }).outputText
    : text;
}

/** The files that differ from a commit in more than their comments, new ones too. */
export function changedSince(commit) {
  const lines = (text) => text.split('\n').filter(Boolean);
  const of = (...filters) => lines(git('diff', '--name-only', '--no-renames', ...filters, commit));
  const isDrawnAnew = (file) =>
    !/\.(css|tsx?)$/.test(file) ||
    drawnPart(file, git('show', `${commit}:${file}`)) !==
      drawnPart(file, readFileSync(inRoot(file), 'utf8').trim());
  const changed = of('--diff-filter=M').filter(isDrawnAnew);
  return new Set([
    ...changed,
    ...of('--diff-filter=m'),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]);
}

/**
 * What shapes a picture: styles, tokens and what is drawn. Hooks, rules and listeners change with
 * them, and draw nothing.
 */
const draws = (file) => /^src\/.*\.css$|^src\/(ui|list|features|app)\/.*\.tsx$/.test(file);
/** What decides which data and which state a picture shows. */
const stages = (file) => /^(stories|tests\/fixtures)\//.test(file);

/** Every story is drawn inside it. */
const PREVIEW = '.storybook/preview.tsx';

/** The style sheets that one of them imports. dependency-cruiser doesn't read style sheets. */
const stylesOf = (file) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/@import '([^']+)'/g)].map(([, name]) =>
    path.join(path.dirname(file), name),
  );

/**
 * Makes a function that returns the files that a story imports, directly or through others, with
 * those of the preview; itself too.
 */
export async function importsReader() {
  const { modules } = await cruise(inRoot(), ['src', 'stories', 'tests/fixtures', '.storybook']);
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      source.endsWith('.css') ? stylesOf(source) : dependencies.map(({ resolved }) => resolved),
    ]),
  );
  const known = new Map();
  return (start) => {
    if (known.has(start)) return known.get(start);
    const files = new Set();
    known.set(start, files);
    const waiting = [start, PREVIEW];
    while (waiting.length > 0) {
      const file = waiting.pop();
      if (files.has(file)) continue;
      files.add(file);
      waiting.push(...(imports.get(file) ?? []));
    }
    return files;
  };
}

/**
 * Each cause, best first, with the pictures that no better one has. A cause is one that `counts`.
 */
function groupsBy(counts, changed, countOf) {
  const groups = [];
  let left = changed;
  for (;;) {
    const users = new Map();
    for (const { name, files } of left)
      for (const file of files)
        if (counts(file)) users.set(file, [...(users.get(file) ?? []), name]);
    const best = [...users]
      .map(([cause, names]) => ({
        cause,
        names,
        score: names.length ** 2 / Math.max(countOf(cause), names.length),
      }))
      .sort((a, b) => b.score - a.score || a.cause.localeCompare(b.cause))[0];
    if (!best) return { groups, left };
    groups.push({ cause: best.cause, names: best.names });
    left = left.filter(({ name }) => !best.names.includes(name));
  }
}

/**
 * Groups pictures by the changed file that explains most of them: the one that many of them use,
 * and few others. Then again for those that are left. Only a file that draws can be a cause; where
 * none is a part of a picture, its story and its data. What none of them explains comes last,
 * without a cause.
 * @param {{ name: string, files: Set<string> }[]} changed the changed pictures, each with the
 *   changed files that it uses
 * @param {(file: string) => number} countOf of how many pictures a file is a part, changed or not
 * @returns {{ cause: string | undefined, names: string[] }[]}
 */
export function groupByCause(changed, countOf) {
  const drawn = groupsBy(draws, changed, countOf);
  const staged = groupsBy(stages, drawn.left, countOf);
  const groups = [...drawn.groups, ...staged.groups];
  return staged.left.length > 0
    ? [...groups, { cause: undefined, names: staged.left.map(({ name }) => name) }]
    : groups;
}
