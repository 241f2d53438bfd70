import { isRecord } from '../../../lib/records';
import { foldText, trimText } from '../../../lib/text';
import {
  readReplyValues,
  replySizes,
  validateReply,
  type Reply,
  type ReplyValues,
} from './replies';

const format = 'admin-console-replies';
const version = 1;

/** The maximum size of a file in bytes, and the maximum number of replies in it. */
const fileLimits = { bytes: 1_000_000, replies: 200 } as const;

/** A file with replies: what it has, or what is wrong with it. */
export type RepliesFile =
  | { replies: readonly ReplyValues[]; problem?: undefined }
  | { replies?: undefined; problem: string };

/** The file of all replies, in their order. `exportedAt` is an ISO time, for readers only. */
export function writeRepliesFile(replies: readonly Reply[], exportedAt: string): string {
  const entries = replies.map(({ name, text }) => ({ name, text }));
  return `${JSON.stringify({ format, version, exported_at: exportedAt, replies: entries }, null, 2)}\n`;
}

function readEntries(raw: unknown): RepliesFile {
  if (!Array.isArray(raw)) return { problem: 'There are no replies in this file.' };
  if (raw.length > fileLimits.replies)
    return {
      problem: `This file has ${raw.length} replies; at most ${fileLimits.replies} can be imported.`,
    };
  const replies: ReplyValues[] = [];
  for (const [index, entry] of (raw as unknown[]).entries()) {
    const values =
      isRecord(entry) &&
      typeof entry['name'] === 'string' &&
      typeof entry['text'] === 'string' &&
      readReplyValues(entry);
    if (!values || Object.keys(validateReply(values)).length > 0) {
      const { name, text } = replySizes;
      return {
        problem: `Reply ${index + 1} needs a name of at most ${name} and a text of at most ${text} characters.`,
      };
    }
    replies.push({ name: trimText(values.name), text: trimText(values.text) });
  }
  return { replies };
}

/**
 * Reads an exported file, or one written by hand in the same format: all of it, or nothing if
 * anything in it is wrong. Never throws.
 */
export function readRepliesFile(text: string): RepliesFile {
  if (text.length > fileLimits.bytes)
    return { problem: 'This file is larger than 1 MB, the most that can be imported.' };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'This is not a JSON file.' };
  }
  if (!isRecord(json) || json['format'] !== format)
    return { problem: 'This is no export of replies.' };
  if (json['version'] !== version)
    return { problem: `This file’s version can’t be read here: only version ${version} can.` };
  return readEntries(json['replies']);
}

export interface RepliesImport {
  replies: readonly Reply[];
  added: number;
  changed: number;
}

/**
 * The replies with those of a file: one of the same name gets the file's text, the others come
 * after those that are there.
 */
export function importReplies(
  now: readonly Reply[],
  imported: readonly ReplyValues[],
  newId: () => string,
): RepliesImport {
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
