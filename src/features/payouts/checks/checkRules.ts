import type { FirmChecks } from '../../../lib/firm';

export const hourMs = 60 * 60 * 1000;

/** The thresholds of the checks. */
export interface CheckLimits {
  ratePercent: number;
  changedAddressMs: number;
  waitMs: number;
}

/** The thresholds unless the firm sets others. */
export const checkLimits: CheckLimits = {
  /** A rate that differs from the median by more than this percentage asks for a look. */
  ratePercent: 5,
  /** An address that changed within this time before the payout was requested asks for a look. */
  changedAddressMs: 24 * hourMs,
  /**
   * A source that takes longer than this counts as not checked. Three seconds is also the most that
   * a firm can set.
   */
  waitMs: 3000,
};

/** The thresholds with those that the firm sets in hours and seconds. */
export const checkLimitsOf = ({
  ratePercent,
  changedAddressHours,
  waitSeconds,
}: FirmChecks = {}): CheckLimits => ({
  ratePercent: ratePercent ?? checkLimits.ratePercent,
  changedAddressMs:
    changedAddressHours === undefined ? checkLimits.changedAddressMs : changedAddressHours * hourMs,
  waitMs: waitSeconds === undefined ? checkLimits.waitMs : waitSeconds * 1000,
});

/**
 * In the order in which they are listed. The first three can stop a payout; the others only ask for
 * a look.
 */
export const checkRules = [
  'kyc',
  'sharedAddress',
  'addressFormat',
  'newAddress',
  'profit',
  'pending',
  'rate',
  'addressProof',
  'changedAddress',
] as const;

export type CheckRule = (typeof checkRules)[number];
