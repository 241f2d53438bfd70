import { isRecord } from '../lib/records';

/** A record of a crash or of a failed screen. It names nobody (promise 18). */
export interface CrashRecord {
  build: string;
  /** The route's pattern, never the address itself: that may contain an id, or a name that was searched for. */
  route: string;
  operation?: string;
  status?: number;
  message: string;
}

/** Errors whose text is the console's own. The text of any other error may quote data. */
const ownErrors = new Set(['LoadFailure', 'PolicyViolation']);

/** The error's text if it is the console's own, otherwise only the error's name. */
export function crashMessage(reason: unknown): string {
  const { name, message } = isRecord(reason) ? reason : {};
  if (typeof name !== 'string') return 'Unknown error';
  if (ownErrors.has(name) && typeof message === 'string') return message;
  return /^[A-Z][A-Za-z]{0,40}$/.test(name) ? name : 'Unknown error';
}
