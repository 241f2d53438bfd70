import type { ChallengeFormValues, ChallengeNumberField } from './challengeFields';
import { numberOf, plainDecimalOf } from './challengeNumbers';
import { withCents } from './decimals';
import { formatMoney } from './money';

type Field = ChallengeNumberField | 'current_participants';

/** What the texts and conditions are made of. */
interface Figures {
  /** Undefined for what is empty or no number. */
  number: (field: Field) => number | undefined;
  percent: (field: Field) => string;
  money: (field: Field) => string;
  text: (field: Field) => string;
  isTwoStep: boolean;
}

interface Contradiction {
  isThere: (figures: Figures) => boolean;
  says: (figures: Figures) => string;
}

const isAbove = (high: Field, low: Field) => ({ number }: Figures) => {
  const [a, b] = [number(high), number(low)];
  return a !== undefined && b !== undefined && a > b;
};

/** The fewest days that all phases ask for. */
const fewestDays = ({ number, isTwoStep }: Figures) => (number('min_trading_days') ?? 0) + (isTwoStep ? (number('phase_2_min_trading_days') ?? 0) : 0);

const contradictions: readonly Contradiction[] = [
  { isThere: isAbove('max_daily_loss_percent', 'max_total_loss_percent'), says: ({ percent }) => `The daily loss limit (${percent('max_daily_loss_percent')}) is above the total loss limit (${percent('max_total_loss_percent')}).` },
  { isThere: isAbove('max_risk_per_trade_percent', 'max_daily_loss_percent'), says: ({ percent }) => `One trade may risk more (${percent('max_risk_per_trade_percent')}) than may be lost in a day (${percent('max_daily_loss_percent')}).` },
  { isThere: ({ number }) => (number('max_total_loss_percent') ?? 0) > 100, says: ({ percent }) => `The total loss limit (${percent('max_total_loss_percent')}) is more than the whole account.` },
  { isThere: isAbove('max_trades_per_minute', 'max_trades_per_hour'), says: ({ text }) => `More trades are allowed a minute (${text('max_trades_per_minute')}) than an hour (${text('max_trades_per_hour')}).` },
  { isThere: isAbove('refundable_fee', 'challenge_fee'), says: ({ money }) => `More is refundable (${money('refundable_fee')}) than the entry costs (${money('challenge_fee')}).` },
  { isThere: isAbove('challenge_fee', 'account_size'), says: ({ money }) => `The entry costs more (${money('challenge_fee')}) than the account holds (${money('account_size')}).` },
  { isThere: ({ number }) => (number('profit_split_percent') ?? 0) >= 100, says: () => 'The trader keeps the whole profit.' },
  {
    isThere: (figures) => fewestDays(figures) > (figures.number('duration_days') ?? Infinity),
    says: (figures) => `At least ${fewestDays(figures)} trading days are asked for, but it lasts ${figures.text('duration_days')}.`,
  },
  { isThere: (figures) => figures.isTwoStep && isAbove('phase_2_profit_target_percent', 'profit_target_percent')(figures), says: ({ percent }) => `Phase 2 asks for more profit (${percent('phase_2_profit_target_percent')}) than phase 1 (${percent('profit_target_percent')}).` },
  { isThere: isAbove('current_participants', 'max_participants'), says: ({ text }) => `More traders take part already (${text('current_participants')}) than there are places (${text('max_participants')}).` },
];

/** Rules that contradict each other, in words. Each alone may be meant, so that none of them keeps the form from being sent. */
export function challengeWarnings(values: ChallengeFormValues): string[] {
  const text = (field: Field) => plainDecimalOf(values[field]) ?? '';
  const number = (field: Field) => {
    const value = values[field].trim() === '' && field !== 'challenge_fee' ? NaN : numberOf(values[field]);
    return Number.isNaN(value) ? undefined : value;
  };
  const figures: Figures = { number, text, percent: (field) => `${text(field)}%`, money: (field) => formatMoney(withCents(text(field) || '0')), isTwoStep: values.challenge_type === 'two_step' };
  return contradictions.filter(({ isThere }) => isThere(figures)).map(({ says }) => says(figures));
}
