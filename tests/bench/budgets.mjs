// The speed budgets, as ratios to a peer in the same round: to bare React (the floor), or to its
// `base`. Some are absolute.
const budgets = [
  { figure: 'script', title: 'script of the first load', unit: 'kB', most: 105, isAbsolute: true },
  { figure: 'firstPaint', title: 'first paint', unit: 'ms', most: 0.55, base: 'lean' },
  { figure: 'largestPaint', title: 'largest paint', unit: 'ms', most: 1, base: 'lean' },
  { figure: 'rows', title: 'rows shown', unit: 'ms', most: 1.3 },
  { figure: 'blocking', title: 'total blocking time', unit: 'ms', most: 1, base: 'lean' },
  { figure: 'layout', title: 'style and layout', unit: 'ms', most: 1.1, base: 'lean' },
  { figure: 'files', title: 'files before the first row', unit: '', most: 9, isAbsolute: true },
  { figure: 'form', title: 'sign-in form shown', unit: 'ms', most: 0.9, base: 'lean' },
  { figure: 'signIn', title: 'sign-in click to rows', unit: 'ms', most: 1.1, base: 'lean' },
  { figure: 'nextPage', title: 'next page', unit: 'ms', most: 1.1 },
  {
    figure: 'nextPageInput',
    title: 'next page, input to next frame',
    unit: 'ms',
    most: 1.5,
    base: 'lean',
  },
  { figure: 'details', title: 'open details', unit: 'ms', most: 1.1, base: 'lean' },
  { figure: 'back', title: 'Back to the list', unit: 'ms', most: 1.25, base: 'lean' },
  { figure: 'search', title: 'search within the page', unit: 'ms', most: 1.25, base: 'lean' },
  {
    figure: 'searchInput',
    title: 'search, longest wait of a key for its frame',
    unit: 'ms',
    most: 1.5,
    base: 'lean',
  },
  { figure: 'heap', title: 'heap after 50 pages', unit: 'MB', most: 1.25, base: 'lean' },
  { figure: 'growth', title: 'next page, 1,000 rows to 20', unit: '×', most: 3, isAbsolute: true },
  { figure: 'payoutRows', title: 'payouts: rows shown', unit: 'ms', most: 1.25 },
  { figure: 'payoutOpen', title: 'payouts: open the dialog', unit: 'ms', most: 1.15 },
  { figure: 'payoutDecide', title: 'payouts: approve', unit: 'ms', most: 1.15 },
  { figure: 'ticketRows', title: 'support: tickets shown', unit: 'ms', most: 1.25 },
  { figure: 'ticketOpen', title: 'support: open a ticket', unit: 'ms', most: 1.15 },
  { figure: 'layoutShift', title: 'layout shift', unit: '', most: 0, isAbsolute: true },
  { figure: 'slowest', title: 'slowest interaction', unit: 'ms', most: 200, isAbsolute: true },
  {
    figure: 'keys',
    title: 'keyboard jobs, 95th percentile',
    unit: 'ms',
    most: 200,
    isAbsolute: true,
  },
];

export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const format = (value) =>
  value === undefined ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);

/**
 * One line for each budget. Ratios are built per round, so that a busy machine affects both sides.
 */
export function compare(rounds) {
  return budgets.map((budget) => {
    const base = budget.isAbsolute ? undefined : (budget.base ?? 'floor');
    const ours = median(rounds.map((round) => round.console?.[budget.figure]));
    const theirs = median(rounds.map((round) => round[base]?.[budget.figure]));
    const ratio = median(
      rounds.map((round) => round.console?.[budget.figure] / round[base]?.[budget.figure]),
    );
    const measured = budget.isAbsolute ? ours : ratio;
    // The shift is a floating-point sum, so a value that rounds to 0 counts as 0.
    return {
      ...budget,
      base,
      ours,
      theirs,
      ratio,
      isOver: measured !== undefined && measured > budget.most + 0.0005,
    };
  });
}

export function table(lines) {
  const head = ['figure', 'peer', '', 'console', 'ratio', 'budget', ''];
  const body = lines.map(({ title, unit, base, theirs, ours, ratio, most, isOver }) => [
    `${title}${unit ? ` (${unit})` : ''}`,
    base ?? '',
    format(theirs),
    format(ours),
    format(ratio),
    `${base ? '× ' : ''}${most}`,
    isOver ? 'OVER' : ours === undefined ? 'not measured' : 'ok',
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((cells) => cells[column].length)),
  );
  return [head, ...body]
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
        )
        .join('  '),
    )
    .join('\n');
}
