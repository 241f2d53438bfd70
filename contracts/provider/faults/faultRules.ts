import { badRequest } from '../core/problem';

/** What happens to a matching request. */
export interface FaultRule {
  match: { method?: string; path?: string };
  /** How many requests it applies to. Without it, to all. */
  times?: number;
  latencyMs?: number;
  /** A fixed answer. The request is not carried out. */
  status?: number;
  body?: unknown;
  contentType?: string;
  /**
   * Cuts the connection: before the request is carried out, after it was committed, or in the
   * middle of the answer's body.
   */
  drop?: 'before' | 'during' | 'after';
  /** Sends half of the JSON in a complete HTTP answer. */
  truncate?: boolean;
  /** Sends the headers and half of the body, then nothing. */
  stallBody?: boolean;
}

export interface PlannedFault extends FaultRule {
  id: number;
  hits: number;
}

const kindOf: Record<keyof FaultRule, (value: unknown) => boolean> = {
  match: isMatch,
  times: (value) => Number.isInteger(value) && Number(value) > 0,
  latencyMs: (value) => typeof value === 'number' && value >= 0 && value <= 600_000,
  status: (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599,
  body: () => true,
  contentType: (value) => typeof value === 'string',
  drop: (value) => ['before', 'during', 'after'].includes(String(value)),
  truncate: (value) => typeof value === 'boolean',
  stallBody: (value) => typeof value === 'boolean',
};

/**
 * The planned faults, oldest first. If several match, the first one that has not been used up
 * applies.
 */
export class FaultRules {
  private planned: PlannedFault[] = [];
  private lastId = 0;

  add(input: unknown): PlannedFault {
    const fault: PlannedFault = { ...readRule(input), id: ++this.lastId, hits: 0 };
    this.planned.push(fault);
    return fault;
  }

  list(): PlannedFault[] {
    return this.planned;
  }

  clear(): void {
    this.planned = [];
  }

  /** Returns the fault for a request and counts it as a hit. */
  take(method: string, path: string): PlannedFault | undefined {
    const fault = this.planned.find(({ match, times, hits }) => {
      if (times !== undefined && hits >= times) return false;
      if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
      return match.path === undefined || new RegExp(match.path).test(path);
    });
    if (fault !== undefined) fault.hits += 1;
    return fault;
  }
}

function readRule(input: unknown): FaultRule {
  if (typeof input !== 'object' || input === null) throw badRequest('A fault is an object.');
  const rule: Record<string, unknown> = { match: {}, ...input };
  for (const [key, value] of Object.entries(rule)) {
    const isKind = kindOf[key as keyof FaultRule] as ((value: unknown) => boolean) | undefined;
    if (isKind === undefined) throw badRequest(`A fault has no "${key}".`);
    if (!isKind(value)) throw badRequest(`The fault's "${key}" is not usable.`);
  }
  return rule as unknown as FaultRule;
}

function isMatch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([key, text]) => {
    if (typeof text !== 'string') return false;
    if (key === 'method') return true;
    return key === 'path' && isPattern(text);
  });
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
