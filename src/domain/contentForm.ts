import { contentCategories, contentFields, contentSizes, lengthOf, type ContentField, type ContentItem, type ContentKind, type ContentValues } from './contentItems';
import { firstError, type FieldErrors } from './fieldErrors';
import { isRecord, textOf } from './records';

export const fieldLabels: Readonly<Record<ContentField, string>> = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
  title: 'Title',
  description: 'Description',
};

const noValues: ContentValues = { question: '', answer: '', category: '', title: '', description: '' };

/** The form's values for an item, or for a new one: then with the category that the list is filtered by. */
export function contentValues(item: ContentItem | undefined, category = ''): ContentValues {
  if (!item) return { ...noValues, category };
  return item.kind === 'faq'
    ? { ...noValues, question: item.question, answer: item.answer, category: item.category }
    : { ...noValues, category: item.category, title: item.title, description: item.description };
}

const sizes: Partial<Record<ContentField, number>> = contentSizes;

function fieldError(kind: ContentKind, field: ContentField, value: string): string | undefined {
  const text = value.trim();
  const most = sizes[field];
  const categories: readonly string[] = contentCategories[kind];
  if (text === '' || (field === 'category' && !categories.includes(text))) return `${fieldLabels[field]} is required`;
  return most !== undefined && lengthOf(text) > most ? `At most ${most} characters` : undefined;
}

/** Section 5: every field is required, and blank counts as empty; a text has its most characters (R184). Says it of each field. */
export function validateContent(kind: ContentKind, values: ContentValues): FieldErrors<ContentValues> {
  const errors: FieldErrors<ContentValues> = {};
  for (const field of contentFields[kind]) {
    const error = fieldError(kind, field, values[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** What is said of the form as a whole: section 5's words for a form with an empty field, otherwise its first broken rule. */
export const contentFormError = (errors: FieldErrors<ContentValues>): string | undefined =>
  Object.values<string | undefined>(errors).some((error) => error?.endsWith(' is required')) ? 'Please fill in all fields' : firstError(errors);

/** Whether there is something to lose: a field of the kind isn't what it was. */
export const isContentChanged = (kind: ContentKind, was: ContentValues, now: ContentValues): boolean => contentFields[kind].some((field) => was[field] !== now[field]);

/** A form left behind, for the item with this id or, with '', for a new one. */
export interface ContentDraft {
  kind: ContentKind;
  id: string;
  values: ContentValues;
}

/** What was left behind, checked; undefined when it can't be used. */
export function parseContentDraft(raw: unknown): ContentDraft | undefined {
  if (!isRecord(raw)) return undefined;
  const { kind, id, values } = raw;
  if ((kind !== 'faq' && kind !== 'rule') || typeof id !== 'string' || !isRecord(values)) return undefined;
  const texts = { ...noValues };
  for (const field of Object.keys(noValues) as ContentField[]) texts[field] = textOf(values[field]);
  return { kind, id, values: texts };
}
