import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from './nginxServer';

interface Service {
  environment: Record<string, string>;
  command?: string[];
  deploy?: { replicas: number };
  secrets?: string[];
  ports?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  build?: { context: string; dockerfile: string };
}

const environment = {
  LISTEN_PORT: '8080',
  CONSOLE_ROOT: '/console',
  API_UPSTREAM: 'http://backend:8000',
  NGINX_LOCAL_RESOLVERS: '127.0.0.11',
  API_ORIGINS: '',
  FILE_ORIGINS: '',
};

const readCompose = async () =>
  parse(await readFile('.deploy/compose.yaml', 'utf8')) as {
    services: Record<'database' | 'migrate' | 'operator' | 'backend' | 'console', Service>;
    secrets: object;
  };

test('three instances of the backend run on one PostgreSQL behind nginx, and only nginx has a port', async () => {
  const { services } = await readCompose();
  const { database, backend, console } = services;
  expect(Object.keys(services)).toEqual(['database', 'migrate', 'operator', 'backend', 'console']);
  // Only the command that makes the tables knows their owner.
  const knowing = Object.entries(services).filter(([, { secrets }]) =>
    secrets?.includes('owner_url'),
  );
  expect(knowing.map(([name]) => name)).toEqual(['migrate']);
  expect(services.migrate.command).toEqual(['migrate']);
  expect(backend.environment['MIGRATE']).toBe('0');
  expect(services.operator.environment['MIGRATE']).toBe('0');
  expect([backend.deploy?.replicas, backend.ports, database.ports, console.ports]).toEqual([
    3,
    undefined,
    undefined,
    ['8080:8080'],
  ]);
  expect(console.environment['API_UPSTREAM']).toBe('http://backend:8000');
  expect(backend.healthcheck?.test.join(' ')).toContain('/readyz');
  expect(parseInt(backend.stop_grace_period ?? '')).toBeGreaterThan(10);
  for (const { build } of [backend, console]) await readFile(build?.dockerfile ?? '');
});

test('no secret is in the file or in an image', async () => {
  const { services, secrets } = await readCompose();
  for (const { environment: variables } of Object.values(services)) {
    for (const [name, value] of Object.entries(variables)) {
      if (/PASSWORD|DATABASE_URL|SECRET|KEY/.test(name))
        expect([name, value]).toEqual([
          expect.stringMatching(/_FILE$/),
          expect.stringMatching(/^\/run\/secrets\//),
        ]);
    }
  }
  const needed = Object.values(services).flatMap((service) => service.secrets ?? []);
  expect(Object.keys(secrets).sort()).toEqual([...new Set(needed)].sort());
  for (const file of ['.gitignore', '.dockerignore'])
    expect(await readFile(file, 'utf8')).toContain('.deploy/secrets');
});

test('nginx asks the resolver again, and gives a request its id and the address it came from', async () => {
  const text = await readConfiguration(environment);
  expect(text).toContain('resolver 127.0.0.11 valid=5s;');
  // With a name in place of the variable nginx would resolve it once, at its start.
  expect([...text.matchAll(/proxy_pass ([^;]+);/g)].map(([, to]) => to)).toEqual([
    '$api',
    '$api',
    '$api',
    '$api',
  ]);
  expect(text).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  expect(text).toContain('proxy_set_header X-Request-Id $request_id;');
  // A location with a proxy_set_header of its own would lose those of the server.
  for (const [block] of text.matchAll(/location [^{]+\{[^}]*\}/g))
    expect(block).not.toContain('proxy_set_header');
});

// What it does with refreshes, sign-ins and its log: nginx.test.ts.
test('the addresses of refresh and sign-in are those of the OpenAPI document', async () => {
  const { paths } = JSON.parse(await readFile('openapi/openapi.bundle.json', 'utf8')) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/account/auth/token/refresh', '/admin/auth/login']),
  );
});
