import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { columnChecks, generatedId, instant, isFinite } from './columns';

/**
 * The dashboard's Recent Activity. It keeps the names of that time, so it has no reference to
 * users.
 */
export const activities = pgTable(
  'activities',
  {
    id: generatedId(),
    name: text('name'),
    action: text('action').notNull(),
    details: text('details'),
    timestamp: instant('timestamp').notNull(),
  },
  (table) => [
    index('activities_newest_first').on(table.timestamp, table.id),
    ...columnChecks('activities', [[table.timestamp, isFinite]]),
  ],
);

/** Values of the service itself: the signing secret and the seed's epoch. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
