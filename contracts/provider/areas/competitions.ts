import { and, asc, count, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { NewCompetition } from '../../../src/api/types';
import { onlyRow } from '../db/database';
import { iso } from '../db/iso';
import { inOrderOf, readPageKeys, type PageQuery } from '../db/readPage';
import { competitions, leaderboardRows } from '../db/tables/competitions';
import { dayAfter, startOfDay } from '../http/calendarDay';
import { badRequest, conflict, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { created, done, handler, ok, type Operations } from '../openapi/operation';
import type { Services } from '../services';

const noSuchCompetition = 'Competition not found.';

interface CompetitionQuery extends PageQuery {
  start_date?: string;
  end_date?: string;
  starting_balance?: number;
}

type CompetitionRow = typeof competitions.$inferSelect;

export const competitionOperations = {
  /** The totals are over all competitions, whatever the filter (R2). */
  listCompetitions: handler<unknown, CompetitionQuery>(async ({ query, services }) => {
    const { db, counts } = services;
    const { start_date: start, end_date: end, starting_balance: balance } = query;
    const where = and(
      start === undefined ? undefined : gte(competitions.startDate, startOfDay(start)),
      end === undefined ? undefined : lt(competitions.endDate, dayAfter(end)),
      balance === undefined ? undefined : eq(competitions.startingBalance, String(balance)),
    );
    const countKey = `competitions ${start} ${end} ${balance}`;
    const source = { table: competitions, key: competitions.id, where, newestBy: competitions.startDate, countKey };
    const { keys, count: found } = await readPageKeys(db, counts, source, query);
    const rows: CompetitionRow[] =
      keys.length === 0 ? [] : await db.select().from(competitions).where(inArray(competitions.id, keys));
    const results = inOrderOf(keys, rows, (row) => row.id).map(toCompetition);
    return ok({ results: { results, count: found }, ...(await readTotals(services)) });
  }),

  getCompetition: handler(async ({ path, services: { db } }) => {
    const id = recordId(path.id, noSuchCompetition);
    const [row] = await db.select().from(competitions).where(eq(competitions.id, id));
    if (row === undefined) throw notFound(noSuchCompetition);
    const ranked = await db
      .select()
      .from(leaderboardRows)
      .where(eq(leaderboardRows.competitionId, id))
      .orderBy(desc(leaderboardRows.returnPercent), asc(leaderboardRows.login));
    return ok({ ...toCompetition(row), results: ranked.map(toLeaderboardRow) });
  }),

  createCompetition: handler<NewCompetition>(async ({ body, services: { db } }) => {
    const startDate = new Date(body.start_date);
    const endDate = new Date(body.end_date);
    if (!(endDate > startDate)) {
      const message = 'End date must be after start date';
      throw badRequest(message, { end_date: [message] });
    }
    const values = {
      name: body.name.trim(),
      description: body.description.trim(),
      startingBalance: String(body.starting_balance),
      pricePoolCash: body.price_pool_cash,
      prizeStructure: body.prize_structure,
      startDate,
      endDate,
    };
    const rows = await db.insert(competitions).values(values).returning();
    return created(toCompetition(onlyRow(rows)));
  }),

  /** One that has run out counts as ended, active or not (Section 4). */
  endCompetition: handler(async ({ path, services: { db, clock } }) => {
    const id = recordId(path.id, noSuchCompetition);
    const ended = await db
      .update(competitions)
      .set({ isActive: false })
      .where(and(eq(competitions.id, id), eq(competitions.isActive, true), gte(competitions.endDate, clock.now())))
      .returning({ id: competitions.id });
    if (ended.length > 0) return done('Competition ended successfully');
    if ((await db.$count(competitions, eq(competitions.id, id))) === 0) throw notFound(noSuchCompetition);
    throw conflict('This competition has already ended.');
  }),
} satisfies Operations;

/** Active is what Section 4 derives: set active, started and not over. */
async function readTotals({ db, clock }: Services) {
  const now = iso(clock.now());
  const { isActive, startDate, endDate, contestants, pricePoolCash } = competitions;
  const active = count(sql`case when ${isActive} and ${startDate} <= ${now} and ${endDate} >= ${now} then 1 end`);
  const [row] = await db.select({ active, participants: sum(contestants), prize: sum(pricePoolCash) }).from(competitions);
  return { active: row?.active ?? 0, participants: Number(row?.participants ?? 0), total_prize: row?.prize ?? '0' };
}

function toCompetition(row: CompetitionRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    starting_balance: Number(row.startingBalance),
    price_pool_cash: row.pricePoolCash,
    prize_structure: row.prizeStructure,
    start_date: iso(row.startDate),
    end_date: iso(row.endDate),
    is_active: row.isActive,
    contestants: row.contestants,
  };
}

function toLeaderboardRow(row: typeof leaderboardRows.$inferSelect) {
  return {
    login: row.login,
    trader_name: row.traderName,
    return_percent: row.returnPercent,
    profit: row.profit,
    win_rate: row.winRate,
    winning_trade: row.winningTrade,
    losing_trade: row.losingTrade,
  };
}
