import { fileProblems } from '~/lib/fileProblems';
import { moveEntry } from '~/lib/listColumns';
import type { FieldErrors } from '~/lib/fieldErrors';
import { limits } from '~/lib/limits';
import { atMost, countOf, formatCount } from '~/lib/numbers';
import { isRecord, shape, textOf } from '~/lib/records';
import { filledText, foldText, searchWords, textLength, trimText } from '~/lib/text';

const replies = (count: number) => countOf(count, { one: 'reply', many: 'replies' });

export const replyMessages = {
  none: 'No replies yet',
  noneText: 'Save a text that you send often. Type / in an empty message to insert it.',
  noneOffered: "No replies yet. Add one with 'Saved replies', below the message.",
  ends: 'Saved in this browser, also after you sign out. Export them to use them in another browser.',
  found: replies,
  saved: 'Reply saved',
  deleted: 'Reply deleted',
  restored: 'Reply restored',
  exported: 'Replies exported',
  imported: ({ added, changed }: { added: number; changed: number }) =>
    `${replies(added)} added, ${formatCount(changed)} changed`,
  notImported: (problem: string) => `Nothing was imported. ${problem}`,
} as const;

export interface Reply {
  id: string;
  name: string;
  /** `{name}` and `{ticket}` are filled in. The admin replaces other words in braces. */
  text: string;
}

export type ReplyValues = Omit<Reply, 'id'>;

export const noReply: ReplyValues = { name: '', text: '' };

const sizes = { name: 60, text: limits.messageLength } as const;
const labels = { name: 'Name', text: 'Text' } as const;

export function validateReply(values: ReplyValues): FieldErrors<ReplyValues> {
  const errors: FieldErrors<ReplyValues> = {};
  for (const field of ['name', 'text'] as const) {
    const length = textLength(values[field]);
    if (length === 0) errors[field] = `${labels[field]} is required`;
    else if (length > sizes[field]) errors[field] = atMost(sizes[field], 'character');
  }
  return errors;
}

const isValid = (values: ReplyValues) => Object.keys(validateReply(values)).length === 0;

export const readReplyValues = shape<ReplyValues>({ name: textOf, text: textOf });

const readReply = shape<Reply>({ id: filledText, name: textOf, text: textOf });

export function parseReply(raw: unknown): Reply | undefined {
  const reply = readReply(raw);
  return reply && isValid(reply) ? reply : undefined;
}

const placeholder = /\{\p{L}[\p{L}\p{N} _-]{0,39}\}/gu;

export interface ReplyFacts {
  name: string | undefined;
  ticket: string;
}

export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replace(placeholder, (found) => {
    const key = found.slice(1, -1).toLowerCase();
    return (key === 'name' || key === 'ticket' ? facts[key] : undefined) ?? found;
  });

/** A word in braces is a placeholder only if one of the replies has it (R304). */
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

/** '/' and one line after it search the replies, if they are the whole message (R302). */
export const replyQuery = (text: string): string | undefined =>
  /^\/[^\n]*$/.test(text) ? text.slice(1) : undefined;

export function findReplies(replies: readonly Reply[], query: string): Reply[] {
  const words = searchWords(query);
  const has = (text: string) => words.every((word) => foldText(text).includes(word));
  return [
    ...replies.filter(({ name }) => has(name)),
    ...replies.filter(({ name, text }) => !has(name) && has(`${name} ${text}`)),
  ];
}

export const moveReply = (replies: readonly Reply[], id: string, step: 1 | -1): readonly Reply[] =>
  moveEntry(replies, (reply) => reply.id === id, step);

const format = 'admin-console-replies';
const version = 1;
const fileLimits = { bytes: 1_000_000, replies: 200 } as const;

export type RepliesFile =
  | { replies: readonly ReplyValues[]; problem?: undefined }
  | { replies?: undefined; problem: string };

export function writeRepliesFile(replies: readonly Reply[], exportedAt: string): string {
  const entries = replies.map(({ name, text }) => ({ name, text }));
  return `${JSON.stringify({ format, version, exported_at: exportedAt, replies: entries }, null, 2)}\n`;
}

export function readRepliesFile(text: string): RepliesFile {
  if (text.length > fileLimits.bytes) return { problem: fileProblems.tooLarge };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'This is not a JSON file.' };
  }
  if (!isRecord(json) || json['format'] !== format)
    return { problem: 'This is not a replies export.' };
  if (json['version'] !== version) return { problem: fileProblems.otherVersion(version) };
  const entries = json['replies'];
  if (!Array.isArray(entries)) return { problem: 'This file has no replies.' };
  if (entries.length > fileLimits.replies)
    return {
      problem: `This file has ${entries.length} replies; at most ${fileLimits.replies} can be imported.`,
    };
  const replies = entries.map(readReplyValues);
  const wrong = replies.findIndex((values) => !values || !isValid(values));
  if (wrong !== -1)
    return {
      problem: `Reply ${wrong + 1} needs a name of at most ${sizes.name} and a text of at most ${sizes.text} characters.`,
    };
  return {
    replies: replies.flatMap((values) =>
      values ? { name: trimText(values.name), text: trimText(values.text) } : [],
    ),
  };
}

export function importReplies(
  now: readonly Reply[],
  imported: readonly ReplyValues[],
  newId: () => string,
): { replies: readonly Reply[]; added: number; changed: number } {
  const replies = new Map(now.map((reply) => [foldText(reply.name), reply]));
  const before = replies.size;
  let changed = 0;
  for (const { name, text } of imported) {
    const known = replies.get(foldText(name));
    if (known && known.text !== text) changed += 1;
    replies.set(foldText(name), { id: known?.id ?? newId(), name, text });
  }
  return { replies: [...replies.values()], added: replies.size - before, changed };
}
