import { vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { serve } from '../../api/reading/fakeServer';

export interface ChatServer {
  /** 'GET /admin/ticket/7/messages' and the like, oldest first. */
  calls: string[];
  /** What tickets have, oldest first. */
  messages: Record<string, { text: string; created_at: string; is_mine: boolean }[]>;
  /**
   * How a reading or a sending is answered in place of the usual way; it may throw, or do the usual
   * thing first by `store`.
   */
  onRead?: (id: string) => Response | Promise<Response> | undefined;
  onSend?: (id: string, text: string, store: () => Response) => Response | Promise<Response>;
  onClose?: (id: string) => Response | Promise<Response>;
  tickets: {
    ticket_id: number | string;
    subject: string;
    created_at: string;
    status: string;
    messages?: unknown;
  }[];
}

let tick = 0;

/**
 * A support desk behind `fetch`: two open tickets, 7 and 8, and a closed one, 9.
 * Starts a new session, so that nothing of an earlier test is known.
 */
export function serveChat(): ChatServer {
  clearSession();
  const ticket = (id: number, status: string) => ({
    ticket_id: id,
    subject: `Subject ${String(id)}`,
    created_at: '2026-03-15T10:00:00Z',
    status,
  });
  const server: ChatServer = {
    calls: [],
    messages: {},
    tickets: [ticket(7, 'open'), ticket(8, 'open'), ticket(9, 'closed')],
  };
  const calls = serve(async (request, call) => {
    const [, id = '', action] = /ticket\/([^/]+)\/(\w+)/.exec(call) ?? [];
    if (call === 'GET /admin/ticket')
      return Response.json({ count: server.tickets.length, results: server.tickets });
    if (action === 'close') return server.onClose?.(id) ?? Response.json({ message: 'Closed.' });
    if (request.method === 'GET')
      return (
        (await server.onRead?.(id)) ??
        Response.json({ count: 0, results: server.messages[id] ?? [] })
      );
    const { text } = (await request.json()) as { text: string };
    const store = () => {
      tick += 1;
      const message = {
        text,
        created_at: new Date(Date.UTC(2026, 2, 15, 12, 0, tick)).toISOString(),
        is_mine: true,
      };
      server.messages[id] = [...(server.messages[id] ?? []), message];
      return Response.json(message, { status: 201 });
    };
    return server.onSend ? server.onSend(id, text, store) : store();
  });
  server.calls = calls;
  return server;
}

/** Hides or shows the tab. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** An answer that comes when it is told to. */
export function held(): { answer: Promise<void>; letGo: () => void } {
  let letGo = (): void => undefined;
  const answer = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { answer, letGo: () => letGo() };
}
