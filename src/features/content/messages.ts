import type { ImportCounts } from './contentFile';
import { kindNames, type ContentKind } from './model';

export const importCounts = (counts: ImportCounts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'nothing changed';

/** The specification's texts (R29) and this project's own. */
export const contentMessages = {
  added: (kind: ContentKind) => `${kindNames[kind]} added successfully`,
  updated: (kind: ContentKind) => `${kindNames[kind]} updated successfully`,
  deleted: (kind: ContentKind) => `${kindNames[kind]} deleted successfully`,
  restored: (kind: ContentKind) => `${kindNames[kind]} restored`,
  imported: (counts: ImportCounts) => `Imported: ${importCounts(counts)}`,
  importUndone: 'Import undone',
  changedSince: 'The content has changed since the import, so it can’t be undone',
  exported: 'Content exported',
  defaultsRestored: 'Defaults restored',
} as const;
