import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, sessionOf } from '../../api/session/fakeBrowser';
import { answerWith, pathsOf } from '../../api/scriptedServer';

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
