import type { ChallengeFormValues, ChallengeNumberField } from './fields';
import { numberOf, plainDecimalOf } from './form';
import { withCents } from '../../../lib/decimals';
import { formatMoney } from '../../../lib/money';
import { isBlank } from '../../../lib/text';

type Field = ChallengeNumberField | 'current_participants';

/** The form's values, as conditions and texts use them. */
interface Figures {
  /** Undefined if the field is empty or not a number. */
  number: (field: Field) => number | undefined;
  percent: (field: Field) => string;
  money: (field: Field) => string;
  text: (field: Field) => string;
  isTwoStep: boolean;
}

interface Contradiction {
  applies: (figures: Figures) => boolean;
  message: (figures: Figures) => string;
}

const isAbove =
  (high: Field, low: Field) =>
  ({ number }: Figures) => {
    const [a, b] = [number(high), number(low)];
    return a !== undefined && b !== undefined && a > b;
  };

/** The minimum trading days of all phases together. */
const fewestDays = ({ number, isTwoStep }: Figures) =>
  (number('min_trading_days') ?? 0) + (isTwoStep ? (number('phase_2_min_trading_days') ?? 0) : 0);

const contradictions: readonly Contradiction[] = [
  {
    applies: isAbove('max_daily_loss_percent', 'max_total_loss_percent'),
    message: ({ percent }) =>
      `The daily loss limit (${percent('max_daily_loss_percent')}) is above the total loss limit (${percent('max_total_loss_percent')}).`,
  },
  {
    applies: isAbove('max_risk_per_trade_percent', 'max_daily_loss_percent'),
    message: ({ percent }) => {
      const [risk, loss] = [
        percent('max_risk_per_trade_percent'),
        percent('max_daily_loss_percent'),
      ];
      return `One trade may risk more (${risk}) than may be lost in a day (${loss}).`;
    },
  },
  {
    applies: ({ number }) => (number('max_total_loss_percent') ?? 0) > 100,
    message: ({ percent }) =>
      `The total loss limit (${percent('max_total_loss_percent')}) is more than the whole account.`,
  },
  {
    applies: isAbove('max_trades_per_minute', 'max_trades_per_hour'),
    message: ({ text }) =>
      `More trades are allowed a minute (${text('max_trades_per_minute')}) than an hour (${text('max_trades_per_hour')}).`,
  },
  {
    applies: isAbove('refundable_fee', 'challenge_fee'),
    message: ({ money }) =>
      `More is refundable (${money('refundable_fee')}) than the entry costs (${money('challenge_fee')}).`,
  },
  {
    applies: isAbove('challenge_fee', 'account_size'),
    message: ({ money }) =>
      `The entry costs more (${money('challenge_fee')}) than the account holds (${money('account_size')}).`,
  },
  {
    applies: ({ number }) => (number('profit_split_percent') ?? 0) >= 100,
    message: () => 'The trader keeps the whole profit.',
  },
  {
    applies: (figures) => fewestDays(figures) > (figures.number('duration_days') ?? Infinity),
    message: (figures) =>
      `At least ${fewestDays(figures)} trading days are asked for, but it lasts ${figures.text('duration_days')}.`,
  },
  {
    applies: (figures) =>
      figures.isTwoStep &&
      isAbove('phase_2_profit_target_percent', 'profit_target_percent')(figures),
    message: ({ percent }) =>
      `Phase 2 asks for more profit (${percent('phase_2_profit_target_percent')}) than Phase 1 (${percent('profit_target_percent')}).`,
  },
  {
    applies: isAbove('current_participants', 'max_participants'),
    message: ({ text }) =>
      `More traders take part already (${text('current_participants')}) than there are places (${text('max_participants')}).`,
  },
];

/**
 * Returns a warning for each pair of rules that contradict each other. Either may be intended, so
 * warnings don't prevent sending.
 */
export function challengeWarnings(values: ChallengeFormValues): string[] {
  const text = (field: Field) => plainDecimalOf(values[field]) ?? '';
  const number = (field: Field) => {
    const value =
      isBlank(values[field]) && field !== 'challenge_fee' ? NaN : numberOf(values[field]);
    return Number.isNaN(value) ? undefined : value;
  };
  const figures: Figures = {
    number,
    text,
    percent: (field) => `${text(field)}%`,
    money: (field) => formatMoney(withCents(text(field) || '0')),
    isTwoStep: values.challenge_type === 'two_step',
  };
  return contradictions
    .filter(({ applies }) => applies(figures))
    .map(({ message }) => message(figures));
}
