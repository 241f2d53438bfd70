import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from '~/features/support/chat/conversation';
import { isBlank } from '~/lib/text';
import { printCount, runs } from '../../propertyRuns';
import { hostileValue } from '../../lib/hostileValues';

const links = (text: unknown) =>
  textParts(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));
const joined = (text: unknown) =>
  textParts(text)
    .map((part) => part.text)
    .join('');

describe('links in messages (promise 5)', () => {
  it.each<[string, string[]]>([
    ['see https://example.com/a?b=c#d for more', ['https://example.com/a?b=c#d']],
    ['http://example.com', ['http://example.com']],
    ['HTTPS://EXAMPLE.COM/Path', ['HTTPS://EXAMPLE.COM/Path']],
    ['Is it https://example.com?', ['https://example.com']],
    ['(https://example.com/a)', ['https://example.com/a']],
    [
      'https://en.wikipedia.org/wiki/Forex_(market).',
      ['https://en.wikipedia.org/wiki/Forex_(market)'],
    ],
    [
      'https://a.example, https://b.example; https://c.example!',
      ['https://a.example', 'https://b.example', 'https://c.example'],
    ],
    ['https://example.com/"onmouseover="alert(1)', ['https://example.com/']],
    ['<a href="https://example.com/x">y</a>', ['https://example.com/x']],
    ['https://example.com/مرحبا', ['https://example.com/مرحبا']],
    ['xhttps://example.com', []],
    ['javascript:alert(1)', []],
    ['JaVaScRiPt://example.com/%0aalert(1)', []],
    ['data:text/html,<script>alert(1)</script>', []],
    ['file:///etc/passwd ftp://example.com vbscript:x blob:https', []],
    ['//example.com', []],
    ['https://', []],
    ['http:///', []],
    ['https://user:secret@example.com', []],
    ['https://bank.example@evil.example/', []],
    ['https://[::1', []],
    ['www.example.com', []],
    // What would turn the text around ends the address: what is read is where it leads.
    ['https://example.com/\u202egpj.exe', ['https://example.com/']],
    ['https://example.com/\u200bx', ['https://example.com/']],
    [`https://example.com/${'a'.repeat(3000)}`, []],
  ])('%j', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(joined(text)).toBe(text);
  });

  it('shows numbers as they are, and what is no text as a dash (R5)', () =>
    expect([joined(42), joined(null), joined({}), joined('  ')]).toEqual(['42', '—', '—', '—']));

  it('verbatim whatever it is, and every link leads to http or https', () => {
    let seen = 0;
    const pieces = fc.constantFrom(
      'https://',
      'http://',
      'example.com',
      '/',
      '?',
      '#',
      '@',
      ':',
      ' ',
      '\n',
      '(',
      ')',
      '.',
      ',',
      '\u202e',
      'javascript:',
      '<',
      '"',
      '%00',
      '🤔',
      'ä',
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
      hostileValue,
    );
    fc.assert(
      fc.property(text, (value) => {
        const isText = (typeof value === 'string' && !isBlank(value)) || Number.isFinite(value);
        expect(joined(value)).toBe(isText ? String(value) : '—');
        for (const part of textParts(value)) {
          if (part.kind !== 'link') continue;
          const { protocol, username, host } = new URL(part.href);
          expect(['http:', 'https:']).toContain(protocol);
          expect(username).toBe('');
          expect(host).not.toBe('');
          expect(part.text).toMatch(/^https?:\/\//i);
        }
        seen += 1;
      }),
      runs,
    );
    printCount('messages with addresses', seen);
  });

  it('a text made to be slow is not', () => {
    const started = performance.now();
    for (const text of [
      'https://x'.repeat(100_000),
      `https://x${')'.repeat(200_000)}`,
      'http://('.repeat(50_000),
    ])
      expect(joined(text)).toBe(text);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
