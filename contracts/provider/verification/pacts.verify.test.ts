import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printCount } from '../../../tests/propertyRuns';
import { startPostgres } from '../../../tests/provider/postgresServer';
import { readPacts } from '../../scripts/pactFiles.mjs';
import { openServer } from '../db/openDatabase';
import { startVerifiable, type Verifiable } from './verifiable';
import { verify } from './verify';

const all = readPacts().flatMap(
  ({ pact }) => (pact as { interactions: unknown[] }).interactions,
).length;
const console = 'https://console.example';
const deletion = 'delete this user$';

/** Starts the reference backend on a new PostgreSQL server. */
async function startOnPostgres(): Promise<Verifiable> {
  const server = await startPostgres({ settings: ['fsync=off'] });
  const verifiable = await startVerifiable({ database: await openServer(server.url('postgres')) });
  const close = async () => {
    await verifiable.close();
    await server.close();
  };
  return { ...verifiable, close };
}

// breaks/breaks.test.ts verifies all of them on PGlite.
it(
  'the reference backend on PostgreSQL honors every interaction of the pact',
  { timeout: 240_000 },
  async () => {
    const verifiable = await startOnPostgres();
    try {
      const { code, output, verified, total } = await verify(verifiable);
      expect({ code, verified, total }, output).toEqual({ code: 0, verified: all, total: all });
      printCount('Contracts: interactions verified by the command, on PostgreSQL', verified);
    } finally {
      await verifiable.close();
    }
  },
);

describe('the command', () => {
  let verifiable: Verifiable;
  beforeAll(async () => {
    verifiable = await startVerifiable({ consoleOrigins: [console] });
  });
  afterAll(() => verifiable.close());

  it('says whether a console of another origin may call the API', async () => {
    const from = (origin: string) => verify(verifiable, ['--only', deletion, '--origin', origin]);
    expect(await from(console)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`A console at ${console} may call`) as string,
    });
    const { code, output } = await from('https://elsewhere.example');
    expect(code).toBe(1);
    const url = `${verifiable.baseUrl}/admin/users`;
    const refused =
      "doesn't allow the origin https://elsewhere.example (Access-Control-Allow-Origin: none)";
    expect(output).toContain(`not possible from there: OPTIONS ${url} for DELETE ${refused}`);
    expect(output).toContain(`not possible from there: GET ${url} ${refused}`);
  });

  it('says when nothing answers, and when nothing is selected', async () => {
    expect(await verify({ ...verifiable, baseUrl: 'http://127.0.0.1:9/api' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing answers at http://127.0.0.1:9/api') as string,
    });
    expect(await verify({ ...verifiable, stateUrl: 'http://127.0.0.1:9/states' })).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'Nothing answers at http://127.0.0.1:9/states (--state-url)',
      ) as string,
    });
    expect(await verify(verifiable, ['--state', 'no such state'])).toMatchObject({
      code: 1,
      output: 'No interaction is selected.\n',
    });
  });

  it('names the flag that has no whole address or no regular expression', async () => {
    expect(await verify({ ...verifiable, baseUrl: 'localhost:8000/api' })).toMatchObject({
      code: 1,
      output:
        '--base-url is no whole address: localhost:8000/api. Write http:// or https:// before it.\n',
    });
    expect(await verify(verifiable, ['--only', '('])).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^--only: Invalid/) as string,
    });
  });

  it('asks for the base path where every call got a 404', async () => {
    const { output } = await verify(
      { ...verifiable, baseUrl: new URL(verifiable.baseUrl).origin },
      ['--only', deletion],
    );
    expect(output).toContain("Every call got a 404. Has --base-url the API's whole base path");
  });
});

it('the reference backend of contracts/README.md can be verified in its own process', async () => {
  const reference = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../../scripts/reference.mjs', import.meta.url)),
      '--port',
      '0',
      '--state-port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [, baseUrl = '', stateUrl = ''] = await new Promise<RegExpExecArray>(
      (resolve, reject) => {
        let output = '';
        reference.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk;
          const found = /--base-url (\S+) --state-url (\S+)\s/.exec(output);
          if (found) resolve(found);
        });
        reference.once('exit', (code) =>
          reject(new Error(`The reference backend ended with ${String(code)}.`)),
        );
      },
    );
    const { code, verified, output } = await verify({ baseUrl, stateUrl }, ['--only', deletion]);
    expect({ code, verified }, output).toEqual({ code: 0, verified: 3 });
  } finally {
    reference.kill();
  }
});
