import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { columnChecks, generatedId, instant, isFinite, reference } from './columns';
import { users } from './users';

export const credentials = pgTable('credentials', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
});

/**
 * One sign-in. Its refresh tokens form a family with generations. If an old token is used again,
 * the whole family ends.
 */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: text('id').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull().default(0),
    /**
     * When the newest generation began, by the database's clock: the clocks of two instances
     * differ.
     */
    rotatedAt: instant('rotated_at').notNull(),
    /**
     * Whether a token of the newest generation was used. Until then its answer may have been lost.
     */
    isNewestUsed: boolean('is_newest_used').notNull().default(true),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('refresh_families_by_user').on(table.userId),
    index('refresh_families_by_expiry').on(table.expiresAt),
    ...columnChecks('refresh_families', [
      [table.rotatedAt, isFinite],
      [table.expiresAt, isFinite],
      [table.revokedAt, isFinite],
    ]),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: generatedId(),
    familyId: text('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    tokenHash: text('token_hash').notNull(),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash_key').on(table.tokenHash),
    index('refresh_tokens_by_family').on(table.familyId, table.generation),
  ],
);
