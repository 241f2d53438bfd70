// The Storybook as a static folder, which works under any path.
import path from 'node:path';
import { SetupError, inRoot, run } from '../run/process.mjs';

export const STORYBOOK = inRoot('storybook-static');

/**
 * Builds the Storybook of a tree, this one if no other is given, into a folder. Resolves with `{
 * code, output }`.
 */
export const buildStorybook = ({ tree = inRoot(), folder = STORYBOOK } = {}) =>
  run(
    path.join(tree, 'node_modules', '.bin', 'storybook'),
    ['build', '--output-dir', folder, '--disable-telemetry'],
    { cwd: tree },
  );

/** Builds for a command that needs the folder: `buildStorybook`, but a failure is an error. */
export async function ensureStorybook() {
  console.log('Building the Storybook …');
  const { code, output } = await buildStorybook();
  if (code !== 0) throw new SetupError(`Storybook could not be built:\n${output}`);
}
