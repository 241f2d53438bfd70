import { and, asc, desc, eq } from 'drizzle-orm';
import type { NewTicketMessage } from '~/api/types';
import { created, done, ok, unpagedEnvelope } from '../core/answers';
import { conflict, notFound } from '../core/problem';
import { iso, recordId } from '../core/wire';
import { onlyRow } from '../db/database';
import { ticketMessages, tickets } from '../db/tables/support';
import { addChange } from './audited';
import { handler, type Operations } from './handler';

const noSuchTicket = 'Ticket not found.';

type MessageRow = typeof ticketMessages.$inferSelect;

export const supportOperations = {
  /** The call has no pages. */
  listTickets: handler(async ({ services: { db } }) => {
    const rows = await db.select().from(tickets).orderBy(desc(tickets.createdAt), desc(tickets.id));
    const written = await db
      .select()
      .from(ticketMessages)
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
    const messages = new Map<number, MessageRow[]>();
    for (const row of written)
      messages.set(row.ticketId, [...(messages.get(row.ticketId) ?? []), row]);
    return ok(
      unpagedEnvelope(
        rows.map((row) => ({
          ticket_id: row.id,
          subject: row.subject,
          created_at: iso(row.createdAt),
          status: row.status,
          creator_name: row.creatorName,
          messages: (messages.get(row.id) ?? []).map(toMessage),
        })),
      ),
    );
  }),

  closeTicket: handler(async (call) => {
    const { path, services } = call;
    const id = recordId(path.id, noSuchTicket);
    return services.db.transaction(async (tx) => {
      const closed = await tx
        .update(tickets)
        .set({ status: 'closed' })
        .where(and(eq(tickets.id, id), eq(tickets.status, 'open')))
        .returning({ id: tickets.id });
      if (closed.length > 0) {
        const change = { before: { status: 'open' }, after: { status: 'closed' } };
        await addChange(tx, call, {
          action: 'ticket.closed',
          subject: { kind: 'ticket', id },
          ...change,
        });
        return done(`Ticket ${id} closed`);
      }
      if ((await tx.$count(tickets, eq(tickets.id, id))) === 0) throw notFound(noSuchTicket);
      throw conflict('This ticket is already closed.');
    });
  }),

  listTicketMessages: handler(async ({ path, services: { db } }) => {
    const id = recordId(path.id, noSuchTicket);
    const rows = await db
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, id))
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
    if (rows.length === 0 && (await db.$count(tickets, eq(tickets.id, id))) === 0)
      throw notFound(noSuchTicket);
    return ok(unpagedEnvelope(rows.map(toMessage)));
  }),

  /** The ticket's row is locked, so that no message is added after a close. */
  sendTicketMessage: handler<NewTicketMessage>(async (call) => {
    const { path, body, services } = call;
    const id = recordId(path.id, noSuchTicket);
    return services.db.transaction(async (tx) => {
      const [ticket] = await tx
        .select({ status: tickets.status })
        .from(tickets)
        .where(eq(tickets.id, id))
        .for('update');
      if (ticket === undefined) throw notFound(noSuchTicket);
      if (ticket.status === 'closed')
        throw conflict('This ticket is closed and takes no messages.');
      const values = {
        ticketId: id,
        text: body.text,
        isFromStaff: true,
        createdAt: services.clock.now(),
      };
      const row = onlyRow(await tx.insert(ticketMessages).values(values).returning());
      await addChange(tx, call, {
        action: 'ticket.answered',
        subject: { kind: 'ticket', id },
        after: { text: body.text },
      });
      return created(toMessage(row));
    });
  }),
} satisfies Operations;

function toMessage(row: MessageRow) {
  return { text: row.text, created_at: iso(row.createdAt), is_mine: row.isFromStaff };
}
