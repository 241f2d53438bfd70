import { sql } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import type { Database } from './database';

const measureEveryMs = 60_000;

/**
 * A clock that tells the database's time, so that instances agree on when a token or a link expires
 * even if their own clocks differ. It measures the difference now and every minute. If that fails,
 * the last difference stays. `stop` ends it.
 */
export async function createDatabaseClock(db: Database): Promise<Clock & { stop(): void }> {
  let differenceMs = await measureDifference(db);
  const timer = setInterval(() => {
    measureDifference(db).then(
      (measured) => {
        differenceMs = measured;
      },
      () => undefined,
    );
  }, measureEveryMs);
  timer.unref();
  return { now: () => new Date(Date.now() + differenceMs), stop: () => clearInterval(timer) };
}

/**
 * How far the database's clock is ahead of ours, in milliseconds. The database is taken to have
 * answered half-way.
 */
async function measureDifference(db: Database): Promise<number> {
  const asked = Date.now();
  const [row] = await db
    .select({ ms: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  const answered = Date.now();
  return row === undefined ? 0 : row.ms - (asked + answered) / 2;
}
