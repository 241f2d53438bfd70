import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The rooms that rules are about: reading stories and tests too would take half as long again. */
const rooms = ['src', 'contracts', 'tests/fixtures', 'tests/msw'];

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

/** Holds every module of the tree at `root` against .dependency-cruiser.cjs. */
export async function readImports(
  root: string,
): Promise<{ moduleCount: number; violations: Violation[] }> {
  // The program and not its API: only the program reads all of the options as written.
  const args = [
    path.resolve('node_modules/.bin/depcruise'),
    '--config',
    path.resolve('.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...rooms.filter((room) => existsSync(path.join(root, room))),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  const { summary } = JSON.parse(stdout) as Cruise;
  return {
    moduleCount: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
