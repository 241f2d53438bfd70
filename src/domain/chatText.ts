import { formatText } from './text';

/** A part of a message: text as it is, or an address that leads out of the console. */
export type ChatPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

// No blanks, quotes, brackets of markup, controls, or marks that turn the direction of text: what is read is where it leads.
const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^\p{C}\u061c\u200b-\u200f\u2028-\u202f\u2066-\u2069]+/giu;
/** An address longer than this leads nowhere that a person meant. */
const longestAddress = 2048;
const pairs: Record<string, string> = { ')': '(', ']': '[' };

/** Where an address ends: the sentence's own punctuation doesn't belong to it, nor a bracket that was opened before it. */
function withoutTail(text: string): string {
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = pairs[last];
    const isOwn = opening !== undefined && text.slice(0, end).split(opening).length >= text.slice(0, end).split(last).length;
    if (!/[.,;:!?)\]*_~]/.test(last) || isOwn) break;
  }
  return text.slice(0, end);
}

/** The address that a text leads to. Only http and https; none with a name and password in it, which only serve to make another host look known. */
function hrefOf(text: string): string | undefined {
  try {
    const { protocol, username, password, hostname, href } = new URL(text);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && hostname !== '' && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A message's text, verbatim, with its web addresses as links (promise 5). Put together again the parts are the text. What is neither text nor number is a dash (R5). */
export function chatParts(value: unknown): ChatPart[] {
  const text = formatText(value);
  const parts: ChatPart[] = [];
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
