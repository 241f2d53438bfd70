import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { generatedId, instant } from './columns';

/** What the dashboard's Recent Activity lists. Names are as they were then, so nothing refers to users. */
export const activities = pgTable(
  'activities',
  {
    id: generatedId(),
    name: text('name'),
    action: text('action').notNull(),
    details: text('details'),
    timestamp: instant('timestamp').notNull(),
  },
  (table) => [index('activities_newest_first').on(table.timestamp, table.id)],
);

/** The service's own facts: the signing secret, the seed's epoch. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
