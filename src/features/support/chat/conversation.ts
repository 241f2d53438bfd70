import type { TicketMessage } from '~/api/types';
import { formatDate, localDay, readTime } from '~/lib/dates';
import type { Loose } from '~/lib/records';
import { daysAgo } from '~/lib/moments';
import { formatText } from '~/lib/text';

export type MessageFields = Loose<TicketMessage>;

export interface Line<M extends MessageFields> {
  key: string;
  message: M;
}

interface Group<M extends MessageFields> {
  key: string;
  isMine: boolean;
  lines: Line<M>[];
}

interface Day<M extends MessageFields> {
  key: string;
  day: string;
  start: unknown;
  groups: Group<M>[];
}

/** True if the support side wrote it (R178). */
export const isMine = ({ is_mine: mine }: MessageFields): boolean => mine === true;

/**
 * If any message has no readable time, the server's order stays (R117). Returns the same list if
 * nothing moves.
 */
export function oldestFirst<M extends MessageFields>(messages: readonly M[]): readonly M[] {
  const timed = messages.flatMap((message) => {
    const time = readTime(message.created_at);
    return time === undefined ? [] : [{ message, time }];
  });
  if (timed.length < messages.length) return messages;
  const sorted = [...timed].sort((a, b) => a.time - b.time);
  return sorted.every((one, index) => one === timed[index])
    ? messages
    : sorted.map(({ message }) => message);
}

export function groupMessages<M extends MessageFields>(
  lines: readonly Line<M>[],
  timeZone?: string,
): Day<M>[] {
  const days: Day<M>[] = [];
  for (const line of lines) {
    const { message, key } = line;
    const newGroup = () => ({ key, isMine: isMine(message), lines: [line] });
    const last = days.at(-1);
    const day = localDay(message.created_at, timeZone) || (last?.day ?? '');
    if (last?.day !== day) {
      // Keyed by the day instead of its first message, because earlier messages of the day can
      // still be loaded.
      const turn = days.filter((one) => one.day === day).length;
      days.push({ key: `${day} ${turn}`, day, start: message.created_at, groups: [newGroup()] });
      continue;
    }
    const group = last.groups.at(-1);
    if (group?.isMine === isMine(message)) group.lines.push(line);
    else last.groups.push(newGroup());
  }
  return days;
}

export function sameMessages(
  a: readonly MessageFields[] | undefined,
  b: readonly MessageFields[] | undefined,
): boolean {
  if (a === b) return true;
  if (!a || a.length !== b?.length) return false;
  return a.every((message, index) =>
    (['text', 'created_at', 'is_mine'] as const).every((field) =>
      Object.is(message[field], b[index]?.[field]),
    ),
  );
}

export function formatMessageDay(value: unknown, now: number, timeZone?: string): string {
  const days = daysAgo(value, now, timeZone);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(value, timeZone);
}

type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

// No spaces, quotes, markup brackets, control characters, or marks that reverse the text's
// direction: a link must lead where it says.
const address =
  /\bhttps?:\/\/[^\s<>"'`{}|\\^\p{C}\u061c\u200b-\u200f\u2028-\u202f\u2066-\u2069]+/giu;
const longestAddress = 2048;
const pairs: Record<string, string> = { ')': '(', ']': '[' };

function withoutTail(text: string): string {
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = pairs[last];
    const isOwn =
      opening !== undefined &&
      text.slice(0, end).split(opening).length >= text.slice(0, end).split(last).length;
    if (!/[.,;:!?)\]*_~]/.test(last) || isOwn) break;
  }
  return text.slice(0, end);
}

/**
 * Refuses an address with a user name or password, which can make another host look like a known
 * one.
 */
function hrefOf(text: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Splits text into plain text and links (promise 5). Joined, the parts are the original text. */
export function textParts(value: unknown): TextPart[] {
  const text = formatText(value);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(address)) {
    if (found.length > longestAddress) continue;
    const shown = withoutTail(found);
    const href = hrefOf(shown);
    if (href === undefined) continue;
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
