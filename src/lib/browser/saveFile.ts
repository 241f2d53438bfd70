import { localDay } from '../dates';

export function saveJson(name: string, write: (exportedAt: string) => string): void {
  const exportedAt = new Date().toISOString();
  saveFile(`${name}-${localDay(exportedAt)}.json`, write(exportedAt), 'application/json');
}

const keptMs = 60_000;

export function saveFile(
  name: string,
  content: Blob | string,
  type = 'text/plain;charset=utf-8',
): void {
  const href = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type }) : content,
  );
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

/** Lets the browser save what it can't show in a new tab. The address must have been checked. */
export function openToSave(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', download: '' });
  link.click();
}
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}-${localDay(new Date().toISOString())}.csv`, csv, 'text/csv;charset=utf-8');
