/** The zone that this machine keeps its time in, as an IANA name; UTC where it doesn't tell. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
