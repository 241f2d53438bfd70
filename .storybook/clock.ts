// A stopped clock in a chosen time zone. A page can't change its zone, so Date's local half and
// Intl's default zone are replaced.
const RealDate = Date;
const RealFormat = Intl.DateTimeFormat;

const wallParts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** The local time in `zone` at an instant, written as if it were UTC. NaN stays NaN. */
function wallOf(instant: number, zone: string): number {
  if (!Number.isFinite(instant)) return NaN;
  const parts = new Map(
    new RealFormat('en-US', { ...wallParts, timeZone: zone })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return RealDate.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
    new RealDate(instant).getUTCMilliseconds(),
  );
}

/**
 * The instant of a local time in `zone`. The second step corrects the offset around a clock change.
 */
function instantOf(wall: number, zone: string): number {
  const guess = wall - (wallOf(wall, zone) - wall);
  return guess - (wallOf(guess, zone) - wall);
}

const localText = /^\d{4}-\d\d-\d\dT[\d:.]+$/;
const fields = [
  'FullYear',
  'Month',
  'Date',
  'Hours',
  'Minutes',
  'Seconds',
  'Milliseconds',
] as const;
const texts = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/** Keeps the zone of a format that names one. `undefined` doesn't count as a zone. */
const inZone = (
  options: Intl.DateTimeFormatOptions | undefined,
  zone: string,
): Intl.DateTimeFormatOptions => ({
  ...options,
  timeZone: options?.timeZone ?? zone,
});

/** A Date class whose `now` is fixed and whose local methods use `zone`. */
function zonedDate(now: number, zone: string) {
  class ZonedDate extends RealDate {
    constructor(...args: [] | [string | number | Date] | [number, number, ...number[]]) {
      const [first, second, ...rest] = args;
      if (first === undefined) super(now);
      else if (second !== undefined)
        super(instantOf(RealDate.UTC(Number(first), second, ...rest), zone));
      else
        super(
          typeof first === 'string' && localText.test(first)
            ? instantOf(RealDate.parse(`${first}Z`), zone)
            : first,
        );
    }
    static override now() {
      return now;
    }
    override getTimezoneOffset() {
      return (this.getTime() - wallOf(this.getTime(), zone)) / 60_000;
    }
    override getDay() {
      return new RealDate(wallOf(this.getTime(), zone)).getUTCDay();
    }
  }
  const replace = (name: string, value: (this: Date, ...args: never[]) => unknown) => {
    Object.defineProperty(ZonedDate.prototype, name, { value, configurable: true, writable: true });
  };
  for (const field of fields) {
    replace(`get${field}`, function () {
      return new RealDate(wallOf(this.getTime(), zone))[`getUTC${field}`]();
    });
    replace(`set${field}`, function (...values: number[]) {
      const wall = new RealDate(wallOf(this.getTime(), zone));
      // The number of arguments depends on the field.
      const [first = NaN, ...rest] = values;
      wall[`setUTC${field}`](first, ...(rest as []));
      return this.setTime(instantOf(wall.getTime(), zone));
    });
  }
  for (const name of texts) {
    replace(name, function (locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      return new RealDate(this)[name](locales, inZone(options, zone));
    });
  }
  return ZonedDate;
}

/**
 * Stops the clock at `now` in `zone` for all modules that are loaded afterwards. Formatters at
 * module scope keep the zone in which they were created.
 */
export function stopClock(now: string, zone: string): void {
  // This Date throws if it is called without `new`. Only very old code does that.
  globalThis.Date = zonedDate(RealDate.parse(now), zone) as unknown as DateConstructor;
  Intl.DateTimeFormat = new Proxy(RealFormat, {
    apply: (_format, _this, [locales, options]: Parameters<typeof RealFormat>) =>
      new RealFormat(locales, inZone(options, zone)),
    construct: (_format, [locales, options]: Parameters<typeof RealFormat>) =>
      new RealFormat(locales, inZone(options, zone)),
  });
}
