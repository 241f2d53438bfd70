import type { FieldErrors } from '~/lib/fieldErrors';
import { isRecord, textOf } from '~/lib/records';
import { atMost } from '~/lib/numbers';
import { isBlank, matchesSearch, textLength, trimText } from '~/lib/text';

export type ContentKind = 'faq' | 'rule';

export const kindNames: Record<ContentKind, string> = { faq: 'FAQ', rule: 'Rule' };

export const contentCategories = {
  faq: ['Getting Started', 'Withdrawals', 'Account', 'Trading', 'Technical'],
  rule: ['Risk Management', 'Trading Requirements', 'Account Rules'],
} as const satisfies Record<ContentKind, readonly string[]>;

export const categoryOptions = (kind: ContentKind, all: string) => [
  { value: '', label: all },
  ...contentCategories[kind].map((name) => ({ value: name, label: name })),
];

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

export type ContentItem = Faq | Rule;
export type ContentItems = readonly ContentItem[];

export const contentFields = {
  faq: ['question', 'answer', 'category'],
  rule: ['category', 'title', 'description'],
} as const satisfies Record<ContentKind, readonly string[]>;

export type ContentField = (typeof contentFields)[ContentKind][number];

/** In characters (R184). */
export const contentSizes: Partial<Record<ContentField, number>> = {
  question: 200,
  title: 200,
  answer: 5000,
  description: 5000,
};

export function contentFault(
  kind: ContentKind,
  field: ContentField,
  text: string,
): 'empty' | 'no category' | 'too long' | undefined {
  if (isBlank(text)) return 'empty';
  const categories: readonly string[] = contentCategories[kind];
  if (field === 'category') return categories.includes(trimText(text)) ? undefined : 'no category';
  return textLength(text) > (contentSizes[field] ?? Infinity) ? 'too long' : undefined;
}

export function itemOf(
  kind: ContentKind,
  id: string,
  values: Partial<Record<ContentField, unknown>>,
): ContentItem | undefined {
  const texts = contentFields[kind].map((field) => [field, textOf(values[field])] as const);
  if (texts.some(([field, text]) => contentFault(kind, field, text))) return undefined;
  const trimmed = texts.map(([field, text]) => [field, trimText(text)]);
  // Each field of the kind has a valid text.
  return { kind, id, ...Object.fromEntries(trimmed) } as ContentItem;
}

export function parseItem(raw: unknown): ContentItem | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, kind } = raw;
  return typeof id === 'string' && (kind === 'faq' || kind === 'rule')
    ? itemOf(kind, id, raw)
    : undefined;
}

export const headingOf = (item: ContentItem): string =>
  item.kind === 'faq' ? item.question : item.title;

export const bodyOf = (item: ContentItem): string =>
  item.kind === 'faq' ? item.answer : item.description;

/** Two items of different kinds may have the same id. */
export const itemKey = ({ kind, id }: ContentItem): string => `${kind}:${id}`;

export const isSameText = (one: ContentItem, other: ContentItem): boolean =>
  one.kind === other.kind &&
  one.category === other.category &&
  headingOf(one) === headingOf(other) &&
  bodyOf(one) === bodyOf(other);

export const noContentFilters = { tab: '', category: '', search: '' };
export type ContentFilters = typeof noContentFilters;

export const kindOfTab = (tab: string): ContentKind => (tab === 'rules' ? 'rule' : 'faq');
export const tabOfKind = (kind: ContentKind): string => (kind === 'rule' ? 'rules' : '');

export function chosenCategory({ tab, category }: ContentFilters): string {
  const categories: readonly string[] = contentCategories[kindOfTab(tab)];
  return categories.includes(category) ? category : '';
}

export const itemsOfKind = (items: ContentItems, kind: ContentKind): ContentItem[] =>
  items.filter((item) => item.kind === kind);

export const hasContentFilters = (filters: ContentFilters): boolean =>
  chosenCategory(filters) !== '' || !isBlank(filters.search);

export function filterContent(items: ContentItems, filters: ContentFilters): ContentItem[] {
  const category = chosenCategory(filters);
  const isFound = matchesSearch(filters.search);
  return itemsOfKind(items, kindOfTab(filters.tab)).filter(
    (item) =>
      (category === '' || item.category === category) && isFound(headingOf(item), bodyOf(item)),
  );
}

export const groupContent = (
  items: ContentItems,
  kind: ContentKind,
): { category: string; items: ContentItem[] }[] =>
  contentCategories[kind]
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0);

/** Fields that the kind doesn't have are ignored. */
export type ContentValues = Record<ContentField, string>;

export const fieldLabels: Readonly<ContentValues> = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
  title: 'Title',
  description: 'Description',
};

const valuesOf = (from: Partial<Record<ContentField, unknown>>) =>
  // Object.fromEntries doesn't know that every field is there.
  Object.fromEntries(
    Object.keys(fieldLabels).map((field) => [field, textOf(from[field as ContentField])]),
  ) as ContentValues;

export const contentValues = (item: ContentItem | undefined, category = ''): ContentValues =>
  valuesOf(item ?? { category });

export const readContentValues = (raw: unknown): ContentValues | undefined =>
  isRecord(raw) ? valuesOf(raw) : undefined;

export function validateContent(
  kind: ContentKind,
  values: ContentValues,
): FieldErrors<ContentValues> {
  const errors: FieldErrors<ContentValues> = {};
  for (const field of contentFields[kind]) {
    const fault = contentFault(kind, field, values[field]);
    if (fault)
      errors[field] =
        fault === 'too long'
          ? atMost(contentSizes[field] ?? 0, 'character')
          : `${fieldLabels[field]} is required`;
  }
  return errors;
}

export const isContentChanged = (
  kind: ContentKind,
  was: ContentValues,
  now: ContentValues,
): boolean => contentFields[kind].some((field) => was[field] !== now[field]);
