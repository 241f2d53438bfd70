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
  /** Beside the label 'Admin' (R41). */
  name?: string;
  logo?: string;
  /** In a band above the bar (R371). */
  environment?: string;
  accent?: string;
  timeZone?: string;
  /** A template of a block explorer's address for each network (R251). */
  explorers?: Readonly<Record<string, string>>;
  checks?: FirmChecks;
  /** One must be chosen to reject a payout (R472). */
  rejectReasons?: readonly string[];
  /** 0 is off (R234). */
  idleMinutes?: number;
  /** For crash records (R211). */
  reports?: string;
}

interface RememberedFirm {
  text: string;
  css: string;
  firm: Firm;
}

/** Nothing of an admin. */
export const rememberedFirm = createStore<RememberedFirm>({
  name: storedNames.firm,
  version: 1,
  parse: (raw) =>
    isRecord(raw) && isRecord(raw['firm']) ? (raw as unknown as RememberedFirm) : undefined,
  fallback: () => ({ text: '{}', css: '', firm: {} }),
});

export const firm = (): Firm => rememberedFirm.read().firm;

export const useFirm = (): Firm => useStored(rememberedFirm).firm;
