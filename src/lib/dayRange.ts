import { localDay } from './dates';

/** Filters come from the address, so the text may not be a day. */
const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/**
 * True for times whose day in UTC is in the range, both ends included. An empty range includes all.
 */
export function isWithin(range: { from: string; to: string }): (time: unknown) => boolean {
  const [from, to] = [dayOf(range.from), dayOf(range.to)];
  // The format of a day takes time to create, so it waits for a range.
  if (from === '' && to === '') return () => true;
  return (time) => {
    const day = localDay(time, 'UTC');
    return day !== '' && day >= from && (to === '' || day <= to);
  };
}
