import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { sqlState } from '../core/sqlState';

/** The role may not create the extension, or the server doesn't have it. */
const withoutExtension = ['42501', '0A000', '58P01', '22023'];

/**
 * Gives searches an index, if the engine has the extension pg_trgm: it finds texts by three
 * characters in a row. Without it a search reads every row and finds the same. Returns whether
 * there is an index. Called after a bulk load, which would be slower with it.
 */
export async function addSearchIndex(db: Database): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('console search index'))`);
      await tx.execute(sql`create extension if not exists pg_trgm`);
      await tx.execute(sql`
        create index if not exists trading_accounts_search on trading_accounts
        using gin (name gin_trgm_ops, email gin_trgm_ops, (login::text) gin_trgm_ops)`);
    });
    return true;
  } catch (error) {
    if (withoutExtension.includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}
