import { defineConfig } from 'drizzle-kit';

/**
 * For writing the next migration: `npx drizzle-kit generate --config
 * contracts/provider/db/drizzle.config.ts`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './contracts/provider/db/tables/*.ts',
  out: './contracts/provider/db/migrations',
});
