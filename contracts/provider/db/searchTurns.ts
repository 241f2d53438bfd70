import { sql } from 'drizzle-orm';
import { Gate } from '../core/gate';
import { unavailable } from '../core/problem';
import type { Database } from './database';
import { type DatabaseLimits, searchBusy } from './limits';

/** The first key of the advisory locks of searches. The second one is the number of the turn. */
const lockSpace = 0x5ea6c4;

/**
 * Lets only a few searches run at once, because each may read a whole table. On a server the limit
 * holds over all processes: a search takes one of a few advisory locks, which end with its
 * transaction. Beyond a short line the answer is a 503.
 */
export class SearchTurns {
  readonly gate: Gate;
  private next = 0;

  constructor(
    private readonly db: Database,
    private readonly limits: DatabaseLimits,
    private readonly isShared: boolean,
  ) {
    this.gate = new Gate({
      places: limits.searches,
      waiting: limits.waitingSearches,
      waitMs: limits.waitMs,
      refuse: () => unavailable(searchBusy),
    });
  }

  /** Runs a search. It must read through the database that it is given. */
  run<Result>(search: (db: Database) => Promise<Result>): Promise<Result> {
    return this.gate.run(() =>
      this.isShared ? this.db.transaction((tx) => this.locked(tx, search)) : search(this.db),
    );
  }

  private async locked<Result>(
    tx: Database,
    search: (db: Database) => Promise<Result>,
  ): Promise<Result> {
    await tx.execute(sql`set transaction read only`);
    const turns = Array.from({ length: this.limits.searches }, (_, turn) => turn);
    for (const turn of turns) {
      const [row] = await tx
        .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${lockSpace}, ${turn})` })
        .from(oneRow);
      if (row?.isFree === true) return search(tx);
    }
    // All are taken. Waits for one of them, for another one each time, and gives up after the
    // server's lock_timeout.
    this.next = (this.next + 1) % this.limits.searches;
    await tx
      .select({ lock: sql`pg_advisory_xact_lock(${lockSpace}, ${this.next})::text` })
      .from(oneRow);
    return search(tx);
  }
}

const oneRow = sql`(values (1)) as one`;
