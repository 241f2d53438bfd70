export type ContentKind = 'faq' | 'rule';

/** Section 9: a category is one of five, or of three (section 5). */
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

/** FAQ and rules in one list, each kind in its own order. */
export type ContentItem = Faq | Rule;
export type ContentItems = readonly ContentItem[];

/** What a kind's form and file hold besides the id, in section 3's order. */
export const contentFields = {
  faq: ['question', 'answer', 'category'],
  rule: ['category', 'title', 'description'],
} as const satisfies Record<ContentKind, readonly string[]>;

export type ContentField = (typeof contentFields)[ContentKind][number];

/** The fields' values as text, whatever they are worth; a field that isn't the kind's counts for nothing. */
export type ContentValues = Record<ContentField, string>;

/** Most characters of each text (R184). */
export const contentSizes = { question: 200, title: 200, answer: 5000, description: 5000 } as const satisfies Partial<Record<ContentField, number>>;

/** Characters as a reader counts them: a sign outside the first plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

const fits = (text: string, most: number) => text !== '' && lengthOf(text) <= most;

/** The item that these values make, without the space around them; undefined where a text is empty or too long, or the category isn't one of the kind's. */
export function itemOf(kind: ContentKind, id: string, values: Partial<Record<ContentField, unknown>>): ContentItem | undefined {
  const text = (field: ContentField) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  if (kind === 'faq') {
    const [question, answer] = [text('question'), text('answer')];
    const category = contentCategories.faq.find((name) => name === text('category'));
    return category && fits(question, contentSizes.question) && fits(answer, contentSizes.answer) ? { kind, id, question, answer, category } : undefined;
  }
  const [title, description] = [text('title'), text('description')];
  const category = contentCategories.rule.find((name) => name === text('category'));
  return category && fits(title, contentSizes.title) && fits(description, contentSizes.description) ? { kind, id, category, title, description } : undefined;
}

/** What an item is called by: the question of an FAQ, the title of a rule. */
export const headingOf = (item: ContentItem): string => (item.kind === 'faq' ? item.question : item.title);

/** What an item says. */
export const bodyOf = (item: ContentItem): string => (item.kind === 'faq' ? item.answer : item.description);

/** Ids are a kind's own. */
export const itemKey = ({ kind, id }: ContentItem): string => `${kind}:${id}`;

/** Whether two items say the same, whatever their ids. */
export const isSameText = (one: ContentItem, other: ContentItem): boolean =>
  one.kind === other.kind && one.category === other.category && headingOf(one) === headingOf(other) && bodyOf(one) === bodyOf(other);
