import type { FieldErrors } from '../../../lib/fieldErrors';
import { moveEntry } from '../../../lib/listColumns';
import { isRecord, textOf } from '../../../lib/records';
import { foldText, searchWords, textLength } from '../../../lib/text';
import { limits } from '../../../lib/limits';

/** A text that an admin sends often. */
export interface Reply {
  /** Made by this browser. */
  id: string;
  name: string;
  /**
   * May have placeholders: `{name}` and `{ticket}`, which are filled in, and any others, which the
   * admin replaces.
   */
  text: string;
}

/** What is typed for a reply. */
export type ReplyValues = Omit<Reply, 'id'>;

export const noReply: ReplyValues = { name: '', text: '' };

/** Maximum number of characters (R303). */
export const replySizes = { name: 60, text: limits.messageLength } as const;

const labels = { name: 'Name', text: 'Text' } as const;

/** A reply needs a name and a text. Blank counts as empty. */
export function validateReply(values: ReplyValues): FieldErrors<ReplyValues> {
  const errors: FieldErrors<ReplyValues> = {};
  for (const field of ['name', 'text'] as const) {
    const length = textLength(values[field]);
    if (length === 0) errors[field] = `${labels[field]} is required`;
    else if (length > replySizes[field])
      errors[field] = `At most ${replySizes[field].toLocaleString('en-US')} characters`;
  }
  return errors;
}

/** A form's values out of storage. Undefined if they can't be used. */
export const readReplyValues = (raw: unknown): ReplyValues | undefined =>
  isRecord(raw) ? { name: textOf(raw['name']), text: textOf(raw['text']) } : undefined;

/** Reads a stored reply. Undefined if it can't be used. */
export function parseReply(raw: unknown): Reply | undefined {
  const values = readReplyValues(raw);
  const id = isRecord(raw) ? textOf(raw['id']) : '';
  return values && id !== '' && Object.keys(validateReply(values)).length === 0
    ? { id, ...values }
    : undefined;
}

/** A word in braces. Other things in braces, such as code, are no placeholders. */
const placeholder = /\{\p{L}[\p{L}\p{N} _-]{0,39}\}/gu;

/** What a ticket gives for the placeholders. Undefined if it has none. */
export interface ReplyFacts {
  name: string | undefined;
  ticket: string;
}

/** The text of a reply for a ticket. A placeholder that the ticket has nothing for stays. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replace(placeholder, (found) => {
    const key = found.slice(1, -1).toLowerCase();
    return (key === 'name' || key === 'ticket' ? facts[key] : undefined) ?? found;
  });

/**
 * The first placeholder in a text that is still to be replaced: a word in braces that one of the
 * replies has (R304). Any other text in braces may be sent.
 */
export function unfilledIn(
  text: string,
  replies: readonly Reply[],
): { text: string; at: number } | undefined {
  if (!text.includes('{')) return undefined;
  const known = new Set(replies.flatMap((reply) => reply.text.match(placeholder) ?? []));
  for (const { 0: found, index } of text.matchAll(placeholder))
    if (known.has(found)) return { text: found, at: index };
  return undefined;
}

/**
 * What is searched for among the replies: '/' at the start of the message and one line after it
 * (R302). Undefined if nothing is.
 */
export const replyQuery = (text: string): string | undefined =>
  /^\/[^\n]*$/.test(text) ? text.slice(1) : undefined;

/**
 * The replies that have every word, in their order: first those that have them in the name, then
 * those in the text.
 */
export function findReplies(replies: readonly Reply[], query: string): Reply[] {
  const words = searchWords(query);
  const has = (text: string) => words.every((word) => foldText(text).includes(word));
  return [
    ...replies.filter(({ name }) => has(name)),
    ...replies.filter(({ name, text }) => !has(name) && has(`${name} ${text}`)),
  ];
}

/** The replies with one of them a place further up (-1) or down (1). */
export const moveReply = (replies: readonly Reply[], id: string, step: 1 | -1): readonly Reply[] =>
  moveEntry(replies, (reply) => reply.id === id, step);
