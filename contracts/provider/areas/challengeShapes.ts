import type { ChallengeInput, ChallengeUpdate } from '../../../src/api/types';
import { iso } from '../db/iso';
import type { challenges } from '../db/tables/challenges';

export type ChallengeRow = typeof challenges.$inferSelect;

/** Columns have the wire's names; amounts are exact decimals and go out as JSON numbers. */
const amounts = ['account_size', 'challenge_fee', 'refundable_fee'] as const;

/** A challenge as the wire has it. */
export function toChallenge(row: ChallengeRow) {
  return {
    ...row,
    account_size: Number(row.account_size),
    challenge_fee: Number(row.challenge_fee),
    refundable_fee: Number(row.refundable_fee),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

/** The columns of what was sent; drizzle takes decimals as text. */
export function toColumns(body: ChallengeInput | ChallengeUpdate): Partial<ChallengeRow> {
  const columns: Record<string, unknown> = { ...body };
  for (const field of amounts) {
    if (body[field] !== undefined) columns[field] = String(body[field]);
  }
  return columns;
}
