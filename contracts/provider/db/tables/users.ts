import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  columnChecks,
  generatedId,
  instant,
  isFinite,
  isOneOf,
  isNotEmpty,
  reference,
} from './columns';

const roles = ['admin', 'user'] as const;

export const users = pgTable(
  'users',
  {
    id: generatedId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull().default('user'),
    dateJoined: instant('date_joined').notNull(),
    lastLogin: instant('last_login'),
    phoneNumber: text('phone_number'),
    country: text('country'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    referredBy: reference('referred_by'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_newest_first').on(table.dateJoined, table.id),
    index('users_referred')
      .on(table.referredBy)
      .where(sql`${table.referredBy} is not null`),
    ...columnChecks('users', [
      [table.firstName, isNotEmpty],
      [table.lastName, isNotEmpty],
      [table.email, isNotEmpty],
      [table.role, isOneOf(roles)],
      [table.dateJoined, isFinite],
      [table.lastLogin, isFinite],
      [table.dateOfBirth, isFinite],
    ]),
  ],
);

export const userAddresses = pgTable('user_addresses', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  homeAddress: text('home_address'),
  town: text('town'),
  state: text('state'),
  zipCode: text('zip_code'),
  homeAddress2: text('home_address2'),
  town2: text('town2'),
  state2: text('state2'),
  zipCode2: text('zip_code2'),
});
