import type { FirmChecks } from '../../../lib/firm';

export const hourMs = 60 * 60 * 1000;

export interface CheckLimits {
  ratePercent: number;
  changedAddressMs: number;
  waitMs: number;
}

export const checkLimits: CheckLimits = {
  ratePercent: 5,
  changedAddressMs: 24 * hourMs,
  /** Three seconds is also the most that a firm can set. */
  waitMs: 3000,
};

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

/** In the order in which they are listed. The first three can stop a payout. */
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
