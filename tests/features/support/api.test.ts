import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, sessionOf } from '../../api/session/fakeBrowser';
import { answerWith, failureOf, pathsOf } from '../../api/scriptedServer';

/** Loads the support module like `openTab` loads the others. */
async function openSupport() {
  vi.resetModules();
  const [session, support] = await Promise.all([
    import('../../../src/api/session/session'),
    import('../../../src/features/support/api'),
  ]);
  return { ...session, ...support };
}

let tab: Awaited<ReturnType<typeof openSupport>>;

beforeEach(async () => {
  installBrowser();
  tab = await openSupport();
  tab.saveSession(sessionOf(1));
});
afterEach(() => vi.unstubAllGlobals());

describe('requests (section 7)', () =>
  it.each<[string, () => Promise<unknown>, string, string]>([
    ['listTickets', () => tab.listTickets(), 'GET /admin/ticket', ''],
    ['closeTicket', () => tab.closeTicket(7301), 'POST /admin/ticket/7301/close', ''],
    [
      'listTicketMessages',
      () => tab.listTicketMessages('t/1 %'),
      'GET /admin/ticket/t%2F1%20%25/messages',
      '',
    ],
    [
      'sendTicketMessage',
      () => tab.sendTicketMessage('7301', 'Hello\n"you"'),
      'POST /admin/ticket/7301/messages',
      '{"text":"Hello\\n\\"you\\""}',
    ],
  ])('%s', async (_name, run, path, body) => {
    const sent = answerWith(() => Response.json({ results: [] }));
    await run();
    expect(pathsOf(sent)).toEqual([path]);
    expect(sent[0]).toMatchObject({ body, bearer: 'Bearer access-1' });
  }));

describe('responses', () =>
  it.each([
    ['the plain envelope (R2)', { count: 2, results: [{ ticket_id: 1 }, { ticket_id: 2 }] }],
    ['a bare array', [{ ticket_id: 1 }, null, { ticket_id: 2 }]],
    ['a nested envelope', { result: { results: [{ ticket_id: 1 }, { ticket_id: 2 }], count: 2 } }],
  ])('%s', async (_name, body) => {
    answerWith(() => Response.json(body));
    expect(await tab.listTickets()).toMatchObject({
      count: 2,
      results: [{ ticket_id: 1 }, { ticket_id: 2 }],
    });
    expect((await tab.listTicketMessages(1)).results.length).toBe(2);
  }));

describe('sent once (promise 1)', () => {
  it('closing the same ticket 100 times at once sends one request', async () => {
    const sent = answerWith(() => Response.json({ message: 'Closed' }));
    await Promise.all(Array.from({ length: 100 }, () => tab.closeTicket(7)));
    expect(pathsOf(sent)).toEqual(['POST /admin/ticket/7/close']);
  });

  it('each call sends a message, also with the same text', async () => {
    const sent = answerWith(() => Response.json({ text: 'Thanks' }, { status: 201 }));
    await Promise.all([tab.sendTicketMessage(7, 'Thanks'), tab.sendTicketMessage(7, 'Thanks')]);
    expect(sent.length).toBe(2);
  });
});

describe('any 2xx is a success, whatever its body is (R107)', () =>
  it.each<[number, string | null]>([
    [200, '{"message":"Closed"}'],
    [200, '[]'],
    [200, 'null'],
    [200, ''],
    [201, '{}'],
    [204, null],
  ])('%i with %j', async (status, body) => {
    answerWith(() => new Response(body, { status }));
    await expect(tab.closeTicket(7)).resolves.toBeUndefined();
    await expect(tab.sendTicketMessage(7, 'Hello')).resolves.toEqual(
      body === '{}' || body?.includes('Closed') ? JSON.parse(body) : undefined,
    );
  }));

describe('a failure never looks like a success (promise 2)', () => {
  const bodies = [
    null,
    '',
    'null',
    '0',
    '[]',
    '<h1>Bad gateway</h1>',
    '{"message":"Cl',
    '{"message":{"en":"x"}}',
  ];
  const operations: [string, () => Promise<unknown>][] = [
    ['listTickets', () => tab.listTickets()],
    ['closeTicket', () => tab.closeTicket(7)],
    ['listTicketMessages', () => tab.listTicketMessages(7)],
    ['sendTicketMessage', () => tab.sendTicketMessage(7, 'Hello')],
  ];

  it.each(operations)('%s', async (_name, run) => {
    for (const status of [400, 403, 404, 409, 422, 500, 502, 503, 504]) {
      for (const body of bodies) {
        answerWith(() => new Response(body, { status }));
        expect(await failureOf(run())).toMatchObject({
          name: 'ApiError',
          status,
          serverMessage: undefined,
        });
      }
      answerWith(() => Response.json({ message: 'From the server' }, { status }));
      expect(await failureOf(run())).toMatchObject({ status, serverMessage: 'From the server' });
    }
    answerWith(() => new Response('<h1>Hello</h1>', { status: 200 }));
    expect(await failureOf(run())).toMatchObject({ name: 'ApiError', status: 200 });
  });
});
