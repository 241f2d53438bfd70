import { and, asc, desc, eq } from 'drizzle-orm';
import type { NewTicketMessage } from '../../../src/api/types';
import { onlyRow } from '../db/database';
import { iso } from '../db/iso';
import { ticketMessages, tickets } from '../db/tables/support';
import { wholeList } from '../http/pageEnvelope';
import { conflict, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { created, done, handler, ok, type Operations } from '../openapi/operation';

const noSuchTicket = 'Ticket not found.';

type MessageRow = typeof ticketMessages.$inferSelect;

export const supportOperations = {
  /** The call has no paging: all tickets at once, without their messages, which the chat reads by itself. */
  listTickets: handler(async ({ services: { db } }) => {
    const rows = await db.select().from(tickets).orderBy(desc(tickets.createdAt), desc(tickets.id));
    return ok(
      wholeList(
        rows.map((row) => ({
          ticket_id: row.id,
          subject: row.subject,
          created_at: iso(row.createdAt),
          status: row.status,
          creator_name: row.creatorName,
        })),
      ),
    );
  }),

  closeTicket: handler(async ({ path, services: { db } }) => {
    const id = recordId(path.id, noSuchTicket);
    const closed = await db
      .update(tickets)
      .set({ status: 'closed' })
      .where(and(eq(tickets.id, id), eq(tickets.status, 'open')))
      .returning({ id: tickets.id });
    if (closed.length > 0) return done(`Ticket ${id} closed`);
    if ((await db.$count(tickets, eq(tickets.id, id))) === 0) throw notFound(noSuchTicket);
    throw conflict('This ticket is already closed.');
  }),

  listTicketMessages: handler(async ({ path, services: { db } }) => {
    const id = recordId(path.id, noSuchTicket);
    const rows = await db
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, id))
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
    if (rows.length === 0 && (await db.$count(tickets, eq(tickets.id, id))) === 0) throw notFound(noSuchTicket);
    return ok(wholeList(rows.map(toMessage)));
  }),

  /** The ticket's row is locked, so that no message arrives after a close. */
  sendTicketMessage: handler<NewTicketMessage>(async ({ path, body, services: { db, clock } }) => {
    const id = recordId(path.id, noSuchTicket);
    return db.transaction(async (tx) => {
      const [ticket] = await tx.select({ status: tickets.status }).from(tickets).where(eq(tickets.id, id)).for('update');
      if (ticket === undefined) throw notFound(noSuchTicket);
      if (ticket.status === 'closed') throw conflict('This ticket is closed and takes no messages.');
      const values = { ticketId: id, text: body.text, isFromStaff: true, createdAt: clock.now() };
      const rows = await tx.insert(ticketMessages).values(values).returning();
      return created(toMessage(onlyRow(rows)));
    });
  }),
} satisfies Operations;

function toMessage(row: MessageRow) {
  return { text: row.text, created_at: iso(row.createdAt), is_mine: row.isFromStaff };
}
