import { and, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { iso } from '../db/iso';
import { activities } from '../db/tables/platform';
import { competitions } from '../db/tables/competitions';
import { transactions } from '../db/tables/payments';
import { users } from '../db/tables/users';
import { handler, ok, type Operations } from '../openapi/operation';
import type { Services } from '../services';

const recentActivities = 10;
const listedCompetitions = 8;

export const dashboardOperations = {
  getDashboard: handler(async ({ services }) => {
    const { db, counts } = services;
    const isPendingPayout = and(eq(transactions.type, 'debit'), eq(transactions.status, 'pending'));
    return ok({
      users: await counts.count('users', () => db.$count(users)),
      competitions: await db.$count(competitions),
      volume: await readVolume(services),
      pending_withdrawal: await counts.count('pending payouts', () => db.$count(transactions, isPendingPayout)),
      recent_activity: await readActivity(services),
      competition_status: await readCompetitions(services),
    });
  }),
} satisfies Operations;

/** What traders have paid in, in US dollars. */
async function readVolume({ db, counts }: Services): Promise<string> {
  const isPaidCredit = and(
    eq(transactions.type, 'credit'),
    inArray(transactions.status, ['approved', 'disbursed']),
    eq(transactions.priceCurrency, 'USD'),
  );
  const computed = await counts.read('volume', ({ rows }) => rows, async () => {
    const [row] = await db
      .select({ volume: sum(transactions.priceAmount), rows: count() })
      .from(transactions)
      .where(isPaidCredit);
    return { volume: row?.volume ?? '0', rows: row?.rows ?? 0 };
  });
  return computed.volume;
}

async function readActivity({ db }: Services) {
  const rows = await db.select().from(activities).orderBy(desc(activities.timestamp), desc(activities.id)).limit(recentActivities);
  return rows.map((row) => ({ ...row, timestamp: iso(row.timestamp) }));
}

/** Running ones first, then others, latest first: the console picks the active (R103). */
async function readCompetitions({ db, clock }: Services) {
  const now = iso(clock.now());
  const isRunning = sql`(${competitions.isActive} and ${competitions.startDate} <= ${now} and ${competitions.endDate} >= ${now})`;
  const rows = await db
    .select()
    .from(competitions)
    .orderBy(desc(isRunning), desc(competitions.startDate), desc(competitions.id))
    .limit(listedCompetitions);
  return rows.map((row) => ({
    id: row.id,
    is_active: row.isActive,
    starting_balance: Number(row.startingBalance),
    contestants: row.contestants,
    start_date: iso(row.startDate),
    end_date: iso(row.endDate),
  }));
}
