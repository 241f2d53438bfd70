import {
  contentCategories,
  contentFields,
  contentSizes,
  type ContentField,
  type ContentItem,
  type ContentKind,
  type ContentValues,
} from './items';
import { firstError, type FieldErrors } from '../../lib/fieldErrors';
import { isRecord, textOf } from '../../lib/records';
import { textLength, trimText } from '../../lib/text';

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

const sizes: Partial<Record<ContentField, number>> = contentSizes;

function fieldError(kind: ContentKind, field: ContentField, value: string): string | undefined {
  const text = trimText(value);
  const most = sizes[field];
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
