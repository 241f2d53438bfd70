import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
let isThere = false;

/**
 * One jsdom for all files of a process, which share their modules too. A new one for each file takes
 * longer than most files' tests.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest reads an environment's default export
export default {
  ...jsdom,
  name: 'one-dom',
  async setup(global, options) {
    if (!isThere) await jsdom.setup(global, options);
    isThere = true;
    return { teardown: () => undefined };
  },
} satisfies Environment;
