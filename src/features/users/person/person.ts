import type { Ticket } from '~/api/types';
import { parseJson } from '~/lib/json';
import { ifReadable, shape, readId } from '~/lib/records';
import { filledText, foldText, formatText } from '~/lib/text';

export interface Person {
  name: string;
  id?: string | undefined;
  email?: string | undefined;
}

const readPerson = shape<Person>({
  name: formatText,
  id: ifReadable(readId),
  email: ifReadable(filledText),
});

export const parsePerson = (raw: string | undefined): Person | undefined =>
  readPerson(parseJson(raw ?? null));

const isSame = (fold: (text: string) => string) => (one: unknown, other: unknown) =>
  filledText(one) !== undefined &&
  filledText(other) !== undefined &&
  fold(String(one)).trim() === fold(String(other)).trim();

export const isSameEmail = isSame((text) => text.toLowerCase());

/** True if two names read the same. That proves nothing, because people share names. */
export const isSameName = isSame(foldText);

export const ticketsOf = (name: string, tickets: readonly Ticket[]): Ticket[] =>
  [...new Map(tickets.map((row) => [readId(row.ticket_id), row])).values()].filter(
    ({ creator_name }) => isSameName(creator_name, name),
  );
