import { instantOfLocal } from '../../../lib/localDateTime';
import { sumDecimals } from '../../../lib/decimals';
import { readTyped } from '../../../lib/typedNumbers';
import { isRecord } from '../../../lib/records';

/**
 * The values of the create form, all texts; '' if not filled in. The fields have the API's names,
 * so that the server's errors can be assigned to them.
 */
export interface CompetitionFormValues {
  name: string;
  description: string;
  starting_balance: string;
  /** Local time in the admin's time zone, 'YYYY-MM-DDTHH:mm'. */
  start_date: string;
  end_date: string;
  /** By position, from "1"; at least one row. */
  prize_structure: Readonly<Record<string, string>>;
  /** Section 5: these two are not sent. */
  max_drawdown: string;
  profit_target: string;
}

/**
 * A field's name in the form and in the server's errors (R4). The prize pool has no input: it is
 * the sum of the prizes.
 */
export type CompetitionField =
  | keyof CompetitionFormValues
  | `prize_structure.${number}`
  | 'price_pool_cash';

/** The request body of a new competition. */
export interface CompetitionBody {
  name: string;
  description: string;
  starting_balance: number;
  price_pool_cash: string;
  prize_structure: Record<string, number>;
  start_date: string;
  end_date: string;
}

/** A new form: empty except for the two rules that every competition has (R168). */
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

const textFields = [
  'name',
  'description',
  'starting_balance',
  'start_date',
  'end_date',
  'max_drawdown',
  'profit_target',
] as const;

/** The amounts of the prize rows, in order of position. */
export const prizeAmounts = ({
  prize_structure,
}: Pick<CompetitionFormValues, 'prize_structure'>): string[] =>
  Object.keys(prize_structure).map((_, index) => prize_structure[index + 1] ?? '');

/** The exact sum of the typed prize amounts. Empty and invalid ones count as 0. */
export const prizePool = (amounts: readonly string[]): string =>
  sumDecimals(amounts.map(readTyped));

const asRows = (amounts: readonly string[]) =>
  Object.fromEntries(amounts.map((amount, index) => [index + 1, amount]));

/** Adds an empty prize row. */
export const addPrize = (rows: CompetitionFormValues['prize_structure']) =>
  asRows([...prizeAmounts({ prize_structure: rows }), '']);

/**
 * Removes the prize row at a position; the rows below move up. The last remaining row stays
 * (section 5).
 */
export function removePrize(rows: CompetitionFormValues['prize_structure'], position: number) {
  const amounts = prizeAmounts({ prize_structure: rows });
  return asRows(
    amounts.length > 1 ? amounts.filter((_, index) => index + 1 !== position) : amounts,
  );
}

/** Whether the form has input that would be lost. */
export const isCompetitionFormDirty = (values: CompetitionFormValues): boolean =>
  textFields.some((field) => values[field] !== emptyCompetitionForm[field]) ||
  prizeAmounts(values).some((amount) => amount !== '') ||
  prizeAmounts(values).length > 1;

/** Checks a draft from storage. Returns undefined if it can't be used. */
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

/** Converts a valid local time to an ISO instant. */
function isoOfLocal(text: string, timeZone: string): string {
  const local = instantOfLocal(text, timeZone);
  if (typeof local === 'string') throw new RangeError(`No time of ${timeZone}: ${text}`);
  return new Date(local.instant).toISOString();
}

/**
 * The request body of a valid form (section 7). Times are sent as instants. Only prizes with an
 * amount are sent, each with its position (R27). The pool is their exact sum as decimal text.
 * Drawdown and target are not sent.
 */
export function competitionBody(values: CompetitionFormValues, timeZone: string): CompetitionBody {
  const amounts = prizeAmounts(values).map(readTyped);
  const prizes = amounts
    .map((amount, index) => [index + 1, amount] as const)
    .filter(([, amount]) => amount !== undefined);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    starting_balance: Number(readTyped(values.starting_balance)),
    price_pool_cash: prizePool(prizeAmounts(values)),
    prize_structure: Object.fromEntries(
      prizes.map(([position, amount]) => [position, Number(amount)]),
    ),
    start_date: isoOfLocal(values.start_date, timeZone),
    end_date: isoOfLocal(values.end_date, timeZone),
  };
}
