import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../../.setup/run/provider.mjs';
import { findPrograms, giveTo, makeWhole, type PostgresPrograms } from './postgresPrograms';

export interface PostgresServer {
  url(database: string): string;
  /** Sends a signal to all its processes. SIGSTOP freezes it, SIGCONT lets it go on. */
  signal(signal: NodeJS.Signals): void;
  /** Ends all its processes at once, as a loss of power does. The data stays. */
  kill(): Promise<void>;
  end(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface PostgresOptions {
  settings?: string[];
  /** An empty folder for the data, instead of a temporary one that is deleted at the end. */
  folder?: string;
  /** No file of it can grow beyond this. */
  largestFileMb?: number;
}

/**
 * Starts a PostgreSQL server of its own on a free port. It ends with this process's group at the
 * latest.
 */
export async function startPostgres({
  settings = [],
  folder,
  largestFileMb,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPrograms();
  const { user } = programs;
  const own = folder ?? mkdtempSync(join(tmpdir(), 'provider-postgres-'));
  const data = join(own, 'data');
  cpSync(dataTemplate(programs), data, { recursive: true });
  chmodSync(data, 0o700);
  giveTo(user, own);
  const port = await freePort();
  const args = [
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=${own}`,
    'max_connections=300',
    ...settings,
  ];
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let ended: Promise<unknown> = Promise.resolve();

  const start = async () => {
    const command = [
      programs.program('postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...args.flatMap((setting) => ['-c', setting]),
    ];
    const [program = '', ...rest] =
      largestFileMb === undefined ? command : limited(command, largestFileMb);
    server = spawn(program, rest, {
      ...user,
      cwd: own,
      env: plainEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-4000)));
    ended = new Promise((resolve) => server.once('close', resolve));
    await untilReady(url('postgres'), server, () => log);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = server;
    if (pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    // The parent is frozen first and goes on last, so that it starts no process meanwhile.
    const children = () => childrenOf(pid);
    for (const target of signal === 'SIGCONT' ? [...children(), pid] : [pid, ...children()])
      send(target, signal);
  };
  const end = async () => {
    signalAll('SIGCONT');
    server.kill('SIGINT');
    await ended;
  };
  await start();
  return {
    url,
    signal: signalAll,
    kill: async () => {
      signalAll('SIGKILL');
      await ended;
    },
    end,
    start,
    close: async () => {
      await end();
      if (folder === undefined) rmSync(own, { recursive: true, force: true });
    },
  };
}

/** The shell counts the size in blocks of 512 bytes. */
const limited = (command: string[], megabytes: number) => [
  '/bin/sh',
  '-c',
  `ulimit -f ${megabytes * 2048}; exec "$@"`,
  'sh',
  ...command,
];

/** A new data folder. `initdb` takes seconds, a copy a fraction of one. */
function dataTemplate({ program, user, templateFolder }: PostgresPrograms): string {
  if (!existsSync(templateFolder)) {
    makeWhole(templateFolder, (draft) => {
      giveTo(user, draft);
      const args = [
        '-D',
        draft,
        '-A',
        'trust',
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--no-locale',
        '--no-sync',
      ];
      execFileSync(program('initdb'), args, {
        ...user,
        cwd: draft,
        env: plainEnvironment(),
        stdio: 'pipe',
      });
    });
  }
  return templateFolder;
}

const plainEnvironment = () => ({ ...process.env, LC_ALL: 'C', TZ: 'UTC' });

function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid, of]) => (of === parent && pid ? [pid] : []));
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may contain spaces and brackets, so fields are counted after its last
    // bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 2 });
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (server.exitCode !== null)
        throw new Error(`PostgreSQL ended with ${server.exitCode}:\n${log()}`);
      try {
        await client`SELECT 1`;
        return;
      } catch (error) {
        if (attempt === 600) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await client.end({ timeout: 1 });
  }
}
