let firmZone: string | undefined;

/**
 * From now on times are shown in this IANA time zone instead of the browser's. Undefined is the
 * browser's again.
 */
export function setFirmZone(timeZone: string | undefined): void {
  firmZone = timeZone;
}

/** The given time zone, else the firm's. Undefined stands for the browser's, as `Intl` reads it. */
export const zoneOr = (given: string | undefined): string | undefined => given ?? firmZone;

/**
 * The time zone of all dates: the firm's, else this computer's, as an IANA name. UTC if unknown.
 */
export const ownTimeZone = (): string =>
  firmZone ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
