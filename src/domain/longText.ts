/** Whether a text surely takes more than so many lines of so many characters: it is then shown shortened at first. */
export function isLongText(text: string, lines: number, perLine: number): boolean {
  const taken = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return taken > lines;
}
