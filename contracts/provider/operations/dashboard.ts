import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { ok } from '../core/answers';
import { iso } from '../core/wire';
import { competitions } from '../db/tables/competitions';
import { transactions } from '../db/tables/payments';
import { activities } from '../db/tables/platform';
import { users } from '../db/tables/users';
import { handler, type Operations } from './handler';
import type { Services } from './services';

const recentActivities = 10;
const listedCompetitions = 8;

export const dashboardOperations = {
  getDashboard: handler(async ({ services }) => {
    const { db, counts } = services;
    const isPendingPayout = and(eq(transactions.type, 'debit'), eq(transactions.status, 'pending'));
    return ok({
      users: await counts.read('users', () => db.$count(users)),
      competitions: await db.$count(competitions),
      volume: await readVolume(services),
      pending_withdrawal: await counts.read('pending payouts', () =>
        db.$count(transactions, isPendingPayout),
      ),
      recent_activity: await readActivity(services),
      competition_status: await readCompetitions(services),
    });
  }),
} satisfies Operations;

/** The sum of all paid credits in US dollars. */
async function readVolume({ db, counts }: Services): Promise<string> {
  const isPaidCredit = and(
    eq(transactions.type, 'credit'),
    inArray(transactions.status, ['approved', 'disbursed']),
    eq(transactions.priceCurrency, 'USD'),
  );
  return counts.read('volume', async () => {
    const [row] = await db
      .select({ volume: sum(transactions.priceAmount) })
      .from(transactions)
      .where(isPaidCredit);
    return row?.volume ?? '0';
  });
}

async function readActivity({ db }: Services) {
  const rows = await db
    .select()
    .from(activities)
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(recentActivities);
  return rows.map((row) => ({ ...row, timestamp: iso(row.timestamp) }));
}

/** Running competitions first, then the latest. The console picks the active ones (R40). */
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
