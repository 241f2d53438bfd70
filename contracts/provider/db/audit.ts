import { and, eq, gt, sql } from 'drizzle-orm';
import { writeJson } from '../core/json';
import type { Database } from './database';
import { audit, type AuditedFields } from './tables/audit';

/** Every kind of entry (R237). */
export type AuditAction =
  | 'payout.approved'
  | 'payout.rejected'
  | 'kyc.approved'
  | 'kyc.rejected'
  | 'user.created'
  | 'user.updated'
  | 'user.deleted'
  | 'password.reset'
  | 'challenge.created'
  | 'challenge.updated'
  | 'competition.created'
  | 'competition.ended'
  | 'ticket.answered'
  | 'ticket.closed'
  | 'trading_account.funded'
  | 'sign_in.succeeded'
  | 'sign_in.failed'
  | 'sign_in.refused'
  | 'sign_in.locked'
  | 'refresh.refused';

export interface AuditEntry {
  /** Empty if nobody is known to have done it, as with an operator's command. */
  actor: { id?: number; email?: string };
  action: AuditAction;
  subject: {
    kind: 'user' | 'payout' | 'challenge' | 'competition' | 'ticket' | 'trading_account';
    id: number | undefined;
  };
  before?: AuditedFields;
  after?: AuditedFields;
  requestId: string;
}

/**
 * Adds an entry. It belongs into the transaction of the change: without its entry, the change must
 * not happen.
 */
export async function addToAudit(
  tx: Database,
  { actor, action, subject, before, after, requestId }: AuditEntry,
): Promise<void> {
  await tx.insert(audit).values({
    at: sql`clock_timestamp()`,
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id === undefined ? undefined : String(subject.id),
    before,
    after,
    requestId,
  });
}

/**
 * Adds an entry unless the last minute has the same one: what anybody can cause, as often as they
 * like, must not fill the disk.
 */
export async function addToAuditOnceAMinute(tx: Database, entry: AuditEntry): Promise<void> {
  const isSame = and(
    gt(audit.at, sql`clock_timestamp() - interval '1 minute'`),
    eq(audit.action, entry.action),
    sql`${audit.actorId} is not distinct from ${entry.actor.id ?? null}::bigint`,
    sql`${audit.after} is not distinct from ${JSON.stringify(entry.after ?? null)}::jsonb`,
  );
  const [known] = await tx.select({ id: audit.id }).from(audit).where(isSame).limit(1);
  if (known === undefined) await addToAudit(tx, entry);
}

/** The fields of `after` whose value in `before` differs, as they were and as they are. */
export function changedFields(
  before: AuditedFields,
  after: AuditedFields,
): { before: AuditedFields; after: AuditedFields } {
  const names = Object.keys(after).filter(
    (name) => writeJson(before[name]) !== writeJson(after[name]),
  );
  const only = (fields: AuditedFields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
}
