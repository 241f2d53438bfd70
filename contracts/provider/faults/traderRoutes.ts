import type { Hono } from 'hono';
import { onlyRow } from '../db/database';
import { iso } from '../db/iso';
import { ticketMessages, tickets } from '../db/tables/support';
import { users } from '../db/tables/users';
import { jsonAnswer } from '../http/jsonAnswer';
import { badRequest } from '../http/problem';
import { readJsonBody } from '../http/requestBody';
import type { Services } from '../services';

const mostBytes = 64 * 1024;

function textOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string' || value === '') throw badRequest(`"${name}" is a text.`);
  return value;
}

/**
 * What traders do, whose own calls are no part of this API: they open tickets and write to them. Only ever added with the faults switch on, so that
 * tests can have a ticket of their own and an answer to it.
 */
export function traderRoutes(app: Hono, { db, clock }: Services): void {
  app.post('/__faults/tickets', async (context) => {
    const subject = textOf(await readJsonBody(context, mostBytes), 'subject');
    const [creator] = await db.select({ id: users.id, firstName: users.firstName, lastName: users.lastName }).from(users).limit(1);
    if (creator === undefined) throw badRequest('There is nobody to open a ticket.');
    const values = { userId: creator.id, subject, creatorName: `${creator.firstName} ${creator.lastName}`, createdAt: clock.now() };
    const ticket = onlyRow(await db.insert(tickets).values(values).returning());
    return jsonAnswer(context, 201, { ticket_id: ticket.id });
  });
  app.post('/__faults/tickets/:id/messages', async (context) => {
    const text = textOf(await readJsonBody(context, mostBytes), 'text');
    const values = { ticketId: Number(context.req.param('id')), text, isFromStaff: false, createdAt: clock.now() };
    const message = onlyRow(await db.insert(ticketMessages).values(values).returning());
    return jsonAnswer(context, 201, { text: message.text, created_at: iso(message.createdAt) });
  });
}
