/** Work on many rows that stops after each step, so that the page answers keys in between (R406). Returns what came of it. */
export type Steps<Result> = Generator<undefined, Result>;

/** How many rows a step works on. On a slow computer that takes a few milliseconds. */
export const rowsAStep = 500;

/** Does all of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The rows that the filters let through. `find` looks at each row by itself. */
export function* findSteps<Row, Filters>(
  rows: readonly Row[],
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): Steps<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < rows.length; from += rowsAStep) {
    found.push(...find(rows.slice(from, from + rowsAStep), filters));
    yield;
  }
  return found;
}
