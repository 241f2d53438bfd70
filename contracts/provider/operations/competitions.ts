import { and, asc, count, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { NewCompetition } from '~/api/types';
import { created, done, ok, type PageQuery } from '../core/answers';
import { badRequest, conflict, notFound } from '../core/problem';
import { dayAfter, iso, recordId, startOfDay } from '../core/wire';
import { onlyRow } from '../db/database';
import { inKeyOrder, readPageKeys } from '../db/readPage';
import { competitions, leaderboardRows } from '../db/tables/competitions';
import { addChange } from './audited';
import { handler, type Operations } from './handler';
import type { Services } from './services';

const noSuchCompetition = 'Competition not found.';

interface CompetitionQuery extends PageQuery {
  start_date?: string;
  end_date?: string;
  starting_balance?: number;
}

type CompetitionRow = typeof competitions.$inferSelect;

export const competitionOperations = {
  /** The totals include all competitions, not only those that match the filter (R2). */
  listCompetitions: handler<unknown, CompetitionQuery>(async ({ query, services }) => {
    const { db, counts } = services;
    const { start_date: start, end_date: end, starting_balance: balance } = query;
    const where = and(
      start === undefined ? undefined : gte(competitions.startDate, startOfDay(start)),
      end === undefined ? undefined : lt(competitions.endDate, dayAfter(end)),
      balance === undefined ? undefined : eq(competitions.startingBalance, String(balance)),
    );
    const countKey = `competitions ${start} ${end} ${balance}`;
    const source = {
      table: competitions,
      key: competitions.id,
      where,
      newestBy: competitions.startDate,
      countKey,
    };
    const { keys, count: found } = await readPageKeys(db, counts, source, query);
    const rows: CompetitionRow[] =
      keys.length === 0
        ? []
        : await db.select().from(competitions).where(inArray(competitions.id, keys));
    const results = inKeyOrder(keys, rows, (row) => row.id).map(toCompetition);
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

  createCompetition: handler<NewCompetition>(async (call) => {
    const { body, services } = call;
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
    return services.db.transaction(async (tx) => {
      const row = onlyRow(await tx.insert(competitions).values(values).returning());
      await addChange(tx, call, {
        action: 'competition.created',
        subject: { kind: 'competition', id: row.id },
        after: { ...body },
      });
      return created(toCompetition(row));
    });
  }),

  /** A competition after its end date has ended, even if it is set active (Section 4). */
  endCompetition: handler(async (call) => {
    const { path, services } = call;
    const id = recordId(path.id, noSuchCompetition);
    return services.db.transaction(async (tx) => {
      const ended = await tx
        .update(competitions)
        .set({ isActive: false })
        .where(
          and(
            eq(competitions.id, id),
            eq(competitions.isActive, true),
            gte(competitions.endDate, services.clock.now()),
          ),
        )
        .returning({ id: competitions.id });
      if (ended.length > 0) {
        const change = { before: { is_active: true }, after: { is_active: false } };
        await addChange(tx, call, {
          action: 'competition.ended',
          subject: { kind: 'competition', id },
          ...change,
        });
        return done('Competition ended successfully');
      }
      if ((await tx.$count(competitions, eq(competitions.id, id))) === 0)
        throw notFound(noSuchCompetition);
      throw conflict('This competition has already ended.');
    });
  }),
} satisfies Operations;

/** A competition is active if it is set active, has started and is not over (Section 4). */
async function readTotals({ db, clock }: Services) {
  const now = iso(clock.now());
  const { isActive, startDate, endDate, contestants, pricePoolCash } = competitions;
  const active = count(
    sql`case when ${isActive} and ${startDate} <= ${now} and ${endDate} >= ${now} then 1 end`,
  );
  const [row] = await db
    .select({ active, participants: sum(contestants), prize: sum(pricePoolCash) })
    .from(competitions);
  return {
    active: row?.active ?? 0,
    participants: Number(row?.participants ?? 0),
    total_prize: row?.prize ?? '0',
  };
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
