import { eq, inArray } from 'drizzle-orm';
import type { ChallengeInput, ChallengeUpdate } from '../../../src/api/types';
import { onlyRow } from '../db/database';
import { inOrderOf, readPageKeys, type PageQuery } from '../db/readPage';
import { challenges } from '../db/tables/challenges';
import { pageEnvelope } from '../http/pageEnvelope';
import { notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { created, handler, ok, type Operations } from '../openapi/operation';
import { refuseBrokenRules } from './challengeRules';
import { toChallenge, toColumns, type ChallengeRow } from './challengeShapes';

const noSuchChallenge = 'Challenge not found.';

interface ChallengeQuery extends PageQuery {
  challenge_class?: 'challenge' | 'skill_check';
}

export const challengeOperations = {
  listChallenges: handler<unknown, ChallengeQuery>(async ({ query, url, services: { db, counts } }) => {
    const { challenge_class: wanted } = query;
    const where = wanted === undefined ? undefined : eq(challenges.challenge_class, wanted);
    const countKey = `challenges ${wanted}`;
    const source = { table: challenges, key: challenges.id, where, newestBy: challenges.created_at, countKey };
    const { keys, count } = await readPageKeys(db, counts, source, query);
    const rows: ChallengeRow[] = keys.length === 0 ? [] : await db.select().from(challenges).where(inArray(challenges.id, keys));
    return ok(pageEnvelope(url, query, count, inOrderOf(keys, rows, (row) => row.id).map(toChallenge)));
  }),

  getChallenge: handler(async ({ path, services: { db } }) => {
    const [row] = await db.select().from(challenges).where(eq(challenges.id, recordId(path.id, noSuchChallenge)));
    if (row === undefined) throw notFound(noSuchChallenge);
    return ok(toChallenge(row));
  }),

  createChallenge: handler<ChallengeInput>(async ({ body, services: { db, clock } }) => {
    refuseBrokenRules(body);
    const now = clock.now();
    const values = { ...toColumns(body), created_at: now, updated_at: now } as typeof challenges.$inferInsert;
    const rows = await db.insert(challenges).values(values).returning();
    return created(toChallenge(onlyRow(rows)));
  }),

  /** The rules hold for the whole challenge after the change, so it is read and written under one lock. */
  updateChallenge: handler<ChallengeUpdate>(async ({ path, body, services: { db, clock } }) => {
    const id = recordId(path.id, noSuchChallenge);
    return db.transaction(async (tx) => {
      const [known] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update');
      if (known === undefined) throw notFound(noSuchChallenge);
      refuseBrokenRules({ ...known, ...body });
      const changes = { ...toColumns(body), updated_at: clock.now() };
      const rows = await tx.update(challenges).set(changes).where(eq(challenges.id, id)).returning();
      return ok(toChallenge(onlyRow(rows)));
    });
  }),
} satisfies Operations;
