/** The thresholds of the payout checks that a firm can set. */
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
  /** R234; 0 is off. */
  idleMinutes?: number;
  /** Where crash records go (R211). */
  reports?: string;
}
