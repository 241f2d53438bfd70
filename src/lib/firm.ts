import { isRecord } from './records';
import { storedNames } from './storedNames';
import { createStore, useStored } from './storage/store';

export interface FirmChecks {
  ratePercent?: number;
  changedAddressHours?: number;
  waitSeconds?: number;
}

/** Three seconds is also the most that a firm can set. */
export const checkLimitsOf = (firm: FirmChecks = {}): Required<FirmChecks> => ({
  ratePercent: 5,
  changedAddressHours: 24,
  waitSeconds: 3,
  ...firm,
});

/** `config.json` (R39, R370). */
export interface Firm {
  /** Shown beside the label 'Admin' (R41). */
  name?: string;
  logo?: string;
  /** Shown in a band above the bar (R371). */
  environment?: string;
  accent?: string;
  timeZone?: string;
  /** Address templates of block explorers, by network (R251). */
  explorers?: Readonly<Record<string, string>>;
  checks?: FirmChecks;
  /** If there are any, one must be chosen to reject a payout (R472). */
  rejectReasons?: readonly string[];
  /** 0 turns the idle sign-out off (R234). */
  idleMinutes?: number;
  /** Where crash records are sent (R211). */
  reports?: string;
}

interface RememberedFirm {
  text: string;
  css: string;
  firm: Firm;
}

/** Contains nothing about an admin. */
export const rememberedFirm = createStore<RememberedFirm>({
  name: storedNames.firm,
  version: 1,
  parse: (raw) =>
    isRecord(raw) && isRecord(raw['firm']) ? (raw as unknown as RememberedFirm) : undefined,
  fallback: () => ({ text: '{}', css: '', firm: {} }),
});

export const firm = (): Firm => rememberedFirm.read().firm;

export const useFirm = (): Firm => useStored(rememberedFirm).firm;
