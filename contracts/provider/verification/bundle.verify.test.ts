import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationOfInteraction } from '../../scripts/coverage.mjs';
import { readPact, sentenceOf } from '../../scripts/pact.mjs';
import { verifyPact } from '../../scripts/verifier.mjs';
import { defaultConfig } from '../core/config';
import { answerCheck } from '../../scripts/answerCheck';
import { crossOriginProblems } from '../../scripts/crossOrigin.mjs';
import { loadDocument } from '../openapi/document';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const script = new URL('../../scripts/bundle.mjs', import.meta.url).pathname;
const bundle = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const pact = readPact();

beforeAll(() => bundle('--folder', folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle', () => {
  it('has what its page names, and no link that leads nowhere', () => {
    const named = [...read('README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
    expect([...named, 'openapi.json'].filter((name) => !existsSync(join(folder, name)))).toEqual(
      [],
    );
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
      expect(refused.join('\n')).toContain('the origin https://console.example is not allowed');
    } finally {
      child.kill();
    }
  });
});
