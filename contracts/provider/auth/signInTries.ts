import { createHash } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { networkOf } from '../core/clientAddress';
import { tooManyRequests } from '../core/problem';
import { type Database, onlyRow } from '../db/database';
import { signInTries } from '../db/tables/signIns';

interface Limits {
  failuresPerAccount: number;
  failuresPerAddress: number;
}

/**
 * Who tries to sign in, as hashes: an email that was typed, and the address that it was typed at.
 */
export interface Trier {
  account: string;
  address: string;
}

/** What a failure has locked for the next seconds. */
export type Locked = 'account' | 'address';

const windowSeconds = 60;
/** A check that began longer ago has ended with its process. */
const longestCheckSeconds = 30;
/** How often a try is repeated while others of its account are being checked, every 100 ms. */
const mostRepeats = 30;

const { id, account, address, hasFailed, triedAt } = signInTries;
const databaseNow = sql<Date>`clock_timestamp()`;
const age = sql`extract(epoch from ${databaseNow} - ${triedAt})`.mapWith(Number);
const isRecent = gt(triedAt, sql`${databaseNow} - make_interval(secs => ${windowSeconds})`);

export const trierOf = (email: string, clientAddress: string): Trier => ({
  account: hashOf(email.toLowerCase()),
  address: hashOf(networkOf(clientAddress)),
});

/** Throws a 429 if the account or the address has failed too often in the last minute (R235). */
export async function assertNotLocked(db: Database, trier: Trier, limits: Limits): Promise<void> {
  const waits = [
    await secondsLocked(db, account, trier.account, limits.failuresPerAccount),
    await secondsLocked(db, address, trier.address, limits.failuresPerAddress),
  ];
  const seconds = Math.ceil(Math.max(...waits));
  if (seconds > 0)
    throw tooManyRequests(
      `Too many failed sign-ins. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      seconds,
    );
}

/**
 * Notes a try before its password is checked, and returns the try's id. Tries that are being
 * checked count too, so that many at once, at any number of instances, are no more guesses than one
 * after the other. Throws a 429 as `assertNotLocked` does.
 */
export async function beginTry(db: Database, trier: Trier, limits: Limits): Promise<number> {
  for (let repeat = 0; repeat < mostRepeats; repeat += 1) {
    const begun = await db.transaction(async (tx) => {
      await lockUntilCommit(tx, trier.account);
      await assertNotLocked(tx, trier, limits);
      if ((await countOpen(tx, trier.account)) >= limits.failuresPerAccount) return undefined;
      await deleteOldTries(tx);
      return onlyRow(
        await tx
          .insert(signInTries)
          .values({ ...trier, triedAt: databaseNow })
          .returning({ id }),
      );
    });
    if (begun !== undefined) return begun.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw tooManyRequests(
    'Too many people are signing in to this account. Try again in a second.',
    1,
  );
}

/** Notes that a password was wrong. Returns what this failure has locked. */
export async function failTry(
  tx: Database,
  tryId: number,
  trier: Trier,
  limits: Limits,
): Promise<Locked[]> {
  // Always in this order. One after the other, exactly one failure is the one that locks.
  await lockUntilCommit(tx, trier.account);
  await lockUntilCommit(tx, trier.address);
  await tx.update(signInTries).set({ hasFailed: true }).where(eq(id, tryId));
  const failures = (column: AnyPgColumn, key: string) =>
    tx.$count(signInTries, and(eq(column, key), hasFailed, isRecent));
  const locked: Locked[] = [];
  if ((await failures(account, trier.account)) === limits.failuresPerAccount)
    locked.push('account');
  if ((await failures(address, trier.address)) === limits.failuresPerAddress)
    locked.push('address');
  return locked;
}

/** Forgets a try whose password was right. */
export async function forgetTry(tx: Database, tryId: number): Promise<void> {
  await tx.delete(signInTries).where(eq(id, tryId));
}

/**
 * The lock lasts until fewer than `most` failures are from the last minute: until the oldest of the
 * latest ones is a minute old.
 */
async function secondsLocked(
  db: Database,
  column: AnyPgColumn,
  key: string,
  most: number,
): Promise<number> {
  const [oldest] = await db
    .select({ age })
    .from(signInTries)
    .where(and(eq(column, key), hasFailed, isRecent))
    .orderBy(desc(triedAt))
    .offset(most - 1)
    .limit(1);
  return oldest === undefined ? 0 : Math.max(windowSeconds - oldest.age, 0.001);
}

/** Failures, and tries that may still become one. */
function countOpen(tx: Database, key: string): Promise<number> {
  const mayFail = sql`(${hasFailed} or ${age} < ${longestCheckSeconds})`;
  return tx.$count(signInTries, and(eq(account, key), isRecent, mayFail));
}

/** Skips rows that another instance is deleting. */
async function deleteOldTries(tx: Database): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${signInTries} WHERE id IN (
      SELECT id FROM ${signInTries} WHERE ${triedAt} < ${databaseNow} - make_interval(secs => ${windowSeconds}) FOR UPDATE SKIP LOCKED
    )`);
}

/** Instances that ask for the same key wait for each other, until the transaction ends. */
async function lockUntilCommit(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
