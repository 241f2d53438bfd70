import { useWatch } from 'react-hook-form';
import { TextField } from '../../components/fields/TextField';
import { instantOfLocal, offsetLabel } from '../../domain/localDateTime';
import type { CompetitionFields } from './competitionFields';

export interface LocalTimesProps extends CompetitionFields {
  timeZone: string;
  now: number;
}

/** 'Times are in Europe/Lisbon (UTC+1)'; both offsets where the clocks are switched between the start and the end. */
function zoneNote(timeZone: string, now: number, times: readonly string[]): string {
  const instants = times.map((text) => instantOfLocal(text, timeZone)).filter((local) => typeof local !== 'string');
  const offsets = [...new Set((instants.length > 0 ? instants.map(({ instant }) => instant) : [now]).map((instant) => offsetLabel(instant, timeZone)))];
  const [start = '', end] = offsets;
  return `Times are in ${timeZone} (${end === undefined ? start : `${start} at the start, ${end} at the end`})`;
}

/** Where the clocks are set back a time comes twice: which of the two is meant is said. */
function ambiguity(text: string, timeZone: string): string | undefined {
  const local = instantOfLocal(text, timeZone);
  return typeof local !== 'string' && local.isAmbiguous ? `This time comes twice: the first is meant (${offsetLabel(local.instant, timeZone)})` : undefined;
}

/** Section 5: start and end, typed as the admin's clocks show them, with the zone named (R169). */
export function LocalTimes({ form, errorOf, timeZone, now }: LocalTimesProps) {
  const [start, end] = useWatch({ control: form.control, name: ['start_date', 'end_date'] });
  return (
    <fieldset>
      <legend>Dates</legend>
      <div data-span="half">
        <TextField label="Start Date" type="datetime-local" error={errorOf('start_date')} help={ambiguity(start, timeZone)} input={form.register('start_date')} />
      </div>
      <div data-span="half">
        <TextField label="End Date" type="datetime-local" error={errorOf('end_date')} help={ambiguity(end, timeZone)} input={{ ...form.register('end_date'), min: start || undefined }} />
      </div>
      <p className="competition-form-note" data-span="full">{zoneNote(timeZone, now, [start, end])}</p>
    </fieldset>
  );
}
