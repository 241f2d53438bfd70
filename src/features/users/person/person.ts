import type { Ticket } from '../../../api/types';
import { readId } from '../../../lib/ids';
import { isRecord } from '../../../lib/records';
import { filledText, foldText, formatText } from '../../../lib/text';

/** Whom the panel is about, as far as a row names them. */
export interface Person {
  name: string;
  /** The user's id. */
  id?: string | undefined;
  email?: string | undefined;
}

/** Reads what a button says of a person. Undefined if it can't be read. */
export function parsePerson(raw: string | undefined): Person | undefined {
  try {
    const read: unknown = JSON.parse(raw ?? 'null');
    return isRecord(read)
      ? { name: formatText(read['name']), id: readId(read['id']), email: filledText(read['email']) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two emails are the same, whatever their case. A missing one is never the same. */
export const isSameEmail = (one: unknown, other: unknown): boolean =>
  filledText(one) !== undefined &&
  filledText(other) !== undefined &&
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** Whether two names read the same. That proves nothing: people share names. */
export const isSameName = (one: unknown, other: unknown): boolean =>
  filledText(one) !== undefined &&
  filledText(other) !== undefined &&
  foldText(String(one)).trim() === foldText(String(other)).trim();

/** The tickets under a name, each once: more than one list in the cache may have it. */
export const ticketsOf = (name: string, tickets: readonly Ticket[]): Ticket[] =>
  [...new Map(tickets.map((row) => [readId(row.ticket_id), row])).values()].filter(
    ({ creator_name }) => isSameName(creator_name, name),
  );
