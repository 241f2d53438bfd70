import { AccessTokens } from '../auth/accessTokens';
import { createCallLimit } from '../auth/callLimit';
import { createHashGate } from '../auth/passwords';
import type { Clock } from '../core/clock';
import type { Gate } from '../core/gate';
import type { ProviderConfig } from '../core/config';
import { createLog, type Log } from '../core/log';
import { Metrics } from '../core/metrics';
import { CountMemory } from '../db/countMemory';
import type { OpenDatabase } from '../db/openDatabase';
import { readOrCreateSecret } from '../db/settings';
import { ConsoleSite } from '../static/consoleSite';
import { FileLinks } from '../static/fileLinks';

interface ServiceParts extends Pick<OpenDatabase, 'db' | 'gate' | 'searches' | 'ping'> {
  clock: Clock;
  config: ProviderConfig;
}

/** What handlers work with. */
export interface Services extends ServiceParts {
  counts: CountMemory;
  log: Log;
  metrics: Metrics;
  /** Set by a signal to end. From then on `/readyz` says no. */
  draining: { isDraining: boolean };
  tokens: AccessTokens;
  /** Throws a 429 if the admin makes too many calls. */
  limitCalls: (adminId: number) => Promise<void>;
  hashes: Gate;
  links: FileLinks;
  site: ConsoleSite;
}

export function createServices({
  db,
  gate,
  searches,
  ping,
  clock,
  config,
}: ServiceParts): Services {
  let secret: Promise<string> | undefined;
  // Read once, but a failed read is tried again with the next request.
  const readSecret = () =>
    (secret ??= readOrCreateSecret(db).catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
  const hashes = createHashGate();
  return {
    db,
    gate,
    searches,
    ping,
    clock,
    config,
    counts: new CountMemory(db),
    log: createLog(config.logFormat, (line) => config.log(line)),
    metrics: metricsOf({ gate, searches, hashes }),
    draining: { isDraining: false },
    tokens: new AccessTokens(readSecret, clock, config.accessTokenMinutes),
    limitCalls: createCallLimit(config.callsPerMinute),
    hashes,
    links: new FileLinks(readSecret, clock),
    site: new ConsoleSite(config.distFolder),
  };
}

function metricsOf({
  gate,
  searches,
  hashes,
}: Pick<Services, 'gate' | 'searches' | 'hashes'>): Metrics {
  const metrics = new Metrics();
  metrics.gauge(
    'database_statements_running',
    'Statements and transactions on the database.',
    () => gate.inUse,
  );
  metrics.gauge(
    'database_statements_waiting',
    'Statements that wait for a connection.',
    () => gate.waiting,
  );
  metrics.gauge(
    'searches_running',
    'Searches of this process that run or wait for other processes.',
    () => searches.gate.inUse,
  );
  metrics.gauge(
    'searches_waiting',
    'Searches that wait for others of this process.',
    () => searches.gate.waiting,
  );
  metrics.gauge('password_hashes_running', 'Password hashes of sign-ins.', () => hashes.inUse);
  metrics.gauge('password_hashes_waiting', 'Sign-ins that wait for a hash.', () => hashes.waiting);
  return metrics;
}
