import type { FaultRule } from '../provider/faults/faultRules';

/** The faults that `X-Mock-Fault` names. */
export const mockFaults: Record<string, Omit<FaultRule, 'match'>> = {
  unavailable: { status: 503 },
  lost: { status: 504 },
  error: { status: 500, body: { message: 'Something went wrong on our side.' } },
  html: { status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  slow: { latencyMs: 10_000 },
  cut: { drop: 'before' },
  half: { drop: 'during' },
  stalled: { stallBody: true },
  malformed: { truncate: true },
};
