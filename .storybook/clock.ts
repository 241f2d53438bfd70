// A stopped clock in a chosen time zone. A page can't change its zone, so Date's local half and Intl's default zone are replaced.
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

/** What the clock on the wall of `zone` shows at an instant, written as if it were UTC. NaN stays NaN. */
function wallOf(instant: number, zone: string): number {
  if (!Number.isFinite(instant)) return NaN;
  const parts = new Map(
    new RealFormat('en-US', { ...wallParts, timeZone: zone }).formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
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

/** The instant at which the wall of `zone` shows `wall`. Two steps settle both sides of a clock change. */
function instantOf(wall: number, zone: string): number {
  const guess = wall - (wallOf(wall, zone) - wall);
  return guess - (wallOf(guess, zone) - wall);
}

const localText = /^\d{4}-\d\d-\d\dT[\d:.]+$/;
const fields = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const texts = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/** A zone that is asked for stays; one that is `undefined` is none. */
const inZone = (options: Intl.DateTimeFormatOptions | undefined, zone: string): Intl.DateTimeFormatOptions => ({
  ...options,
  timeZone: options?.timeZone ?? zone,
});

/** Date with `now` stopped and every local reading taken in `zone`. */
function zonedDate(now: number, zone: string) {
  class ZonedDate extends RealDate {
    constructor(...args: [] | [string | number | Date] | [number, number, ...number[]]) {
      const [first, second, ...rest] = args;
      if (first === undefined) super(now);
      else if (second !== undefined) super(instantOf(RealDate.UTC(Number(first), second, ...rest), zone));
      else super(typeof first === 'string' && localText.test(first) ? instantOf(RealDate.parse(`${first}Z`), zone) : first);
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
      // How many values there may be depends on the field.
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

/** Stops the clock at `now` in `zone` for all that is loaded afterwards: formatters at module scope keep the zone they were made in. */
export function stopClock(now: string, zone: string): void {
  // Called without `new` this Date would throw; only long dead code does that.
  globalThis.Date = zonedDate(RealDate.parse(now), zone) as unknown as DateConstructor;
  Intl.DateTimeFormat = new Proxy(RealFormat, {
    apply: (_format, _this, [locales, options]: Parameters<typeof RealFormat>) => new RealFormat(locales, inZone(options, zone)),
    construct: (_format, [locales, options]: Parameters<typeof RealFormat>) => new RealFormat(locales, inZone(options, zone)),
  });
}
