import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../contracts/provider/app';
import { createHashGate } from '../../contracts/provider/auth/passwords';
import { trierOf } from '../../contracts/provider/auth/signInTries';
import { runInRequest } from '../../contracts/provider/core/requestScope';
import { configFromEnvironment, defaultConfig } from '../../contracts/provider/core/config';
import { credentials } from '../../contracts/provider/db/tables/sessions';
import { signInTries } from '../../contracts/provider/db/tables/signIns';
import { createServices } from '../../contracts/provider/operations/services';
import { testPasswordCost } from '../../contracts/provider/seed/testDatabase';
import {
  emptyTables,
  givePassword,
  insertRow,
  mintRefreshToken,
} from '../../contracts/provider/states/rows';
import { printCount } from '../propertyRuns';
import { present } from './present';
import { openService, type TestService } from './service';

const failuresPerAddress = 12;
const right = 'the-right-password';
const service = await openService({
  users: 0,
  config: { failuresPerAddress, isProxyTrusted: true },
});

beforeEach(async () => {
  await emptyTables(service.services);
  await givePassword(service.services, 1, right);
});

interface SignIn {
  email?: string;
  password?: string;
  /** The last entry is the client's address as a trusted proxy saw it. */
  from?: string;
  app?: TestService['app'];
}

async function signIn({
  email = 'admin@example.com',
  password = 'not-the-password',
  from = '10.0.0.1',
  app = service.app,
}: SignIn = {}) {
  const response = await app.request('/api/admin/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify({ email, password }),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, retryAfter: response.headers.get('Retry-After') };
}

async function failTimes(times: number, options: SignIn = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await signIn(options)).status);
  return statuses;
}

async function addAdmin(): Promise<string> {
  const { id, email } = await insertRow(service.services, 'users', { role: 'admin' });
  await givePassword(service.services, id, right);
  return email;
}

const times = <Value>(count: number, value: Value): Value[] => Array<Value>(count).fill(value);

describe('an account that failed five times in a minute', () => {
  beforeEach(async () => {
    expect(await failTimes(5)).toEqual(times(5, 401));
  });

  test('is refused with 429, a time and words, in whatever case it is typed and wherever from', async () => {
    const refused = await signIn({ email: 'ADMIN@example.com', from: '10.0.0.2' });
    const seconds = Number(refused.retryAfter);
    expect([refused.status, Number.isInteger(seconds), seconds > 0, seconds <= 60]).toEqual([
      429,
      true,
      true,
      true,
    ]);
    expect(refused.message).toMatch(
      new RegExp(`^Too many failed sign-ins. Try again in ${seconds} seconds?\\.$`),
    );
  });

  test('is refused with the right password too, without a hash', async () => {
    const run = vi.spyOn(service.services.hashes, 'run');
    expect((await signIn({ password: right })).status).toBe(429);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  test('does not stop another account at the same address, nor a refresh of its own', async () => {
    const email = await addAdmin();
    expect((await signIn({ email, password: right })).status).toBe(200);
    const body = { refresh_token: await mintRefreshToken(service.services) };
    expect(
      (await service.send('POST', '/api/account/auth/token/refresh', { body, token: null })).status,
    ).toBe(200);
  });

  test('may try again after the minute, and the old failures are gone', async () => {
    await service.letTimePass(61);
    expect((await signIn({ password: right })).status).toBe(200);
    expect(await service.services.db.$count(signInTries)).toBe(0);
  });

  test('is locked at every instance', async () => {
    const app = createApp(createServices(service.services));
    expect((await signIn({ password: right, app })).status).toBe(429);
  });
});

test('forty wrong passwords at once over two instances are five guesses, and the others cost none', async () => {
  const second = createApp(createServices(service.services));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      signIn({ from: `10.0.1.${index}`, app: index % 2 === 0 ? service.app : second }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  printCount(
    'wrong passwords at once for one account, of which five were looked at',
    answers.length,
  );
});

test('twenty right ones of one account at once over two instances all sign in', async () => {
  const second = createApp(createServices(service.services));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      signIn({ password: right, app: index % 2 === 0 ? service.app : second }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(times(20, 200));
});

test('an address that failed too often is refused for every account, another one goes on', async () => {
  for (let index = 0; index < failuresPerAddress; index += 1) {
    expect(
      (await signIn({ email: `nobody${index}@example.com`, from: 'invented, 10.0.0.9' })).status,
    ).toBe(401);
  }
  expect((await signIn({ password: right, from: 'another, 10.0.0.9' })).status).toBe(429);
  expect((await signIn({ password: right, from: '10.0.0.8' })).status).toBe(200);
});

test('X-Forwarded-For counts only behind a trusted proxy', async () => {
  expect(configFromEnvironment({}).isProxyTrusted).toBe(false);
  expect(configFromEnvironment({ TRUST_PROXY: '1' }).isProxyTrusted).toBe(true);
  const app = createApp(
    createServices({
      ...service.services,
      config: { ...service.services.config, isProxyTrusted: false },
    }),
  );
  for (let index = 0; index < failuresPerAddress; index += 1) {
    expect(
      (await signIn({ email: `nobody${index}@example.com`, from: `10.0.2.${index}`, app })).status,
    ).toBe(401);
  }
  expect((await signIn({ from: '10.0.3.1', app })).status).toBe(429);
});

test.each([
  ['2001:db8:7:8::1', '2001:DB8:7:8:aaaa:bbbb:cccc:dddd', true],
  ['2001:db8:7:8::1', '2001:db8:7:9::1', false],
  ['fe80::1%eth0', 'fe80::2%eth0', true],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ['unknown', 'unknown', true],
])('failures from %s and from %s count together: %s (R425)', (one, other, isSame) => {
  expect(trierOf('a@example.com', one).address === trierOf('a@example.com', other).address).toBe(
    isSame,
  );
});

test('two hashes run at once, twenty wait, and the next one is refused', async () => {
  const gate = createHashGate(4);
  const inRequest = <T>(task: () => Promise<T>) =>
    runInRequest({ id: 'test', isRead: false, signal: new AbortController().signal }, () =>
      gate.run(task),
    );
  const gates: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => gates.push(resolve));
    running -= 1;
  };
  const accepted = Array.from({ length: 22 }, () => inRequest(work));
  await expect(inRequest(work)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '1' },
  });
  for (let index = 0; index < accepted.length; index += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(index);
    present(gates[index])();
  }
  await Promise.all(accepted);
  expect(most).toBe(2);
  await expect(inRequest(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  await expect(inRequest(() => Promise.resolve('next'))).resolves.toBe('next');
});

describe('a stored password', () => {
  const storedCost = async () =>
    (await service.services.db.select().from(credentials))[0]?.passwordHash.split('$')[1];
  const dearer = () =>
    createApp(
      createServices({
        ...service.services,
        config: { ...service.services.config, passwordCost: 2 ** 12 },
      }),
    );
  const cheaper = () =>
    createApp(
      createServices({
        ...service.services,
        config: { ...service.services.config, passwordCost: 2 ** 9 },
      }),
    );

  test('costs what OWASP says if nothing else is asked for', () =>
    expect(defaultConfig.passwordCost).toBe(2 ** 17));

  test('is upgraded by a successful sign-in, not by a failed one', async () => {
    expect((await signIn({ app: dearer() })).status).toBe(401);
    expect(await storedCost()).toBe(String(testPasswordCost));
    expect((await signIn({ password: right, app: dearer() })).status).toBe(200);
    expect(await storedCost()).toBe(String(2 ** 12));
    expect((await signIn({ password: right, app: dearer() })).status).toBe(200);
  });

  test('that is dearer than new ones is honored and stays', async () => {
    expect((await signIn({ password: right, app: cheaper() })).status).toBe(200);
    expect(await storedCost()).toBe(String(testPasswordCost));
  });

  test('that cannot be read opens nothing', async () => {
    await service.services.db.update(credentials).set({ passwordHash: '' });
    expect((await signIn({ password: right })).status).toBe(401);
  });
});

describe('a body', () => {
  const post = (body: unknown) =>
    service.send('POST', '/api/admin/auth/login', { body, token: null });

  test('over 8 kB is a 413, one of 8 kB is read', async () => {
    const body = (length: number) =>
      `{"email":"admin@example.com","password":"${right}"}`.padEnd(length);
    expect((await post(body(8192))).status).toBe(200);
    expect((await post(body(8193))).status).toBe(413);
  });

  test('with a thousand errors gets fifty messages', async () => {
    const body = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]),
    );
    const { status, body: answer } = await service.send('POST', '/api/admin/users', { body });
    expect(status).toBe(400);
    expect(
      Object.values((answer as { errors: Record<string, string[]> }).errors).flat(),
    ).toHaveLength(50);
  });
});
