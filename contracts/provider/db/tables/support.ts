import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import {
  columnChecks,
  generatedId,
  instant,
  isFinite,
  isOneOf,
  isNotEmpty,
  reference,
} from './columns';
import { users } from './users';

const ticketStatuses = ['open', 'closed'] as const;

export const tickets = pgTable(
  'tickets',
  {
    id: generatedId('ticket_id'),
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    status: text('status', { enum: ticketStatuses }).notNull().default('open'),
    creatorName: text('creator_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('tickets_newest_first').on(table.createdAt, table.id),
    index('tickets_by_user').on(table.userId),
    ...columnChecks('tickets', [
      [table.status, isOneOf(ticketStatuses)],
      [table.createdAt, isFinite],
    ]),
  ],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: generatedId(),
    ticketId: reference('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    isFromStaff: boolean('is_from_staff').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_messages_in_order').on(table.ticketId, table.createdAt, table.id),
    ...columnChecks('ticket_messages', [
      [table.text, isNotEmpty],
      [table.createdAt, isFinite],
    ]),
  ],
);
