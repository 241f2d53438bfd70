import { isRecord } from '../values/records';

/** What is known of a crash or a failed screen without naming anybody (promise 18). */
export interface CrashRecord {
  build: string;
  /** The pattern of the address, never the address: that may hold an id, or a name that was searched for. */
  route: string;
  operation?: string;
  status?: number;
  message: string;
}

/** Errors whose text the console wrote itself. The text of any other error may quote data. */
const ownErrors = new Set(['LoadFailure', 'PolicyViolation']);

/** The console's own words for an error, else only its kind. */
export function crashMessage(reason: unknown): string {
  const { name, message } = isRecord(reason) ? reason : {};
  if (typeof name !== 'string') return 'Unknown error';
  if (ownErrors.has(name) && typeof message === 'string') return message;
  return /^[A-Z][A-Za-z]{0,40}$/.test(name) ? name : 'Unknown error';
}
