import { useWatch } from 'react-hook-form';
import { DateTimeField } from '../../../ui/fields/DateTimeField';
import { instantOfLocal, offsetLabel, readingOfLocal } from '../../../lib/localDateTime';
import type { CompetitionFields } from '../list/competitionFields';

export interface LocalTimesProps extends CompetitionFields {
  /** The IANA name of the admin's time zone. */
  timeZone: string;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/**
 * 'Times are in Europe/Lisbon (UTC+1)'. Names both offsets if the clocks change between start and
 * end.
 */
function zoneNote(timeZone: string, now: number, times: readonly string[]): string {
  const instants = times
    .map((text) => instantOfLocal(text, timeZone))
    .filter((local) => typeof local !== 'string');
  const offsets = [
    ...new Set(
      (instants.length > 0 ? instants.map(({ instant }) => instant) : [now]).map((instant) =>
        offsetLabel(instant, timeZone),
      ),
    ),
  ];
  const [start = '', end] = offsets;
  return `Times are in ${timeZone} (${end === undefined ? start : `${start} at the start, ${end} at the end`})`;
}

/**
 * When the clocks are set back, some times occur twice. Returns a text that says which of the two
 * is meant.
 */
function ambiguity(text: string, timeZone: string): string | undefined {
  const local = instantOfLocal(text, timeZone);
  return typeof local !== 'string' && local.isAmbiguous
    ? `This time comes twice that day: the first one counts (${offsetLabel(local.instant, timeZone)})`
    : undefined;
}

interface TimeHelpProps extends LocalTimesProps {
  /** The local time as it was typed. */
  text: string;
  /**
   * What a time in the past does. It is accepted (section 5), but it is more often a wrong year
   * than a wish (R395).
   */
  effect: string;
}

/**
 * Says the time as the console writes it, with the month in words. Undefined if there is nothing to
 * say.
 */
function timeHelp({ text, effect, timeZone, now }: TimeHelpProps) {
  const local = instantOfLocal(text, timeZone);
  const isPast = typeof local !== 'string' && local.instant <= now;
  const read = readingOfLocal(text);
  const note = ambiguity(text, timeZone);
  if (!read) return undefined;
  return (
    <>
      <span>{read}</span>
      {isPast ? (
        <span className="competition-past">. This is in the past: {effect}.</span>
      ) : (
        note && <span>. {note}</span>
      )}
    </>
  );
}

// Section 5, R169.
/** Start and end as local times in the admin's time zone, which is named. */
export function LocalTimes(props: LocalTimesProps) {
  const { form, errorOf, timeZone, now } = props;
  const [start, end] = useWatch({ control: form.control, name: ['start_date', 'end_date'] });
  const pickFor = (name: 'start_date' | 'end_date') => (text: string) => {
    form.setValue(name, text, { shouldDirty: true });
    // As after a key: what was refused is checked again.
    if (form.formState.isSubmitted) void form.trigger(['start_date', 'end_date']);
  };
  return (
    <fieldset className="field-grid">
      <legend>Dates</legend>
      <div data-span="half">
        <DateTimeField
          label="Start Date"
          value={start}
          onPick={pickFor('start_date')}
          error={errorOf('start_date')}
          help={timeHelp({ ...props, text: start, effect: 'it starts at once' })}
          // The end is compared with the start.
          input={form.register('start_date', { deps: ['end_date'] })}
        />
      </div>
      <div data-span="half">
        <DateTimeField
          label="End Date"
          value={end}
          near={start}
          onPick={pickFor('end_date')}
          error={errorOf('end_date')}
          help={timeHelp({ ...props, text: end, effect: 'it is over at once' })}
          input={form.register('end_date')}
        />
      </div>
      <p className="competition-form-note" data-span="full">
        {zoneNote(timeZone, now, [start, end])}
      </p>
    </fieldset>
  );
}
