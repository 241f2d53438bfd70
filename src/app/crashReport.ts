import { isRecord } from '~/lib/records';
import { ApiError } from '~/api/http/errors';
import { findRoute } from '~/routes';
import { onLoadFailure } from '~/ui/loadable';
import { firm } from '~/lib/firm';

/** Contains no personal data (promise 18). */
interface CrashRecord {
  build: string;
  /** The route's pattern, because the address itself may contain an id or a name. */
  route: string;
  operation?: string;
  status?: number;
  message: string;
}

/** Errors whose message is safe to report. Any other message may quote data. */
const ownErrors = new Set(['LoadFailure', 'PolicyViolation']);

export function crashMessage(reason: unknown): string {
  const { name, message } = isRecord(reason) ? reason : {};
  if (typeof name !== 'string') return 'Unknown error';
  if (ownErrors.has(name) && typeof message === 'string') return message;
  return /^[A-Z][A-Za-z]{0,40}$/.test(name) ? name : 'Unknown error';
}

const build = /-([\w-]{8})\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? 'development';

export function describeCrash(reason: unknown): string {
  const record: CrashRecord = {
    build,
    route: findRoute(location.pathname).path,
    message: crashMessage(reason),
  };
  if (reason instanceof ApiError)
    Object.assign(record, { operation: reason.operation, status: reason.status });
  return JSON.stringify(record);
}

const sent = new Set<string>();

/** Sends each record once, if `config.json` has an address for it. Never throws. */
function reportCrash(reason: unknown): void {
  const url = firm().reports;
  const body = describeCrash(reason);
  if (!url || sent.has(body)) return;
  sent.add(body);
  fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(
    () => undefined,
  );
}

export function watchCrashes(): (reason: unknown) => void {
  addEventListener('error', ({ error }) => reportCrash(error ?? 'error'));
  addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason ?? 'rejection'));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    reportCrash({ name: 'PolicyViolation', message: `Blocked by ${effectiveDirective}` }),
  );
  onLoadFailure(reportCrash);
  return (reason) => {
    console.error(reason);
    reportCrash(reason);
  };
}
