import { asc } from 'drizzle-orm';
import { audit } from '../../contracts/provider/db/tables/audit';
import type { TestService } from './service';

/** The audit of a service, from now on: it can't be emptied between tests. */
export async function auditFromNow({ services }: TestService) {
  const readAll = () => services.db.select().from(audit).orderBy(asc(audit.id));
  const last = (await readAll()).at(-1)?.id ?? 0;
  const rows = async () => (await readAll()).filter(({ id }) => id > last);
  return {
    rows,
    entries: async () =>
      (await rows()).map(({ id: _id, at: _at, requestId: _requestId, ...entry }) => entry),
  };
}

export const auditedAdmin = { actorId: 1, actorEmail: 'admin@example.com' };
