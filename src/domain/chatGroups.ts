import { localDay, readTime } from './dates';

/** What the grouping looks at; every field is the wire's and may be anything. */
export interface MessageFields {
  text?: unknown;
  created_at?: unknown;
  is_mine?: unknown;
}

/** A message with its place in the conversation. */
export interface ChatLine<M extends MessageFields> {
  key: string;
  message: M;
}

/** Messages of one side in a row, on one day. */
export interface ChatGroup<M extends MessageFields> {
  key: string;
  isMine: boolean;
  lines: ChatLine<M>[];
}

export interface ChatDay<M extends MessageFields> {
  key: string;
  /** 'YYYY-MM-DD' in the zone; '' where the first messages have no readable time. */
  day: string;
  /** The time of the day's first message. */
  start: unknown;
  groups: ChatGroup<M>[];
}

/** R178: of the support side. */
export const isMine = ({ is_mine: mine }: MessageFields): boolean => mine === true;

/** The messages of an answer, oldest first, where all of them say when they were written; else in the server's order (R117). The same list where nothing moves. */
export function oldestFirst<M extends MessageFields>(messages: readonly M[]): readonly M[] {
  const times = messages.map((message) => readTime(message.created_at));
  const timed = messages.flatMap((message, index) => (times[index] === undefined ? [] : [{ message, time: times[index] }]));
  const isInOrder = timed.every(({ time }, index) => index === 0 || (timed[index - 1]?.time ?? time) <= time);
  return isInOrder || timed.length < messages.length ? messages : timed.sort((a, b) => a.time - b.time).map(({ message }) => message);
}

/** A conversation by day and by sender, every message once and in the order given. A message without a readable time belongs to the day of the one before it. */
export function groupMessages<M extends MessageFields>(lines: readonly ChatLine<M>[], timeZone?: string): ChatDay<M>[] {
  const days: ChatDay<M>[] = [];
  for (const line of lines) {
    const { message, key } = line;
    const last = days.at(-1);
    const day = localDay(message.created_at, timeZone) || (last?.day ?? '');
    if (last?.day !== day) {
      // Named by the day and not by its first message: earlier ones may be put in front of it.
      const turn = days.filter((one) => one.day === day).length;
      days.push({ key: `${day} ${turn}`, day, start: message.created_at, groups: [{ key, isMine: isMine(message), lines: [line] }] });
      continue;
    }
    const group = last.groups.at(-1);
    if (group?.isMine === isMine(message)) group.lines.push(line);
    else last.groups.push({ key, isMine: isMine(message), lines: [line] });
  }
  return days;
}

const isSame = (a: MessageFields, b: MessageFields | undefined) => Object.is(a.text, b?.text) && Object.is(a.created_at, b?.created_at) && Object.is(a.is_mine, b?.is_mine);

/** Whether two readings of a conversation show the same. */
export function sameMessages(a: readonly MessageFields[] | undefined, b: readonly MessageFields[] | undefined): boolean {
  if (a === b) return true;
  if (!a || a.length !== b?.length) return false;
  return a.every((message, index) => isSame(message, b[index]));
}
