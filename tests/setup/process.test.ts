import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { checkNode } from '../../.setup/run/install.mjs';
import { run } from '../../.setup/run/process.mjs';

const node = (script: string, options = {}) => run(process.execPath, ['-e', script], options);

it.each(['18.20.0', '20.18.9', '19.9.0'])('refuses Node %s with what to do about it', (version) =>
  expect(() => checkNode(version)).toThrow(/Node 20\.19 or newer is needed/),
);

it.each(['20.19.0', '22.0.0', '24.1.0'])('takes Node %s', (version) =>
  expect(() => checkNode(version)).not.toThrow(),
);

it('gives the exit code and all output', async () => {
  expect(await node('console.log("out"); console.error("err"); process.exit(3)')).toEqual({
    code: 3,
    output: expect.stringMatching(/out\n[^]*err\n|err\n[^]*out\n/) as string,
  });
});

it('reports a program that is not there', async () => {
  expect(await run('no-such-program', [])).toMatchObject({ code: 127 });
});

it('ends a program that hangs, and what it started', async () => {
  const started = `const child = require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' }); console.log(child.pid); setInterval(() => {}, 1000)`;
  const { code, output } = await node(started, { silenceMs: 3000 });
  expect(code).not.toBe(0);
  const child = Number(/^\d+/.exec(output)?.[0]);
  expect(child).toBeGreaterThan(0);
  await expect.poll(() => isRunning(child)).toBe(false);
});

it('ends what a finished program left behind', async () => {
  const { output } = await node(
    `const child = require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' }); console.log(child.pid); child.unref()`,
  );
  await expect.poll(() => isRunning(Number(/^\d+/.exec(output)?.[0]))).toBe(false);
});

/**
 * A run with a program that starts another one in a session of its own, as Playwright does with its
 * web server. `more` is what it prints later.
 */
async function startRun(): Promise<{ runner: ChildProcess; left: number; more: string[] }> {
  const left = `require('child_process').spawn('sleep', ['600'], { stdio: 'ignore', detached: true })`;
  const program = `console.log(${left}.pid); setInterval(() => {}, 1000)`;
  const script = `
    import { run } from './.setup/run/process.mjs';
    import { guardStarted } from './.setup/run/started.mjs';
    guardStarted();
    await run(process.execPath, ['-e', ${JSON.stringify(program)}], { echo: true });
    process.stdout.write('went on');`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(runner.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  const more: string[] = [];
  lines.on('line', (text) => more.push(text));
  return { runner, left: Number(line), more };
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  'ends all that a run has started when the run gets %s',
  async (signal) => {
    const { runner, left, more } = await startRun();
    expect(await isRunning(left)).toBe(true);
    const ended = once(runner, 'close');
    runner.kill(signal);
    await ended;
    await expect.poll(() => isRunning(left)).toBe(false);
    expect(more).toEqual([]);
  },
);

/** Whether a process is there and not only waiting for its parent to notice its end. */
async function isRunning(pid: number): Promise<boolean> {
  const { output } = await run('ps', ['-o', 'stat=', '-p', String(pid)]);
  return output.trim() !== '' && !output.trim().startsWith('Z');
}
