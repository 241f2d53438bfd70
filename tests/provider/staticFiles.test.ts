import type * as FileSystem from 'node:fs/promises';
import { mkdir, mkdtemp, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ConsoleSite } from '../../contracts/provider/static/consoleSite';

const failures = vi.hoisted((): string[] => []);
const beforeRead = vi.hoisted((): { run?: () => Promise<void> } => ({}));

vi.mock('node:fs/promises', async (importOriginal) => {
  const actual = await importOriginal<typeof FileSystem>();
  const readFile = async (file: string) => {
    await beforeRead.run?.();
    const code = failures.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    return actual.readFile(file);
  };
  return { ...actual, readFile };
});

const script = `console.log('${'a'.repeat(5000)}');`;
let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-static-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => {
  failures.length = 0;
  delete beforeRead.run;
});
afterAll(() => rm(folder, { recursive: true }));

async function serve(name: string): Promise<() => Promise<Response>> {
  await writeFile(join(folder, 'assets', name), script);
  const site = new ConsoleSite(folder);
  app = new Hono();
  app.onError((_, context) => context.text('', 500));
  app.get('*', (context) => site.serve(context));
  await site.warm();
  return async () => app.request(`/assets/${name}`, { headers: { 'Accept-Encoding': 'br' } });
}

const textOf = async (response: Response) =>
  brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();

test('a file that cannot be read once is a 500 once', async () => {
  failures.push('EMFILE');
  const get = await serve('busy.js');
  failures.push('EMFILE');
  expect((await get()).status).toBe(500);
  const again = await get();
  expect([again.status, await textOf(again)]).toEqual([200, script]);
});

test('a file that vanishes while it is served is a 404, and is served again when it is back', async () => {
  beforeRead.run = () => unlink(join(folder, 'assets', 'gone.js')).catch(() => undefined);
  const get = await serve('gone.js');
  await writeFile(join(folder, 'assets', 'gone.js'), script);
  expect((await get()).status).toBe(404);
  delete beforeRead.run;
  await writeFile(join(folder, 'assets', 'gone.js'), script);
  expect(await textOf(await get())).toBe(script);
});

test('a precompressed file that cannot be read is made up for', async () => {
  const beside = join(folder, 'assets', 'folder.js.br');
  await mkdir(beside);
  // Newer than the file, so that it is taken.
  const later = new Date(Date.now() + 60_000);
  await utimes(beside, later, later);
  expect(await textOf(await (await serve('folder.js'))())).toBe(script);
});
