import type { ImportCounts } from './contentFile';
import { kindNames, type ContentKind } from './model';

const count = (number: number, what: string) => (number > 0 ? [`${number} ${what}`] : []);

/** The result of an import, planned or done, in one line: '3 added, 1 updated'. */
export const importCounts = ({ added, updated, skipped, removed }: ImportCounts): string =>
  [
    ...count(added, 'added'),
    ...count(updated, 'updated'),
    ...count(skipped, 'skipped'),
    ...count(removed, 'removed'),
  ].join(', ') || 'nothing changed';

/**
 * Section 8 ('Rule and FAQ added, updated and deleted each show a success message') with R29's
 * texts, and this project's own texts.
 */
export const contentMessages = {
  added: (kind: ContentKind) => `${kindNames[kind]} added successfully`,
  updated: (kind: ContentKind) => `${kindNames[kind]} updated successfully`,
  deleted: (kind: ContentKind) => `${kindNames[kind]} deleted successfully`,
  restored: (kind: ContentKind) => `${kindNames[kind]} restored`,
  imported: (counts: ImportCounts) => `Imported: ${importCounts(counts)}`,
  importUndone: 'Import undone',
  changedSince: 'Something was changed after the import, so it can’t be undone',
  exported: 'Content exported',
  defaultsRestored: 'Defaults restored',
  unreadableFile: 'This file could not be read.',
} as const;
