import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { openServer } from '../../contracts/provider/db/openDatabase';
import { seedDatabase } from '../../contracts/provider/seed/seedDatabase';
import { testEpoch, testPasswordCost } from '../../contracts/provider/seed/testDatabase';

interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * The databases of a PostgreSQL server, each a copy of a template that is migrated and seeded once.
 */
export class ServerDatabases {
  constructor(
    private readonly server: string,
    private readonly prefix: string,
  ) {}

  createEmpty(): Promise<ServerDatabase> {
    return this.createFrom(this.connect(), 'template1');
  }

  /** Makes a database with so many users; 0 leaves the tables empty. */
  async create(users: number): Promise<ServerDatabase> {
    const maintenance = this.connect();
    const template = `${this.prefix}template_${users}`;
    // Test workers ask for the same template at once: one makes it, the others wait.
    await maintenance`SELECT pg_advisory_lock(4417, hashtext(${template}))`;
    const known = await maintenance`SELECT 1 FROM pg_database WHERE datname = ${template}`;
    if (known.length === 0) await this.makeTemplate(maintenance, template, users);
    await maintenance`SELECT pg_advisory_unlock_all()`;
    return this.createFrom(maintenance, template);
  }

  private async createFrom(maintenance: Sql, template: string): Promise<ServerDatabase> {
    const name = this.prefix + randomUUID().replaceAll('-', '');
    await maintenance.unsafe(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    return {
      url: this.urlOf(name),
      drop: async () => {
        await maintenance.unsafe(`DROP DATABASE ${name} WITH (FORCE)`);
        await maintenance.end();
      },
    };
  }

  private async makeTemplate(maintenance: Sql, template: string, users: number): Promise<void> {
    const draft = `${template}_draft`;
    await maintenance.unsafe(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await maintenance.unsafe(`CREATE DATABASE ${draft}`);
    await fillDatabase(this.urlOf(draft), users, testEpoch, testPasswordCost);
    await onceUnused(() => maintenance.unsafe(`ALTER DATABASE ${draft} RENAME TO ${template}`));
  }

  private connect(): Sql {
    return postgres(this.server, { max: 1, onnotice: () => undefined });
  }

  private urlOf(name: string): string {
    return Object.assign(new URL(this.server), { pathname: `/${name}` }).href;
  }
}

export async function fillDatabase(
  url: string,
  users: number,
  now: Date,
  passwordCost: number,
): Promise<void> {
  const { db, close } = await openServer(url);
  if (users > 0) await seedDatabase(db, { seed: 'hostile', users, now, passwordCost });
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  await client`VACUUM ANALYZE`;
  await client.end();
  await close();
}

/** The server ends connections a moment after they are closed. Until then a database is in use. */
async function onceUnused(act: () => Promise<unknown>, attempts = 100): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (attempts === 0 || (error as { code?: string }).code !== '55006') throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await onceUnused(act, attempts - 1);
  }
}
