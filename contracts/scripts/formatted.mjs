import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A page's text as the formatter writes it, which pads the tables. */
export const formatted = (page, text) =>
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', page], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
