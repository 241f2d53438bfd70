import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Interaction } from '../../mock/fixtures';
import { createMock } from '../../mock/mockApp';
import { operationOfInteraction } from '../../scripts/coverage.mjs';
import { readPacts, sentenceOf } from '../../scripts/pactFiles.mjs';
import { verifyPact, type Pact } from '../../scripts/verifier.mjs';
import { defaultConfig } from '../core/config';
import { listen } from '../core/listen';
import { answerCheck } from '../../scripts/answerCheck';
import { crossOriginProblems } from '../../scripts/crossOrigin.mjs';
import { loadDocument } from '../openapi/document';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const script = new URL('../../scripts/bundle.mjs', import.meta.url).pathname;
const bundle = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const pact = readPacts()[0]?.pact as Pact;

beforeAll(() => bundle('--folder', folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle', () => {
  it('has what its page names, and no link that leads nowhere', () => {
    const named = [...read('README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
    expect(
      [...named, 'openapi.json', 'verify.mjs', 'package.json'].filter(
        (name) => !existsSync(join(folder, name)),
      ),
    ).toEqual([]);
    for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
      const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
        ([, link = '']) => link,
      );
      expect(
        links.filter((link) => !existsSync(join(folder, link))),
        page,
      ).toEqual([]);
    }
  });

  it('has a schema for the parameters of every state, and the pacts keep to it', () => {
    const states = JSON.parse(read('states.json')) as { name: string; params: object }[];
    const ajv = new Ajv2020({ allowUnionTypes: true });
    for (const interaction of pact.interactions) {
      const [state] = interaction.providerStates ?? [];
      const known = states.find(({ name }) => name === state?.name);
      expect(
        ajv.validate(known?.params ?? false, state?.params ?? {}),
        sentenceOf(interaction as never),
      ).toBe(true);
    }
  });

  it('is written to the same bytes twice, and over no folder with other files', async () => {
    const contents = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => [
        entry.name,
        entry.isFile() && readFileSync(join(entry.parentPath, entry.name), 'utf8'),
      ]);
    const before = contents();
    await bundle('--folder', folder);
    expect(contents()).toEqual(before);
    const other = mkdtempSync(join(tmpdir(), 'other-'));
    writeFileSync(join(other, 'mine.txt'), '');
    await expect(bundle('--folder', other)).rejects.toMatchObject({
      stderr: `${other} has other files. --folder says where to.\n`,
    });
    rmSync(other, { recursive: true });
  });
});

describe('its verifier', () => {
  let address = '';
  let close: () => Promise<void>;
  const verify = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'verify.mjs'), ...args]);

  beforeAll(async () => {
    // In place of `npm install`.
    symlinkSync(new URL('../../../node_modules', import.meta.url), join(folder, 'node_modules'));
    const mock = createMock({
      openApiFile: defaultConfig.openApiFile,
      interactions: pact.interactions as unknown as Interaction[],
    });
    const listening = await listen(mock, {
      port: 0,
      host: '127.0.0.1',
      mayMove: false,
      headers: {},
    });
    address = `http://127.0.0.1:${listening.port}`;
    close = () => listening.close();
  });
  afterAll(() => close());

  it('verifies the interactions that are selected', async () => {
    const { stdout } = await verify(
      `${address}/api`,
      `${address}/_states`,
      String.raw`^GET /admin/users \d`,
    );
    expect(stdout).toMatch(/^([1-9]\d*) of \1 interactions verified\.$/m);
  });

  it('says how many of them passed if one fails', async () => {
    const file = join(folder, 'pacts', 'admin-console-admin-api.json');
    const written = readFileSync(file, 'utf8');
    const { interactions, ...rest } = JSON.parse(written) as Pact;
    const [first, ...others] = interactions
      .filter(({ request }) => request.method === 'GET' && request.path === '/admin/users')
      .slice(0, 3);
    if (!first) throw new Error('No pact lists users.');
    writeFileSync(
      file,
      JSON.stringify({
        ...rest,
        interactions: [{ ...first, response: { ...first.response, status: 418 } }, ...others],
      }),
    );
    try {
      await expect(verify(`${address}/api`, `${address}/_states`)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('2 of 3 interactions verified.\n') as string,
      });
    } finally {
      writeFileSync(file, written);
    }
  });

  it('fails for a selection of none', async () => {
    await expect(verify(address, address, '^nothing')).rejects.toMatchObject({
      stderr: expect.stringContaining('No interaction is selected.') as string,
    });
  });

  it('says in one line what is wrong with an address or a selection', async () => {
    await expect(verify(`${address}/api`, 'http://127.0.0.1:2/_states')).rejects.toMatchObject({
      code: 1,
      stderr:
        'Nothing answers at http://127.0.0.1:2/_states (its provider states): connect ECONNREFUSED 127.0.0.1:2.\n',
    });
    await expect(verify('localhost:8000/api', address)).rejects.toMatchObject({
      code: 2,
      stderr:
        'the API is no whole address: localhost:8000/api. Write http:// or https:// before it.\n',
    });
    await expect(verify(address, address, '(')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Invalid regular/) as string,
    });
  });
});

describe('a stand-in backend', () => {
  const calls = ['listUsers', 'getUser', 'deleteUser'];
  const document = loadDocument(defaultConfig.openApiFile);
  const interactions = pact.interactions.filter(
    (each) =>
      calls.includes(String(operationOfInteraction(document, each))) &&
      each.providerStates?.[0]?.name !== 'a user with every detail has this id',
  );

  it.each([
    ['python3', ['--version'], 'standin.py'],
    ['java', ['-version'], 'StandIn.java'],
  ])('in %s fulfils the interactions of its three calls', async (language, version, file) => {
    const source = join(folder, 'stand-ins', file);
    expect(readFileSync(source, 'utf8').split('\n').length).toBeLessThan(90);
    // Whether a machine has the language is not ours to decide. The bundle's own files are looked
    // at in any case.
    const isThere = spawnSync(language, version).status === 0;
    process.stdout.write(
      `${file}: ${isThere ? `verified with ${language}` : `${language} is not on the PATH, so it was not run`}\n`,
    );
    if (!isThere) return;
    const child = spawn(language, [source, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      // The pipe stays open: a program whose output nobody reads would end.
      const [line] = (await once(createInterface(child.stdout), 'line')) as string[];
      const url = String(line).trim();
      const outcome = await verifyPact(
        { baseUrl: `${url}/api`, stateUrl: `${url}/_states`, isRecorded: true },
        { ...pact, interactions },
      );
      expect(outcome.failures, outcome.output).toEqual([]);
      expect(outcome.total).toBe(interactions.length);
      const checked = outcome.results.map(answerCheck(document));
      expect(checked.map(({ call, differences }) => (call ? differences : 'not recorded'))).toEqual(
        interactions.map(() => []),
      );
      // It knows no other origin.
      const refused = await crossOriginProblems(`${url}/api`, 'https://console.example');
      expect(refused.join('\n')).toContain("doesn't allow the origin https://console.example");
    } finally {
      child.kill();
    }
  });
});
