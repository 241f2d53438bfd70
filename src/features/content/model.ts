import { firstError, type FieldErrors } from '../../lib/fieldErrors';
import { isRecord, textOf } from '../../lib/records';
import { textLength, trimText, matchesSearch, isBlank } from '../../lib/text';

export const fieldLabels: Readonly<Record<ContentField, string>> = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
  title: 'Title',
  description: 'Description',
};

const noValues: ContentValues = {
  question: '',
  answer: '',
  category: '',
  title: '',
  description: '',
};

/** The form values of an item. A new item starts with the category that the list is filtered by. */
export function contentValues(item: ContentItem | undefined, category = ''): ContentValues {
  if (!item) return { ...noValues, category };
  return item.kind === 'faq'
    ? { ...noValues, question: item.question, answer: item.answer, category: item.category }
    : { ...noValues, category: item.category, title: item.title, description: item.description };
}

function fieldError(kind: ContentKind, field: ContentField, value: string): string | undefined {
  const text = trimText(value);
  const most = (contentSizes as Partial<Record<ContentField, number>>)[field];
  const categories: readonly string[] = contentCategories[kind];
  if (text === '' || (field === 'category' && !categories.includes(text)))
    return `${fieldLabels[field]} is required`;
  return most !== undefined && textLength(text) > most ? `At most ${most} characters` : undefined;
}

/**
 * Section 5: every field is required, and blank counts as empty. Texts have a maximum length
 * (R184). Returns an error for each invalid field.
 */
export function validateContent(
  kind: ContentKind,
  values: ContentValues,
): FieldErrors<ContentValues> {
  const errors: FieldErrors<ContentValues> = {};
  for (const field of contentFields[kind]) {
    const error = fieldError(kind, field, values[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/**
 * The error text for the whole form: section 5's text if a field is empty, otherwise the first
 * field's error.
 */
export const contentFormError = (errors: FieldErrors<ContentValues>): string | undefined =>
  Object.values<string | undefined>(errors).some((error) => error?.endsWith(' is required'))
    ? 'Please fill in all fields'
    : firstError(errors);

/** Whether any field of this kind was changed. */
export const isContentChanged = (
  kind: ContentKind,
  was: ContentValues,
  now: ContentValues,
): boolean => contentFields[kind].some((field) => was[field] !== now[field]);

/** Checks stored values of the form. Returns undefined if they can't be used. */
export function readContentValues(raw: unknown): ContentValues | undefined {
  if (!isRecord(raw)) return undefined;
  // One entry for each field.
  return Object.fromEntries(
    Object.keys(noValues).map((field) => [field, textOf(raw[field])]),
  ) as unknown as ContentValues;
}

/** The filters as they are in the URL. An empty text filters nothing. */
export interface ContentFilters {
  tab: string;
  category: string;
  search: string;
}

/** The kind that a tab of the URL shows; FAQ unless the tab is 'rules'. */
export const kindOfTab = (tab: string): ContentKind => (tab === 'rules' ? 'rule' : 'faq');
export const tabOfKind = (kind: ContentKind): string => (kind === 'rule' ? 'rules' : '');

/** The chosen category. '' if the URL's category isn't one of the tab's. */
export function chosenCategory({ tab, category }: ContentFilters): string {
  const categories: readonly string[] = contentCategories[kindOfTab(tab)];
  return categories.includes(category) ? category : '';
}

export const itemsOfKind = (items: ContentItems, kind: ContentKind): ContentItem[] =>
  items.filter((item) => item.kind === kind);

export const hasContentFilters = (filters: ContentFilters): boolean =>
  chosenCategory(filters) !== '' || !isBlank(filters.search);

/**
 * Returns the tab's items that are in the chosen category and whose texts contain the search (in
 * any case).
 */
export function filterContent(items: ContentItems, filters: ContentFilters): ContentItem[] {
  const category = chosenCategory(filters);
  const isFound = matchesSearch(filters.search);
  return itemsOfKind(items, kindOfTab(filters.tab)).filter(
    (item) =>
      (category === '' || item.category === category) && isFound(headingOf(item), bodyOf(item)),
  );
}

interface ContentGroup {
  category: string;
  items: ContentItem[];
}

/** Groups the items by category, in section 9's order. Empty categories are left out. */
export function groupContent(items: readonly ContentItem[], kind: ContentKind): ContentGroup[] {
  return contentCategories[kind]
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0);
}

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
