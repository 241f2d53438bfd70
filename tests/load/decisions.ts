import type { Sql } from 'postgres';
import { send, type Reply } from './client';
import type { Expectation } from './report';

type Status = 'approved' | 'rejected';

interface Sent {
  payout: number;
  wanted: Status;
  by: string;
  /** What was answered; 0 without an answer. */
  status: number;
}

export interface Decider {
  email: string;
  token: string;
}

/**
 * All decisions that were sent in a scenario, with their answers. Compared with the database at the
 * end.
 */
export class Decisions {
  readonly sent: Sent[] = [];

  constructor(private readonly origin: string) {}

  async decide(
    payout: number,
    { email, token }: Decider,
    wanted: Status = payout % 3 === 0 ? 'rejected' : 'approved',
  ): Promise<Reply> {
    const entry: Sent = { payout, wanted, by: email, status: 0 };
    this.sent.push(entry);
    const action = wanted === 'approved' ? 'accept' : 'reject';
    const reply = await send(this.origin, 'POST', `/api/admin/payouts/${payout}/${action}`, {
      token,
    });
    entry.status = reply.status;
    return reply;
  }
}

interface Reconciled {
  /** Acknowledged decisions that the database doesn't have as acknowledged. */
  lost: number;
  acknowledged: number;
  expectations: Expectation[];
}

const isUnknown = ({ status }: Sent) => status === 0 || status >= 500;

/**
 * Compares each payout with what was answered about it. An acknowledged decision is in the
 * database, one for each payout. A payout without an acknowledged one is pending, or was decided by
 * a request whose answer was lost. Nobody is told that a payout was decided (409) which nobody can
 * have decided. The audit has one row for each decided payout: by whom, and as what.
 */
export async function reconcile(sql: Sql, { sent }: Decisions): Promise<Reconciled> {
  const statuses = await readStatuses(sql);
  const audited = await readAudit(sql);
  const found = { lost: 0, acknowledged: 0, twice: 0, unexplained: 0, untrue: 0, misaudited: 0 };
  for (const [payout, requests] of byPayout(sent)) {
    const [won, ...others] = requests.filter(({ status }) => status === 200);
    const status = statuses.get(payout);
    const unknown = requests.filter(isUnknown);
    if (won !== undefined) found.acknowledged += 1;
    if (others.length > 0) found.twice += 1;
    if (won !== undefined && status !== won.wanted) found.lost += 1;
    const makers = won === undefined ? unknown.filter(({ wanted }) => wanted === status) : [won];
    if (status !== 'pending' && makers.length === 0) found.unexplained += 1;
    if (status === 'pending' && requests.some((request) => request.status === 409))
      found.untrue += 1;
    if (!isAudited(audited.get(payout) ?? [], status, makers)) found.misaudited += 1;
  }
  return {
    lost: found.lost,
    acknowledged: found.acknowledged,
    expectations: [
      { what: `no payout decided twice (${found.twice} were)`, isMet: found.twice === 0 },
      {
        what: `no payout decided by nobody (${found.unexplained} were)`,
        isMet: found.unexplained === 0,
      },
      {
        what: `no answer says “decided” about a pending payout (${found.untrue} did)`,
        isMet: found.untrue === 0,
      },
      {
        what: `the audit has each decision once, by whom and as what (${found.misaudited} differ)`,
        isMet: found.misaudited === 0,
      },
    ],
  };
}

function byPayout(sent: Sent[]): Map<number, Sent[]> {
  const groups = new Map<number, Sent[]>();
  for (const one of sent) groups.set(one.payout, [...(groups.get(one.payout) ?? []), one]);
  return groups;
}

interface AuditRow {
  by: string;
  status: string;
}

const isAudited = (rows: AuditRow[], status: string | undefined, makers: Sent[]) =>
  status === 'pending'
    ? rows.length === 0
    : rows.length === 1 &&
      rows.every((row) => row.status === status && makers.some(({ by }) => by === row.by));

export const readStatuses = async (sql: Sql): Promise<Map<number, string>> =>
  new Map(
    (await sql`SELECT id, status FROM transactions WHERE type = 'debit'`).map((row) => [
      Number(row['id']),
      String(row['status']),
    ]),
  );

export async function readAudit(sql: Sql): Promise<Map<number, AuditRow[]>> {
  const rows =
    await sql`SELECT subject_id, actor_email, after->>'status' AS status FROM audit WHERE subject_kind = 'payout'`;
  const byId = new Map<number, AuditRow[]>();
  for (const row of rows) {
    const id = Number(row['subject_id']);
    byId.set(id, [
      ...(byId.get(id) ?? []),
      { by: String(row['actor_email']), status: String(row['status']) },
    ]);
  }
  return byId;
}
