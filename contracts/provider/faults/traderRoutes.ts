import type { Hono } from 'hono';
import { badRequest } from '../core/problem';
import { readJsonBody } from '../core/requestBody';
import { sendJson } from '../core/sendJson';
import { iso } from '../core/wire';
import { onlyRow } from '../db/database';
import { ticketMessages, tickets } from '../db/tables/support';
import { users } from '../db/tables/users';
import type { Services } from '../operations/services';

const mostBytes = 64 * 1024;

function textOf(body: unknown, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string' || value === '') throw badRequest(`"${name}" is a text.`);
  return value;
}

/**
 * Lets tests act as a trader who opens tickets and writes to them. Traders' own calls are not part
 * of this API. Only called with the faults switch on.
 */
export function traderRoutes(app: Hono, { db, clock }: Services): void {
  app.post('/__faults/tickets', async (context) => {
    const subject = textOf(await readJsonBody(context, mostBytes), 'subject');
    const [creator] = await db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .limit(1);
    if (creator === undefined) throw badRequest('There is nobody to open a ticket.');
    const values = {
      userId: creator.id,
      subject,
      creatorName: `${creator.firstName} ${creator.lastName}`,
      createdAt: clock.now(),
    };
    const ticket = onlyRow(await db.insert(tickets).values(values).returning());
    return sendJson(context, 201, { ticket_id: ticket.id });
  });
  app.post('/__faults/tickets/:id/messages', async (context) => {
    const text = textOf(await readJsonBody(context, mostBytes), 'text');
    const values = {
      ticketId: Number(context.req.param('id')),
      text,
      isFromStaff: false,
      createdAt: clock.now(),
    };
    const message = onlyRow(await db.insert(ticketMessages).values(values).returning());
    return sendJson(context, 201, { text: message.text, created_at: iso(message.createdAt) });
  });
}
