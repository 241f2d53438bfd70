import { isRecord } from '../../lib/records';
import { textLength, trimText } from '../../lib/text';

export type ContentKind = 'faq' | 'rule';

/**
 * Section 9: the five categories of FAQs and the three of rules (section 5 requires one of them).
 */
export const contentCategories = {
  faq: ['Getting Started', 'Withdrawals', 'Account', 'Trading', 'Technical'],
  rule: ['Risk Management', 'Trading Requirements', 'Account Rules'],
} as const satisfies Record<ContentKind, readonly string[]>;

export interface Faq {
  kind: 'faq';
  id: string;
  question: string;
  answer: string;
  category: (typeof contentCategories.faq)[number];
}

export interface Rule {
  kind: 'rule';
  id: string;
  category: (typeof contentCategories.rule)[number];
  title: string;
  description: string;
}

/** FAQs and rules are kept in one list. Each kind has its own order. */
export type ContentItem = Faq | Rule;
export type ContentItems = readonly ContentItem[];

/** The fields of each kind in forms and files, without the id, in section 3's order. */
export const contentFields = {
  faq: ['question', 'answer', 'category'],
  rule: ['category', 'title', 'description'],
} as const satisfies Record<ContentKind, readonly string[]>;

export type ContentField = (typeof contentFields)[ContentKind][number];

/** The form's values, unchecked. Fields that the kind doesn't have are ignored. */
export type ContentValues = Record<ContentField, string>;

/** Maximum number of characters. */
export const contentSizes = {
  question: 200,
  title: 200,
  answer: 5000,
  description: 5000,
} as const satisfies Partial<Record<ContentField, number>>;

const fits = (text: string, most: number) => text !== '' && textLength(text) <= most;

/**
 * Makes an item from these values, with surrounding spaces removed. Returns undefined if a text is
 * empty or too long, or the category isn't one of the kind's.
 */
export function itemOf(
  kind: ContentKind,
  id: string,
  values: Partial<Record<ContentField, unknown>>,
): ContentItem | undefined {
  const text = (field: ContentField) => {
    const value = values[field];
    return typeof value === 'string' ? trimText(value) : '';
  };
  if (kind === 'faq') {
    const [question, answer] = [text('question'), text('answer')];
    const category = contentCategories.faq.find((name) => name === text('category'));
    return category && fits(question, contentSizes.question) && fits(answer, contentSizes.answer)
      ? { kind, id, question, answer, category }
      : undefined;
  }
  const [title, description] = [text('title'), text('description')];
  const category = contentCategories.rule.find((name) => name === text('category'));
  return category && fits(title, contentSizes.title) && fits(description, contentSizes.description)
    ? { kind, id, category, title, description }
    : undefined;
}

/** Checks a stored item (R29). Undefined if it can't be read. */
export function parseItem(raw: unknown): ContentItem | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, kind } = raw;
  return typeof id === 'string' && (kind === 'faq' || kind === 'rule')
    ? itemOf(kind, id, raw)
    : undefined;
}

/** An item's title: the question of an FAQ, the title of a rule. */
export const headingOf = (item: ContentItem): string =>
  item.kind === 'faq' ? item.question : item.title;

/** An item's text: the answer of an FAQ, the description of a rule. */
export const bodyOf = (item: ContentItem): string =>
  item.kind === 'faq' ? item.answer : item.description;

/** Two items of different kinds may have the same id. */
export const itemKey = ({ kind, id }: ContentItem): string => `${kind}:${id}`;

/** Whether two items have the same texts. Ids don't count. */
export const isSameText = (one: ContentItem, other: ContentItem): boolean =>
  one.kind === other.kind &&
  one.category === other.category &&
  headingOf(one) === headingOf(other) &&
  bodyOf(one) === bodyOf(other);
