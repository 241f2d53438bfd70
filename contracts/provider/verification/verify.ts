import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Verifiable } from './verifiable';

const script = fileURLToPath(new URL('../../scripts/verify.mjs', import.meta.url));

export interface Verification {
  code: number | null;
  output: string;
  verified: number;
  total: number;
  /** The sentences of the interactions that failed. */
  failures: string[];
}

/** Runs contracts/scripts/verify.mjs in a new process and reads its output. */
export async function verify(
  { baseUrl, stateUrl }: Pick<Verifiable, 'baseUrl' | 'stateUrl'>,
  args: string[] = [],
): Promise<Verification> {
  return read(await run([script, '--base-url', baseUrl, '--state-url', stateUrl, ...args]));
}

function run(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function read({ code, output }: { code: number | null; output: string }): Verification {
  const [, verified, total] = /^(\d+) of (\d+) interactions verified/m.exec(output) ?? [];
  const failures = [...output.matchAll(/^not verified: (.*)$/gm)].map(
    ([, sentence]) => sentence ?? '',
  );
  return { code, output, verified: Number(verified), total: Number(total), failures };
}
