import type { Clock } from './clock';
import type { ProviderConfig } from './config';
import type { CountMemory } from './db/countMemory';
import type { Database } from './db/database';
import type { FileLinks } from './files/fileLinks';
import type { ConsoleSite } from './static/consoleSite';
import type { AccessTokens } from './auth/accessTokens';

/** What handlers work with. */
export interface Services {
  db: Database;
  clock: Clock;
  config: ProviderConfig;
  counts: CountMemory;
  tokens: AccessTokens;
  links: FileLinks;
  site: ConsoleSite;
}
