import { prizeAmounts, type CompetitionField, type CompetitionFormValues } from './form';
import { instantOfLocal } from '../../../lib/localDateTime';
import { readTyped, typedProblem } from '../../../lib/typedNumbers';
import { isBlank, textLength, trimText } from '../../../lib/text';

export type CompetitionFormErrors = Partial<Record<CompetitionField, string>>;

/** R115, in characters. */
const maxLengths = { name: 200, description: 5000 } as const;

const tooLong = (most: number) => `At most ${most} characters`;

const number = (text: string) => Number(readTyped(text));

function textProblem(text: string, field: keyof typeof maxLengths): string | undefined {
  if (isBlank(text)) return `Competition ${field} is required`;
  return textLength(text) > maxLengths[field] ? tooLong(maxLengths[field]) : undefined;
}

function balanceProblem(text: string): string | undefined {
  if (!text) return 'Starting balance is required';
  return (
    typedProblem(text) ?? (number(text) > 0 ? undefined : 'Starting balance must be greater than 0')
  );
}

function dateProblem(text: string, label: string, timeZone: string): string | undefined {
  if (!text) return `${label} is required`;
  const local = instantOfLocal(text, timeZone);
  if (local === 'unreadable') return `${label} is not a valid date and time`;
  return local === 'skipped'
    ? 'This time does not exist: the clocks are set forward then'
    : undefined;
}

function orderProblem(
  { start_date, end_date }: CompetitionFormValues,
  timeZone: string,
): string | undefined {
  const [start, end] = [instantOfLocal(start_date, timeZone), instantOfLocal(end_date, timeZone)];
  if (typeof start === 'string' || typeof end === 'string') return undefined;
  return end.instant > start.instant ? undefined : 'End date must be after start date';
}

function prizeProblem(text: string): string | undefined {
  if (!text) return undefined;
  return typedProblem(text) ?? (number(text) >= 0 ? undefined : 'Enter an amount of 0 or more');
}

/**
 * Section 5, competition create, with R27, R115, R127 and R167. Returns an error text for each
 * invalid field, in the form's order. Times are local times in `timeZone`.
 */
export function validateCompetition(
  values: CompetitionFormValues,
  timeZone: string,
): CompetitionFormErrors {
  const prizes = prizeAmounts(values).map(
    (amount, index) => [`prize_structure.${index + 1}`, prizeProblem(trimText(amount))] as const,
  );
  const problems: (readonly [string, string | undefined])[] = [
    ['name', textProblem(values.name, 'name')],
    ['description', textProblem(values.description, 'description')],
    ['starting_balance', balanceProblem(trimText(values.starting_balance))],
    ['start_date', dateProblem(values.start_date, 'Start date', timeZone)],
    [
      'end_date',
      dateProblem(values.end_date, 'End date', timeZone) ?? orderProblem(values, timeZone),
    ],
    // Section 5: these two are not sent. What is typed there must still be a number (R50).
    ...(['max_drawdown', 'profit_target'] as const).map(
      (field) => [field, trimText(values[field]) && typedProblem(values[field])] as const,
    ),
    ...prizes,
  ];
  return Object.fromEntries(problems.filter(([, text]) => text));
}
