import type { NewCompetition } from '~/api/types';
import { sumDecimals } from '~/lib/decimals';
import { instantOfLocal, skippedTime } from '~/lib/localDateTime';
import { isRecord } from '~/lib/records';
import { atMost } from '~/lib/numbers';
import { isBlank, textLength, trimText } from '~/lib/text';
import { readTyped, typedProblem } from '~/lib/typedNumbers';

type PrizeRows = Readonly<Record<string, string>>;

export interface CompetitionFormValues {
  name: string;
  description: string;
  starting_balance: string;
  /** Local time, 'YYYY-MM-DDTHH:mm'. */
  start_date: string;
  end_date: string;
  prize_structure: PrizeRows;
  max_drawdown: string;
  profit_target: string;
}

export type CompetitionField =
  | keyof CompetitionFormValues
  | `prize_structure.${number}`
  | 'price_pool_cash';

/** Empty except for the two rules that every competition has (R168). */
export const emptyCompetitionForm: CompetitionFormValues = {
  name: '',
  description: '',
  starting_balance: '',
  start_date: '',
  end_date: '',
  prize_structure: { 1: '' },
  max_drawdown: '10',
  profit_target: '8',
};

const { prize_structure: _, ...emptyTexts } = emptyCompetitionForm;
// Object.keys doesn't know the names.
const textFields = Object.keys(emptyTexts) as (keyof typeof emptyTexts)[];

export const prizeAmounts = ({
  prize_structure,
}: Pick<CompetitionFormValues, 'prize_structure'>): string[] =>
  Object.keys(prize_structure).map((_, index) => prize_structure[index + 1] ?? '');

/** Exact. Empty and invalid amounts count as 0. */
export const prizePool = (amounts: readonly string[]): string =>
  sumDecimals(amounts.map(readTyped));

const asRows = (amounts: readonly string[]): PrizeRows =>
  Object.fromEntries(amounts.map((amount, index) => [index + 1, amount]));

export const addPrize = (rows: PrizeRows) =>
  asRows([...prizeAmounts({ prize_structure: rows }), '']);

/** Never removes the last row. */
export function removePrize(rows: PrizeRows, position: number) {
  const amounts = prizeAmounts({ prize_structure: rows });
  return asRows(
    amounts.length > 1 ? amounts.filter((_, index) => index + 1 !== position) : amounts,
  );
}

export const isCompetitionFormDirty = (values: CompetitionFormValues): boolean =>
  textFields.some((field) => values[field] !== emptyCompetitionForm[field]) ||
  prizeAmounts(values).some((amount, index) => amount !== '' || index > 0);

export function readCompetitionDraft(raw: unknown): CompetitionFormValues | undefined {
  if (!isRecord(raw) || !isRecord(raw['prize_structure'])) return undefined;
  const amounts = Object.values(raw['prize_structure']);
  const areTexts = [...amounts, ...textFields.map((field) => raw[field])].every(
    (value) => typeof value === 'string',
  );
  // Every field was checked above.
  return areTexts && amounts.length > 0
    ? { ...(raw as unknown as CompetitionFormValues), prize_structure: asRows(amounts as string[]) }
    : undefined;
}

function isoOfLocal(text: string, timeZone: string): string {
  const local = instantOfLocal(text, timeZone);
  if (typeof local === 'string') throw new RangeError(`No time of ${timeZone}: ${text}`);
  return new Date(local.instant).toISOString();
}

/** Sends only prizes with an amount, each with its position (R27). */
export function competitionBody(values: CompetitionFormValues, timeZone: string): NewCompetition {
  const amounts = prizeAmounts(values);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    starting_balance: Number(readTyped(values.starting_balance)),
    price_pool_cash: prizePool(amounts),
    prize_structure: Object.fromEntries(
      amounts
        .map((amount, index) => [index + 1, readTyped(amount)] as const)
        .filter(([, amount]) => amount !== undefined)
        .map(([position, amount]) => [position, Number(amount)]),
    ),
    start_date: isoOfLocal(values.start_date, timeZone),
    end_date: isoOfLocal(values.end_date, timeZone),
  };
}

const maxLengths = { name: 200, description: 5000 } as const;

function textProblem(text: string, field: keyof typeof maxLengths): string | undefined {
  if (isBlank(text)) return `Competition ${field} is required`;
  return textLength(text) > maxLengths[field] ? atMost(maxLengths[field], 'character') : undefined;
}

const numberProblem = (text: string, isFine: (value: number) => boolean, message: string) =>
  typedProblem(text) ?? (isFine(Number(readTyped(text))) ? undefined : message);

function balanceProblem(text: string): string | undefined {
  if (!text) return 'Starting balance is required';
  return numberProblem(text, (value) => value > 0, 'Starting balance must be greater than 0');
}

const prizeProblem = (text: string) =>
  text ? numberProblem(text, (value) => value >= 0, 'Enter an amount of 0 or more') : undefined;

function dateProblem(text: string, label: string, timeZone: string): string | undefined {
  if (!text) return `${label} is required`;
  const local = instantOfLocal(text, timeZone);
  if (local === 'unreadable') return `${label} is not a valid date and time`;
  return local === 'skipped' ? skippedTime : undefined;
}

function orderProblem(
  { start_date, end_date }: CompetitionFormValues,
  timeZone: string,
): string | undefined {
  const [start, end] = [instantOfLocal(start_date, timeZone), instantOfLocal(end_date, timeZone)];
  if (typeof start === 'string' || typeof end === 'string') return undefined;
  return end.instant > start.instant ? undefined : 'End date must be after start date';
}

/** R127, R167. */
export function validateCompetition(
  values: CompetitionFormValues,
  timeZone: string,
): Partial<Record<CompetitionField, string>> {
  // Not sent, but must be a number (R50).
  const unsent = (text: string) => (trimText(text) ? typedProblem(text) : undefined);
  const problems: Partial<Record<CompetitionField, string>> = {
    name: textProblem(values.name, 'name'),
    description: textProblem(values.description, 'description'),
    starting_balance: balanceProblem(trimText(values.starting_balance)),
    start_date: dateProblem(values.start_date, 'Start date', timeZone),
    end_date: dateProblem(values.end_date, 'End date', timeZone) ?? orderProblem(values, timeZone),
    max_drawdown: unsent(values.max_drawdown),
    profit_target: unsent(values.profit_target),
  };
  for (const [index, amount] of prizeAmounts(values).entries())
    problems[`prize_structure.${index + 1}`] = prizeProblem(trimText(amount));
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}
