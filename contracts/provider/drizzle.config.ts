import { defineConfig } from 'drizzle-kit';

/** Writes the next committed SQL migration from the tables: `npx drizzle-kit generate --config contracts/provider/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './contracts/provider/db/tables/*.ts',
  out: './contracts/provider/db/migrations',
});
