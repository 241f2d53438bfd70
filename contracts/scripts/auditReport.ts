import { and, asc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import { csvText } from '~/lib/csv';
import type { Database } from '../provider/db/database';
import { audit } from '../provider/db/tables/audit';

export interface AuditFilter {
  /** Instants: the first one is included, the second one is not. */
  from?: Date;
  to?: Date;
  /** A kind, or a kind and an id: `payout`, `payout:7`. */
  subject?: string;
}

/** `json` has one object a line. */
export const auditFormats = ['text', 'json', 'csv'] as const;
type AuditFormat = (typeof auditFormats)[number];

type Entry = typeof audit.$inferSelect;

/** How many entries are in memory at once. */
const chunk = 1000;

const columns = [
  'id',
  'at',
  'actor_id',
  'actor_email',
  'action',
  'subject',
  'subject_id',
  'before',
  'after',
  'request_id',
] as const;

const csvHeader = csvText(columns, []);

/** Yields the audit as text, oldest entry first, in pieces of whole lines. */
export async function* writeAudit(
  db: Database,
  filter: AuditFilter,
  format: AuditFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvHeader;
  let last = 0;
  for (;;) {
    const entries = await readAfter(db, filter, last);
    const newest = entries.at(-1);
    if (newest === undefined) return;
    last = newest.id;
    yield writers[format](entries);
  }
}

function readAfter(
  db: Database,
  { from, to, subject }: AuditFilter,
  last: number,
): Promise<Entry[]> {
  const conditions: SQL[] = [gt(audit.id, last)];
  if (from !== undefined) conditions.push(gte(audit.at, from));
  if (to !== undefined) conditions.push(lt(audit.at, to));
  const [kind, id] = subject?.split(':') ?? [];
  if (kind !== undefined) conditions.push(eq(audit.subjectKind, kind));
  if (id !== undefined) conditions.push(eq(audit.subjectId, id));
  return db
    .select()
    .from(audit)
    .where(and(...conditions))
    .orderBy(asc(audit.id))
    .limit(chunk);
}

const writers: Record<AuditFormat, (entries: Entry[]) => string> = {
  text: (entries) => entries.map(toLine).join(''),
  json: (entries) => entries.map((entry) => `${JSON.stringify(toRecord(entry))}\n`).join(''),
  csv: (entries) =>
    csvText(
      columns,
      entries.map((entry) => Object.values(toRecord(entry))),
    ).slice(csvHeader.length),
};

const toRecord = (entry: Entry) => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor_id: entry.actorId,
  actor_email: entry.actorEmail,
  action: entry.action,
  subject: entry.subjectKind,
  subject_id: entry.subjectId,
  before: entry.before,
  after: entry.after,
  request_id: entry.requestId,
});

function toLine(entry: Entry): string {
  const {
    at,
    actor_id: id,
    actor_email: email,
    action,
    subject,
    subject_id: subjectId,
    before,
    after,
  } = toRecord(entry);
  const actor =
    email === null ? 'nobody known' : `${visible(email)}${id === null ? '' : ` (${id})`}`;
  const fields = [before, after]
    .map((value) => (value === null ? '-' : visible(JSON.stringify(value))))
    .join(' -> ');
  return `${at}  ${actor}  ${action}  ${subject} ${subjectId ?? '-'}  ${fields}  [${entry.requestId}]\n`;
}

/** Text that was typed must not control the terminal. */
const visible = (text: string) =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
