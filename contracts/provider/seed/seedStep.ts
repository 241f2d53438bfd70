import type { SQL } from 'drizzle-orm';

export interface SeedSize {
  users: number;
  /** The moment that all seeded dates are relative to, ISO. */
  epoch: string;
}

/** Set-based statements, in order. The same size and epoch always give the same rows: nothing is random. */
export type SeedStep = (size: SeedSize) => SQL[];
