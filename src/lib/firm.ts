import { isRecord } from './records';
import { storedNames } from './storedNames';
import { createStore, useStored } from './storage/store';

export interface FirmChecks {
  ratePercent?: number;
  changedAddressHours?: number;
  waitSeconds?: number;
}

/** What a firm sets in `config.json` (R39, R370). What is missing has the console's default. */
export interface Firm {
  /** Shown beside the console's own label (R41). */
  name?: string;
  /** The path of a picture on the console's own origin. */
  logo?: string;
  /** Shown on every page and in the title, such as 'STAGING' (R371). */
  environment?: string;
  /** '#rrggbb' */
  accent?: string;
  /** An IANA name. */
  timeZone?: string;
  /** Link templates by network (R251). */
  explorers?: Readonly<Record<string, string>>;
  checks?: FirmChecks;
  /** One of them must be chosen to reject a payout (R472). */
  rejectReasons?: readonly string[];
  /** R234; 0 is off. */
  idleMinutes?: number;
  /** Where crash records go (R211). */
  reports?: string;
}

interface RememberedFirm {
  /** The text of `config.json` from which the rest follows. */
  text: string;
  css: string;
  firm: Firm;
}

/** What `config.json` said last: nothing of an admin. */
export const rememberedFirm = createStore<RememberedFirm>({
  name: storedNames.firm,
  version: 1,
  // Its fields were checked when it was stored, and nobody else writes it.
  parse: (raw) =>
    isRecord(raw) && isRecord(raw['firm']) ? (raw as unknown as RememberedFirm) : undefined,
  fallback: () => ({ text: '{}', css: '', firm: {} }),
});

export const firm = (): Firm => rememberedFirm.read().firm;

export const useFirm = (): Firm => useStored(rememberedFirm).firm;
