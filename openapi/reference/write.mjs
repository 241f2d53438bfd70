// Writes the page and the document beside it into a folder, for the published Storybook.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { referencePage } from './page.mjs';

/**
 * @param {string} folder
 * @returns {string} the folder
 */
export function writeReference(folder) {
  const text = readFileSync(new URL('../openapi.bundle.json', import.meta.url), 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'openapi.json'), text);
  writeFileSync(path.join(folder, 'docs.html'), referencePage(JSON.parse(text)));
  return folder;
}
