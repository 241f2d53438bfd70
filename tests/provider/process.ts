import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { seededAdmin } from '../../contracts/provider/seed/seedDatabase';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Starts the backend in a process of its own, from source. It lives so shortly that optimizing the
 * embedded engine would take more of its time than the engine's own work.
 */
export const spawnBackend = (args: string[], env: Record<string, string>) =>
  spawn(
    process.execPath,
    ['--liftoff-only', '--import', 'tsx', 'contracts/provider/main.ts', ...args],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', PORT: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

export interface RunningBackend {
  process: ChildProcess;
  url: string;
  output(): string;
  /** Ends it with a signal and returns its exit code; null after a kill. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export class BackendEnded extends Error {
  override readonly name = 'BackendEnded';
}

/** Starts the backend as `npm start` does, in a process of its own, and waits for its address. */
export async function startBackend(
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningBackend> {
  const child = spawnBackend(args, {
    NODE_ENV: '',
    DATA_DIR: '',
    SEED: 'hostile',
    SEED_USERS: '60',
    ...env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));

  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /http:\/\/\S+:\d+/.exec(output)?.[0];
      if (address !== undefined && output.includes('Password')) resolve(address);
    });
    void ended.then((code) => reject(new BackendEnded(`ended with ${String(code)}: ${output}`)));
  });
  return {
    process: child,
    url,
    output: () => output,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

export const post = (url: string, body: unknown, token?: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string } = seededAdmin,
): Promise<{ status: number; access: string; refresh: string }> {
  const response = await post(`${origin}/api/admin/auth/login`, { email, password });
  const { data } = (await response.json()) as { data?: { access: string; refresh: string } };
  return { status: response.status, access: data?.access ?? '', refresh: data?.refresh ?? '' };
}
