import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { generatedId, instant, reference } from './columns';

/**
 * Who decided what, and when (R237). Rows are only ever added: a trigger refuses everything else.
 * It refers to no other table.
 */
export const audit = pgTable(
  'audit',
  {
    id: generatedId(),
    /** By the database's clock. */
    at: instant('at').notNull(),
    /** Null if nobody is known to have done it: a sign-in with an unknown email, a command. */
    actorId: reference('actor_id'),
    actorEmail: text('actor_email'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    /**
     * The fields concerned, as they were and as they are. Null if there was nothing before, or is
     * nothing after.
     */
    before: jsonb('before').$type<AuditedFields>(),
    after: jsonb('after').$type<AuditedFields>(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_by_time').on(table.at),
    index('audit_by_subject').on(table.subjectKind, table.subjectId, table.id),
  ],
);

export type AuditedFields = Record<string, unknown>;
