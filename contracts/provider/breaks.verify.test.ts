import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { verifyReference } from './verification';

interface Break {
  method: string;
  path: RegExp;
  status: number;
  /** The broken answer in place of the service's own. */
  answer: (body: string) => { status?: number; body: string };
}

/** The service with one answer broken. */
const breaking = ({ method, path, status, answer }: Break) => (service: Hono): Hono => {
  const broken = new Hono();
  broken.all('*', async (context) => {
    const response = await service.fetch(context.req.raw, context.env);
    if (context.req.method !== method || !path.test(context.req.path) || response.status !== status) return response;
    const { body, status: brokenStatus = status } = answer(await response.text());
    return new Response(body, { status: brokenStatus, headers: { 'Content-Type': 'application/json' } });
  });
  return broken;
};

const secondPage = ['--only', 'second page of users'];
const deletion = ['--only', 'delete this user$'];
const noSuchUser: Omit<Break, 'answer'> = { method: 'DELETE', path: /^\/api\/admin\/users\//, status: 404 };
const list: Omit<Break, 'answer'> = { method: 'GET', path: /^\/api\/admin\/users$/, status: 200 };

const breaks: { name: string; fault: Break; args: string[]; failure: string }[] = [
  {
    name: 'a renamed field',
    fault: { ...list, answer: (body) => ({ body: body.replaceAll('"full_name"', '"name"') }) },
    args: secondPage,
    failure: 'Given users exist - a request for the second page of users',
  },
  {
    name: 'a value outside of its enum',
    fault: { ...list, answer: (body) => ({ body: body.replaceAll('"role":"user"', '"role":"trader"') }) },
    args: secondPage,
    failure: 'Given users exist - a request for the second page of users',
  },
  {
    name: 'an envelope without its count',
    fault: { ...list, answer: (body) => ({ body: body.replace('"count":', '"total":') }) },
    args: secondPage,
    failure: 'Given users exist - a request for the second page of users',
  },
  {
    name: 'another status',
    fault: { ...noSuchUser, answer: (body) => ({ status: 200, body }) },
    args: deletion,
    failure: 'Given no user has this id - a request to delete this user',
  },
  {
    name: 'an error without its message',
    fault: { ...noSuchUser, answer: () => ({ body: '{"detail":"Not found."}' }) },
    args: deletion,
    failure: 'Given no user has this id - a request to delete this user',
  },
];

it.each(breaks)('the verification catches $name', async ({ fault, args, failure }) => {
  const { code, failures, output } = await verifyReference({ wrap: breaking(fault), args });
  expect({ code, failures }, output).toEqual({ code: 1, failures: [failure] });
});

it('a provider state that cannot be set up fails the verification', async () => {
  // Port 9 is nobody's: the last of two addresses counts.
  const { code, failures, output } = await verifyReference({ args: [...deletion, '--state-url', 'http://127.0.0.1:9/states'] });
  expect({ code, failures: failures.length }, output).toEqual({ code: 1, failures: 3 });
});
