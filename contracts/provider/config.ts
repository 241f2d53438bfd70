import { fileURLToPath } from 'node:url';

/** Everything about the service that a deployment or a test may choose. */
export interface ProviderConfig {
  accessTokenMinutes: number;
  refreshTokenDays: number;
  /** How long the directly previous refresh token stays good, for two tabs or a lost answer. */
  refreshGraceSeconds: number;
  /** Requests are always held against the OpenAPI document; responses only where this is on. */
  validateResponses: boolean;
  /** A response that breaks the document: a 500 that says so, or in tests a thrown error. */
  onResponseMismatch: 'answer' | 'throw';
  /** Opens `/__faults`. Never in production. */
  faults: boolean;
  maxBodyBytes: number;
  /** Origins besides 'self' that the console may call, and load KYC images from. */
  apiOrigins: string[];
  fileOrigins: string[];
  /** The built console. */
  distFolder: string;
  openApiFile: string;
  log: (line: string) => void;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const defaultConfig: ProviderConfig = {
  accessTokenMinutes: 15,
  refreshTokenDays: 14,
  refreshGraceSeconds: 10,
  validateResponses: true,
  onResponseMismatch: 'answer',
  faults: false,
  maxBodyBytes: 1024 * 1024,
  apiOrigins: [],
  fileOrigins: [],
  distFolder: fromRoot('dist'),
  openApiFile: fromRoot('openapi/openapi.bundle.json'),
  log: (line) => console.error(line),
};

type Environment = Record<string, string | undefined>;

/** The config of a process. A switch that can't be understood is an error that names it, not a silent default. */
export function configFromEnvironment(env: Environment, overrides: Partial<ProviderConfig> = {}): ProviderConfig {
  const isProduction = env.NODE_ENV === 'production';
  return {
    ...defaultConfig,
    accessTokenMinutes: positiveNumber(env, 'ACCESS_TOKEN_MINUTES', defaultConfig.accessTokenMinutes),
    validateResponses: isProduction ? env.VALIDATE === '1' : env.VALIDATE !== '0',
    faults: env.FAULTS === '1',
    apiOrigins: list(env.API_ORIGINS),
    fileOrigins: list(env.FILE_ORIGINS),
    ...overrides,
  };
}

/** A positive number from the environment, for minutes and counts. */
export function positiveNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a positive number, but is "${text}".`);
  return value;
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}
