import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../.setup/run/provider.mjs';

const template = '.deploy/console.conf.template';

/** The configuration with the environment put in, as the official image does it. */
export async function readConfiguration(environment: Record<string, string>): Promise<string> {
  const text = await readFile(template, 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
    const value = environment[name];
    if (value === undefined) throw new Error(`The template wants ${name}.`);
    return value;
  });
}

async function untilReady(origin: string): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not answer for ten seconds.');
}

export interface RunningNginx {
  origin: string;
  /** What it has written to its standard output: a line of JSON for each request. */
  log: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts nginx with the template on a port of its own, as an unprivileged process would. */
export async function startNginx(
  program: string,
  environment: { root: string; upstream: string; fileOrigins?: string; resolver?: string },
): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'console-nginx-'));
  const port = await freePort();
  const site = await readConfiguration({
    LISTEN_PORT: `127.0.0.1:${port}`,
    CONSOLE_ROOT: environment.root,
    API_UPSTREAM: environment.upstream,
    NGINX_LOCAL_RESOLVERS: environment.resolver ?? '127.0.0.11',
    API_ORIGINS: '',
    FILE_ORIGINS: environment.fileOrigins ?? '',
  });
  await mkdir(join(folder, 'temp'));
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join('\n');
  const types =
    'types { text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; font/woff2 woff2; }';
  // Debian's nginx starts its workers as another user, who couldn't read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${user}\ndaemon off;\nworker_processes 1;\npid ${join(folder, 'nginx.pid')};\nerror_log ${join(folder, 'error.log')};\nevents {}\nhttp {\naccess_log off;\n${own}\n${types}\n${site}\n}\n`,
  );
  // The template logs to /dev/stdout and /dev/stderr, which nginx can open if they are files, but
  // not if they are this process's sockets.
  const log = join(folder, 'output.log');
  const output = await open(log, 'a');
  const server = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', output.fd, output.fd],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGQUIT');
    await ended;
    await output.close();
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(origin).catch(async (error: unknown) => {
    const said = await readFile(log, 'utf8');
    await stop();
    throw new Error(`nginx did not come up. It says:\n${said}`, { cause: error });
  });
  return { origin, log: () => readFile(log, 'utf8'), stop };
}
