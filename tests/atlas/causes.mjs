// Which changed file has probably changed a picture, so that the page groups hundreds of pictures by a few causes.
import { git, inRoot } from '../../.setup/run/process.mjs';
import { cruise } from '../architecture/importTable.ts';

/** The files that differ from a commit, new ones too. */
export function changedSince(commit) {
  const lines = (text) => text.split('\n').filter(Boolean);
  return new Set([...lines(git('diff', '--name-only', commit)), ...lines(git('ls-files', '--others', '--exclude-standard'))]);
}

/** Makes a function that returns the files that a file imports, directly or through others; itself too. */
export async function importsReader() {
  const { modules } = await cruise(inRoot(), ['src', 'stories', 'tests/fixtures', '.storybook']);
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
  const known = new Map();
  return (start) => {
    if (known.has(start)) return known.get(start);
    const files = new Set();
    known.set(start, files);
    const waiting = [start];
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
 * Groups pictures by the changed file that explains most of them: the one that many of them use, and few others. Then again for those that
 * are left. What no changed file explains comes last, without a cause.
 * @param {{ name: string, files: Set<string> }[]} changed the changed pictures, each with the changed files that it uses
 * @param {(file: string) => number} countOf of how many pictures a file is a part, changed or not
 * @returns {{ cause: string | undefined, names: string[] }[]}
 */
export function groupByCause(changed, countOf) {
  const groups = [];
  let left = changed;
  for (;;) {
    const users = new Map();
    for (const { name, files } of left) for (const file of files) users.set(file, [...(users.get(file) ?? []), name]);
    const best = [...users]
      .map(([cause, names]) => ({ cause, names, score: names.length ** 2 / Math.max(countOf(cause), names.length) }))
      .sort((a, b) => b.score - a.score || a.cause.localeCompare(b.cause))[0];
    if (!best) break;
    groups.push({ cause: best.cause, names: best.names });
    left = left.filter(({ name }) => !best.names.includes(name));
  }
  return left.length > 0 ? [...groups, { cause: undefined, names: left.map(({ name }) => name) }] : groups;
}
