import { localDay } from './dates';

/** The day, or '' if the text is none: the filters come from the address. */
const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Of times whose day in UTC is in the range, both ends inclusive. An empty range has all. */
export function isWithin(range: { from: string; to: string }): (time: unknown) => boolean {
  const [from, to] = [dayOf(range.from), dayOf(range.to)];
  return (time) => {
    const day = localDay(time, 'UTC');
    return (from === '' && to === '') || (day !== '' && day >= from && (to === '' || day <= to));
  };
}
