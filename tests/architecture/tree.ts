import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const generatedOrInstalled = new Set([
  '.git',
  '.cache',
  '.data',
  'node_modules',
  'dist',
  'storybook-static',
  'coverage',
  'test-results',
  'playwright-report',
]);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generatedOrInstalled.has(entry.name) || entry.isSymbolicLink()) return [];
    const relative = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? walk(relative) : [relative];
  });
}

/** Every file that is or could be committed, relative to the root. */
export const everyFile = walk('.');

const binary = /\.(png|jpe?g|webp|gif|ico|woff2?|pdf|wasm|gz|br)$/;
export const textFiles = everyFile.filter((file) => !binary.test(file));

const written =
  /^(src|stories|contracts|tests|\.setup|\.storybook)\/.*\.(ts|tsx|mjs|cjs|js|jsx|css)$/;
const generated = /\.gen\.ts$|^\.storybook\/public\//;
/** What people write, as opposed to what is generated from it. */
export const writtenFiles = everyFile.filter((file) => written.test(file) && !generated.test(file));

export const read = (file: string) => readFileSync(file, 'utf8');

/** `file:line: text` of every line that matches, in files that pass the filter. */
export function occurrences(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`] : [],
      ),
  );
}
