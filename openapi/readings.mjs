// Reads readings.md: what was assumed where the product's specification is silent.
import { readFileSync } from 'node:fs';

/**
 * Returns every reading in the order of the page.
 * @returns {{ number: string, title: string, text: string }[]} `R8`, 'Tokens', and its words in
 * Markdown
 */
export function readReadings(file = new URL('readings.md', import.meta.url)) {
  const entries = readFileSync(file, 'utf8').matchAll(
    /^- <a id="r\d+"><\/a>\*\*(R\d+) (.+?)\.?\*\* ?([^]*?)(?=^- <a id=|^#|(?![^]))/gm,
  );
  return [...entries].map(([, number, title, text]) => ({
    number,
    title,
    text: text.replaceAll(/^ {2}/gm, '').trim(),
  }));
}
