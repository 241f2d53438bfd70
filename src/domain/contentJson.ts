/** Where a text goes wrong as JSON, counted from 1. */
export interface JsonPlace {
  line: number;
  column: number;
}

/** The place that the parser's message names, in whichever engine's words; undefined where it names none. */
export function jsonErrorPlace(text: string, error: unknown): JsonPlace | undefined {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position === undefined) return undefined;
  const lines = text.slice(0, Number(position)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
