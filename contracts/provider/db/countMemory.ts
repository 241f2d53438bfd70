import { sql } from 'drizzle-orm';
import { currentRequest } from '../core/requestScope';
import type { Database } from './database';

/** A total that takes longer is worth remembering. Asking for the snapshot takes about one. */
const cheapMs = 20;
const rememberedKeys = 200;

interface Remembered {
  snapshot: string;
  value: Promise<unknown>;
  /** Of the client for which it is computed. */
  signal: AbortSignal | undefined;
}

/**
 * Remembers expensive totals until the next write, whichever process writes. PostgreSQL's snapshot
 * says which transactions have ended, so it changes with every write, and a total belongs to the
 * snapshot from before it was computed. Requests with the same snapshot share one computation. What
 * was computed quickly the last time is computed every time.
 */
export class CountMemory {
  private readonly remembered = new Map<string, Remembered>();
  private readonly cheap = new Set<string>();

  constructor(private readonly db: Database) {}

  /** `db` may be a transaction that the computation is part of. */
  async read<Value>(key: string, compute: () => Promise<Value>, db = this.db): Promise<Value> {
    const measured = () => this.measured(key, compute);
    if (this.cheap.has(key)) return measured();
    const snapshot = await readSnapshot(db);
    const known = this.remembered.get(key);
    if (known?.snapshot === snapshot) {
      return (known.value as Promise<Value>).catch((error: unknown) => {
        // It failed only because its client has gone. Any other failure is everybody's: a database
        // in trouble isn't asked again.
        if (known.signal?.aborted === true) return this.read(key, compute, db);
        throw error;
      });
    }
    const value = measured();
    this.remembered.set(key, { snapshot, value, signal: currentRequest()?.signal });
    dropOldest(this.remembered);
    value.catch(() => {
      if (this.remembered.get(key)?.value === value) this.remembered.delete(key);
    });
    return value;
  }

  private async measured<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    const started = performance.now();
    const value = await compute();
    if (performance.now() - started > cheapMs) this.cheap.delete(key);
    else this.cheap.add(key);
    dropOldest(this.cheap);
    return value;
  }
}

/** Keys contain what was searched for, so there is no end of them. */
function dropOldest(kept: Map<string, unknown> | Set<string>): void {
  const [oldest] = kept.keys();
  if (kept.size > rememberedKeys && oldest !== undefined) kept.delete(oldest);
}

async function readSnapshot(db: Database): Promise<string> {
  // A list of columns gives the same rows on both drivers.
  const [row] = await db
    .select({ snapshot: sql<string>`pg_current_snapshot()::text` })
    .from(sql`(values (1)) as one`);
  return row?.snapshot ?? '';
}
