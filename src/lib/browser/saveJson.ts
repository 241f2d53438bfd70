import { localDay } from '../dates';
import { saveFile } from './saveFile';

/** Saves a JSON file with the day in its name. `write` gets the time of the export. */
export function saveJson(name: string, write: (exportedAt: string) => string): void {
  const exportedAt = new Date().toISOString();
  saveFile(`${name}-${localDay(exportedAt)}.json`, write(exportedAt), 'application/json');
}
