import { mkdirSync, writeFileSync } from 'node:fs';
import type { Sample } from './arrivals';

/** Requests of one kind in one phase. Times are in milliseconds. */
export interface Row {
  what: string;
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /**
   * The p95 as a multiple of the idle run's; null for the idle run itself and for what has none.
   */
  ratio: number | null;
  /** Answered with 429 or 503. */
  refused: number;
  /** Answered with another 5xx, or not at all. */
  failed: number;
}

export interface Expectation {
  what: string;
  isMet: boolean;
}

/**
 * What a scenario found. `lost`: acknowledged changes that are not in the database, or not as they
 * were acknowledged.
 */
export interface Findings {
  rows: Row[];
  lost: number;
  expectations: Expectation[];
}

/** Below this an idle p95 says more about the machine's timers than about the service. */
const leastIdleMs = 5;

const isRefusal = ({ status }: Sample) => status === 429 || status === 503;
const isFailure = (sample: Sample) =>
  !isRefusal(sample) && (sample.status === 0 || sample.status >= 500);

/**
 * Sums samples up. Refused ones count as requests, but their times don't: they are quick by design.
 */
export function rowOf(what: string, samples: Sample[], seconds: number, idle?: Row): Row {
  const times = samples
    .filter((sample) => !isRefusal(sample))
    .map(({ ms }) => ms)
    .sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    what,
    requests: samples.length,
    perSecond: samples.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    ratio: idle === undefined ? null : at(0.95) / Math.max(idle.p95, leastIdleMs),
    refused: samples.filter(isRefusal).length,
    failed: samples.filter(isFailure).length,
  };
}

export const within = (row: Row, times: number): Expectation => ({
  what: `${row.what}: p95 within ${times} × idle (${(row.ratio ?? 0).toFixed(1)})`,
  isMet: (row.ratio ?? 0) <= times,
});

export const noneFailed = (...rows: Row[]): Expectation => {
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  return {
    what: `every request answered, none with a 5xx other than 503 (${failed} were)`,
    isMet: failed === 0,
  };
};

export interface Result extends Findings {
  name: string;
  seconds: number;
}

export function printResult({ name, seconds, rows, lost, expectations }: Result): void {
  console.log(`\n${name} (${seconds.toFixed(0)} s)`);
  console.table(
    rows.map(({ perSecond, p50, p95, p99, ratio, ...row }) => ({
      ...row,
      'req/s': perSecond.toFixed(1),
      ...{ 'p50 ms': p50.toFixed(0), 'p95 ms': p95.toFixed(0), 'p99 ms': p99.toFixed(0) },
      '× idle': ratio?.toFixed(1),
    })),
  );
  console.log(`  lost: ${lost}`);
  for (const { what, isMet } of expectations)
    console.log(`  ${isMet ? 'ok    ' : 'FAILED'} ${what}`);
}

export const isPassed = ({ lost, expectations }: Findings) =>
  lost === 0 && expectations.every(({ isMet }) => isMet);

export function writeReport(results: Result[]): void {
  mkdirSync('.cache/reports', { recursive: true });
  writeFileSync('.cache/reports/load.json', `${JSON.stringify(results, null, 2)}\n`);
}
