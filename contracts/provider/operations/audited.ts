import { addToAudit, type AuditAction, type AuditEntry } from '../db/audit';
import type { Database } from '../db/database';
import type { Call } from './handler';

interface Change {
  action: AuditAction;
  subject: AuditEntry['subject'];
  before?: AuditEntry['before'];
  after?: AuditEntry['after'];
}

/** Writes a change of the signed-in admin into the audit, within the transaction of the change. */
export function addChange(
  tx: Database,
  { admin, requestId }: Pick<Call, 'admin' | 'requestId'>,
  change: Change,
): Promise<void> {
  return addToAudit(tx, { ...change, actor: admin, requestId });
}
