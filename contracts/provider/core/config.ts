import { fromRoot } from '../fromRoot';
import type { LogFormat } from './log';

/** What a deployment or a test can choose. */
export interface ProviderConfig {
  accessTokenMinutes: number;
  refreshTokenDays: number;
  /**
   * How long the previous refresh token stays valid although its successor was used: for a second
   * tab.
   */
  refreshGraceSeconds: number;
  /** Checks responses against the OpenAPI document. Requests are always checked. */
  validateResponses: boolean;
  /**
   * What a response that breaks the document becomes: a 500 that says so, or a thrown error (in
   * tests).
   */
  onResponseMismatch: 'answer' | 'throw';
  /** Adds `/__faults`. Never in production. */
  faults: boolean;
  maxBodyBytes: number;
  /** For the calls that need no token: signing in and refreshing. */
  maxPublicBodyBytes: number;
  /** The `N` of scrypt for new password hashes. Older hashes keep theirs until the next sign-in. */
  passwordCost: number;
  /** How many sign-ins may fail in a minute before the next ones are refused (R235). */
  failuresPerAccount: number;
  failuresPerAddress: number;
  /** Takes a client's address from X-Forwarded-For. Only behind a proxy that writes it. */
  isProxyTrusted: boolean;
  /** How many calls an admin may make in a minute at this instance (R510). */
  callsPerMinute: number;
  /** How long requests are still accepted after a signal to end, while `/readyz` says no. */
  drainSeconds: number;
  /** Other origins whose consoles may call this API. */
  consoleOrigins: string[];
  /** More origins that the console may call. */
  apiOrigins: string[];
  /** More origins that KYC images may come from. */
  fileOrigins: string[];
  /** The built console. */
  distFolder: string;
  openApiFile: string;
  /** Lines of JSON with one a request, or text for a terminal. */
  logFormat: LogFormat;
  /** Where a line of the log goes. */
  log: (line: string) => void;
}

export const defaultConfig: ProviderConfig = {
  accessTokenMinutes: 15,
  refreshTokenDays: 14,
  refreshGraceSeconds: 10,
  validateResponses: true,
  onResponseMismatch: 'answer',
  faults: false,
  maxBodyBytes: 1024 * 1024,
  maxPublicBodyBytes: 8 * 1024,
  passwordCost: 2 ** 17,
  failuresPerAccount: 5,
  failuresPerAddress: 50,
  isProxyTrusted: false,
  callsPerMinute: 12_000,
  drainSeconds: 0,
  consoleOrigins: [],
  apiOrigins: [],
  fileOrigins: [],
  distFolder: fromRoot('dist'),
  openApiFile: fromRoot('openapi/openapi.bundle.json'),
  logFormat: 'text',
  log: (line) => console.error(line),
};

/** Programs that collect logs read the standard output. */
const jsonLog = {
  logFormat: 'json' as const,
  log: (line: string) => process.stdout.write(`${line}\n`),
};

type Environment = Record<string, string | undefined>;

/**
 * Reads the config from the environment. Throws if a number can't be read, instead of silently
 * taking the default.
 */
export function configFromEnvironment(
  env: Environment,
  overrides: Partial<ProviderConfig> = {},
): ProviderConfig {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.FAULTS === '1')
    throw new Error(
      'FAULTS=1 is refused with NODE_ENV=production: anybody could break the service.',
    );
  const passwordCost = positiveNumber(env, 'PASSWORD_COST', defaultConfig.passwordCost);
  if (isProduction && passwordCost < defaultConfig.passwordCost)
    throw new Error('PASSWORD_COST is too low for NODE_ENV=production.');
  if (!Number.isInteger(Math.log2(passwordCost)))
    throw new Error('PASSWORD_COST must be a power of two.');
  return {
    ...defaultConfig,
    passwordCost,
    accessTokenMinutes: positiveNumber(
      env,
      'ACCESS_TOKEN_MINUTES',
      defaultConfig.accessTokenMinutes,
    ),
    validateResponses: isProduction ? env.VALIDATE === '1' : env.VALIDATE !== '0',
    faults: env.FAULTS === '1',
    isProxyTrusted: env.TRUST_PROXY === '1',
    callsPerMinute: positiveNumber(env, 'CALLS_PER_MINUTE', defaultConfig.callsPerMinute),
    drainSeconds: positiveNumber(env, 'DRAIN_SECONDS', defaultConfig.drainSeconds),
    consoleOrigins: list(env.CONSOLE_ORIGINS),
    apiOrigins: list(env.API_ORIGINS),
    fileOrigins: list(env.FILE_ORIGINS),
    ...(isProduction || env.LOG === 'json' ? jsonLog : {}),
    ...overrides,
  };
}

export function positiveNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a positive number, but is "${text}".`);
  return value;
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}
