import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signIn } from './process';
import { present } from './present';
import { ServerDatabases } from './serverDatabase';

let database: Awaited<ReturnType<ServerDatabases['createEmpty']>>;
let role: string;
let serviceUrl: string;
/** What the image has: the compiled backend and the files that it reads, and no packages. */
let image: string;
let entryPoint: string;

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'backend-image-'));
  execFileSync(process.execPath, ['.deploy/compileBackend.mjs', image]);
  const container = await readFile('.deploy/Backend.Containerfile', 'utf8');
  entryPoint = present(/^ENTRYPOINT \["node", "(.+)"\]$/m.exec(container)?.[1]);
  const { url, prefix } = present(inject('postgres'));
  database = await new ServerDatabases(url, prefix).createEmpty();
  role = `${prefix}service`.toLowerCase();
  const address = new URL(database.url);
  address.username = role;
  address.password = "it's \\ a secret";
  serviceUrl = address.href;
});
afterAll(async () => {
  const owner = postgres(database.url, { max: 1 });
  await owner.unsafe(`drop owned by "${role}"; drop role "${role}"`);
  await owner.end();
  await database.drop();
  await rm(image, { recursive: true });
});

async function run(
  command: string[],
  env: Record<string, string>,
  isDone: (output: string) => boolean = () => false,
  program = entryPoint,
) {
  const child = spawn(process.execPath, [program, ...command], {
    cwd: image,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (isDone(output)) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const admin = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'a password of its own' };

/** Signs in, reads a list and the document's page, in this order. */
async function askAll(origin: string): Promise<number[]> {
  const { status, access } = await signIn(origin, {
    email: admin.ADMIN_EMAIL,
    password: 'another password',
  });
  const headers = { Authorization: `Bearer ${access}` };
  const list = await fetch(`${origin}/api/admin/users`, { headers });
  const page = await fetch(`${origin}/api/docs`);
  return [status, list.status, page.status];
}

test(
  'the owner migrates, an admin is made, and instances run as a role that owns nothing',
  { timeout: 120_000 },
  async () => {
    const instance = { DATABASE_URL: serviceUrl, MIGRATE: '0' };
    const owner = { DATABASE_URL: database.url, SERVICE_DATABASE_URL: serviceUrl };
    expect(await run(['migrate'], owner)).toMatchObject({ code: 0 });
    expect(await run(['migrate'], owner), 'a second time').toMatchObject({ code: 0 });
    expect(await run(['create-admin'], { ...instance, ...admin })).toEqual({
      code: 0,
      output: 'chief@example.com can sign in.\n',
    });
    const again = await run(['create-admin'], { ...instance, ...admin });
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toContain('already exists');

    let statuses: number[] | undefined;
    const askOnce = (output: string) => {
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port === undefined || statuses !== undefined) return;
      statuses = [];
      void askAll(`http://127.0.0.1:${port}`).then((answered) => (statuses = answered));
    };
    const reset = { ...instance, ...admin, ADMIN_PASSWORD: 'another password' };
    expect(await run(['reset-password'], reset)).toMatchObject({ code: 0 });
    const served = await run(['--port', '0'], instance, (output) => {
      askOnce(output);
      return output.includes('"route":"/api/docs"');
    });
    expect({ statuses, code: served.code }, served.output).toEqual({
      statuses: [200, 200, 200],
      code: 0,
    });
    const audit = await run(
      ['--format', 'csv'],
      instance,
      undefined,
      'contracts/scripts/audit.mjs',
    );
    expect(audit).toEqual({
      code: 0,
      output: expect.stringContaining('sign_in.succeeded') as string,
    });

    const service = postgres(serviceUrl, { max: 1 });
    await expect(service`alter table users add column more text`).rejects.toThrow(/must be owner/);
    await expect(service`delete from audit`).rejects.toThrow(/permission denied/);
    await service.end();
  },
);

test('an instance says so if its database was not migrated', { timeout: 60_000 }, async () => {
  const { url, prefix } = present(inject('postgres'));
  const empty = await new ServerDatabases(url, prefix).createEmpty();
  const { code, output } = await run(['--port', '0'], { DATABASE_URL: empty.url, MIGRATE: '0' });
  await empty.drop();
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringContaining("Run the command 'migrate' as its owner.") as string,
  });
});
