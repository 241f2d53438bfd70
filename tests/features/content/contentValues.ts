import fc from 'fast-check';
import { contentCategories, itemKey, type ContentItem } from '~/features/content/model';

// Anything that can be typed: emoji, line breaks, direction marks, markup.
const text = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '\u202Eback',
        '{"a":1}',
        '__proto__',
        'a\nb',
        '“”',
      ),
    )
    .map((value) => value.trim())
    .filter((value) => value !== '' && Array.from(value).length <= most);

const id = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom('1', '__proto__', 'constructor'),
);

const anyFaq: fc.Arbitrary<ContentItem> = fc.record({
  kind: fc.constant('faq' as const),
  id,
  question: text(40),
  answer: text(80),
  category: fc.constantFrom(...contentCategories.faq),
});
const anyRule: fc.Arbitrary<ContentItem> = fc.record({
  kind: fc.constant('rule' as const),
  id,
  category: fc.constantFrom(...contentCategories.rule),
  title: text(40),
  description: text(80),
});

/** Any content, FAQs before rules, as in a file. */
export const anyContent = fc
  .tuple(
    fc.uniqueArray(anyFaq, { maxLength: 8, selector: itemKey }),
    fc.uniqueArray(anyRule, { maxLength: 8, selector: itemKey }),
  )
  .map(([faqs, rules]) => [...faqs, ...rules]);
