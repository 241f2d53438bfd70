// The Storybook as a static folder, which works under any path.
import { SetupError, bin, inRoot, run } from '../run/process.mjs';

export const STORYBOOK = inRoot('storybook-static');

/** Builds into storybook-static/. Resolves with `{ code, output }`. */
export const buildStorybook = () => run(bin('storybook'), ['build', '--output-dir', STORYBOOK, '--disable-telemetry']);

/** Builds for a command that needs the folder: `buildStorybook`, but a failure is an error. */
export async function ensureStorybook() {
  console.log('Building the Storybook …');
  const { code, output } = await buildStorybook();
  if (code !== 0) throw new SetupError(`Storybook could not be built:\n${output}`);
}
