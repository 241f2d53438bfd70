import { eq, inArray } from 'drizzle-orm';
import type { ChallengeInput, ChallengeUpdate } from '~/api/types';
import { created, ok, pageEnvelope, type PageQuery } from '../core/answers';
import { badRequest, type FieldErrors, notFound } from '../core/problem';
import { iso, recordId } from '../core/wire';
import { changedFields } from '../db/audit';
import { onlyRow } from '../db/database';
import { inKeyOrder, readPageKeys } from '../db/readPage';
import { challenges } from '../db/tables/challenges';
import { addChange } from './audited';
import { handler, type Operations } from './handler';

type ChallengeRow = typeof challenges.$inferSelect;

const noSuchChallenge = 'Challenge not found.';

interface ChallengeQuery extends PageQuery {
  challenge_class?: 'challenge' | 'skill_check';
}

export const challengeOperations = {
  listChallenges: handler<unknown, ChallengeQuery>(
    async ({ query, url, services: { db, counts } }) => {
      const { challenge_class: wanted } = query;
      const where = wanted === undefined ? undefined : eq(challenges.challenge_class, wanted);
      const countKey = `challenges ${wanted}`;
      const source = {
        table: challenges,
        key: challenges.id,
        where,
        newestBy: challenges.created_at,
        countKey,
      };
      const { keys, count } = await readPageKeys(db, counts, source, query);
      const rows: ChallengeRow[] =
        keys.length === 0
          ? []
          : await db.select().from(challenges).where(inArray(challenges.id, keys));
      return ok(
        pageEnvelope(url, query, count, inKeyOrder(keys, rows, (row) => row.id).map(toChallenge)),
      );
    },
  ),

  getChallenge: handler(async ({ path, services: { db } }) => {
    const [row] = await db
      .select()
      .from(challenges)
      .where(eq(challenges.id, recordId(path.id, noSuchChallenge)));
    if (row === undefined) throw notFound(noSuchChallenge);
    return ok(toChallenge(row));
  }),

  createChallenge: handler<ChallengeInput>(async (call) => {
    const { body, services } = call;
    assertRules(body);
    const now = services.clock.now();
    const values = {
      ...toColumns(body),
      created_at: now,
      updated_at: now,
    } as typeof challenges.$inferInsert;
    return services.db.transaction(async (tx) => {
      const row = onlyRow(await tx.insert(challenges).values(values).returning());
      await addChange(tx, call, {
        action: 'challenge.created',
        subject: { kind: 'challenge', id: row.id },
        after: { ...body },
      });
      return created(toChallenge(row));
    });
  }),

  /**
   * The rules apply to the whole challenge after the change, so the row is locked from reading to
   * writing.
   */
  updateChallenge: handler<ChallengeUpdate>(async (call) => {
    const { path, body, services } = call;
    const id = recordId(path.id, noSuchChallenge);
    return services.db.transaction(async (tx) => {
      const [known] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update');
      if (known === undefined) throw notFound(noSuchChallenge);
      assertRules({ ...known, ...body });
      const changes = { ...toColumns(body), updated_at: services.clock.now() };
      const changed = onlyRow(
        await tx.update(challenges).set(changes).where(eq(challenges.id, id)).returning(),
      );
      const change = changedFields(toChallenge(known), body);
      await addChange(tx, call, {
        action: 'challenge.updated',
        subject: { kind: 'challenge', id },
        ...change,
      });
      return ok(toChallenge(changed));
    });
  }),
} satisfies Operations;

/** The fields of a sent or stored challenge that the rules compare. */
interface RuledChallenge {
  challenge_type: string;
  min_trading_days?: number | null;
  max_trading_days?: number | null;
  max_risk_per_trade_percent?: number | null;
  overall_risk_limit_percent?: number | null;
  phase_2_profit_target_percent?: number | null;
  phase_2_min_trading_days?: number | null;
  phase_2_max_trading_days?: number | null;
}

type NumberField = Exclude<keyof RuledChallenge, 'challenge_type'>;

interface Rule {
  field: NumberField;
  greaterThan: NumberField | 0;
  message: string;
  isTwoStepOnly?: boolean;
}

/**
 * The rules of Section 5 that a JSON schema can't express, because they compare fields. Messages
 * are from Section 5 and R28.
 */
const rules: Rule[] = [
  {
    field: 'max_trading_days',
    greaterThan: 'min_trading_days',
    message: 'Max Trading days must be > Min',
  },
  {
    field: 'overall_risk_limit_percent',
    greaterThan: 'max_risk_per_trade_percent',
    message: 'Must be > Max Risk Per Trade (%)',
  },
  {
    field: 'phase_2_profit_target_percent',
    greaterThan: 0,
    message: 'Phase 2 Profit Target % must be > 0',
    isTwoStepOnly: true,
  },
  {
    field: 'phase_2_min_trading_days',
    greaterThan: 0,
    message: 'Phase 2 Min Trading days must be > 0',
    isTwoStepOnly: true,
  },
  {
    field: 'phase_2_max_trading_days',
    greaterThan: 'phase_2_min_trading_days',
    message: 'Phase 2 Max Trading days must be > Phase 2 Min',
    isTwoStepOnly: true,
  },
];

/** Throws a 400 with a message for each field that breaks a rule. */
function assertRules(challenge: RuledChallenge): void {
  const errors: FieldErrors = {};
  for (const { field, greaterThan, message, isTwoStepOnly } of rules) {
    if (isTwoStepOnly && challenge.challenge_type !== 'two_step') continue;
    const floor = greaterThan === 0 ? 0 : (challenge[greaterThan] ?? 0);
    const value = challenge[field];
    if (typeof value !== 'number' || value <= floor) errors[field] = [message];
  }
  if (Object.keys(errors).length > 0) throw badRequest('Please correct the marked fields.', errors);
}

/**
 * Columns have the names of the API. The database keeps these as exact decimals, the API has JSON
 * numbers.
 */
const amounts = ['account_size', 'challenge_fee', 'refundable_fee'] as const;

function toChallenge(row: ChallengeRow) {
  return {
    ...row,
    account_size: Number(row.account_size),
    challenge_fee: Number(row.challenge_fee),
    refundable_fee: Number(row.refundable_fee),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

/** Drizzle takes decimals as text. */
function toColumns(body: ChallengeInput | ChallengeUpdate): Partial<ChallengeRow> {
  const columns: Record<string, unknown> = { ...body };
  for (const field of amounts) {
    if (body[field] !== undefined) columns[field] = String(body[field]);
  }
  return columns;
}
