/**
 * Time zones of every kind: extreme offsets, half and quarter hours, a half-hour DST, a DST change
 * at midnight, and no DST.
 */
export const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Tokyo',
];

// DST changes of 2025 and 2026 in Europe, America, Egypt and Australia, Brazil's last one at
// midnight (2018), and year ends.
const moments = [
  '2018-11-04',
  '2025-03-09',
  '2025-03-30',
  '2025-04-25',
  '2025-10-05',
  '2025-10-26',
  '2025-11-02',
  '2026-01-01',
  '2026-03-08',
  '2026-04-05',
  '2026-04-24',
  '2026-10-30',
  '2027-01-01',
];

/** Every half hour within a day of each moment. */
export const instants = moments.flatMap((day) =>
  Array.from({ length: 2 * 48 }, (_, index) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (index - 48) * 1_800_000).toISOString(),
  ),
);

/**
 * The local time in a time zone, 'YYYY-MM-DDTHH:mm', calculated from the zone's offset and
 * independent of the code under test.
 */
export function wallIn(timeZone: string): (time: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const offset =
      format.formatToParts(new Date(time)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(offset) ?? [];
    const shift =
      (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000);
    return new Date(Date.parse(time) + shift).toISOString().slice(0, 16);
  };
}

/** The local day, calculated in the same way. */
export function oracleIn(timeZone: string): (time: string) => string {
  const wall = wallIn(timeZone);
  return (time) => wall(time).slice(0, 10);
}
