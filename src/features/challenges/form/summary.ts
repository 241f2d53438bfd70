import {
  type ChallengeFormValues,
  type ChallengeNumberField,
  challengeFlags,
  challengeFormFields,
  isChallengeFlag,
  type ChallengeFlag,
  type ChallengeFormField,
} from './fields';
import { numberOf, plainDecimalOf, validateChallenge } from './form';
import { withCents } from '../../../lib/decimals';
import { formatMoney } from '../../../lib/money';
import { isBlank } from '../../../lib/text';
import { instrumentsLabel } from '../model';
import { groupDigits } from '../../../lib/numbers';
import { percentOf } from '../../../lib/percentages';

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

export interface ChallengeSummary {
  sentences: string[];
  /** The required fields that are still empty. */
  missing: ChallengeFormField[];
}

const practices: Record<ChallengeFlag, string> = {
  grid_trading_allowed: 'grid trading',
  martingale_allowed: 'martingale',
  hedging_within_account_allowed: 'hedging within the account',
  cross_account_hedging_allowed: 'hedging across accounts',
  statistical_arbitrage_allowed: 'statistical arbitrage',
  latency_arbitrage_allowed: 'latency arbitrage',
  market_making_allowed: 'market making',
  weekend_holding: 'holding over the weekend',
  news_trading_allowed: 'news trading',
  ea_allowed: 'expert advisors',
  copy_trading_allowed: 'copy trading',
};

type Clause = string | false | undefined;

const isKnown = (clause: Clause): clause is string => Boolean(clause);
const list = (clauses: readonly Clause[]) => {
  const known = clauses.filter(isKnown);
  return known.length < 2
    ? known.join('')
    : `${known.slice(0, -1).join(', ')} and ${String(known.at(-1))}`;
};
/** Builds a sentence from the known clauses. Returns false if none is known. */
const sentence = (start: string, clauses: readonly Clause[], end = '.'): Clause =>
  clauses.some(isKnown) && start + list(clauses) + end;

/**
 * Returns formatters for the form's fields. Each returns undefined if the field is empty or not a
 * number.
 */
function formatters(values: ChallengeFormValues) {
  const plain = (field: ChallengeNumberField) => plainDecimalOf(values[field]);
  const money = (field: ChallengeNumberField) => {
    const text = plain(field);
    return text && formatMoney(withCents(text));
  };
  const share = (field: ChallengeNumberField) => {
    const [percent, size] = [plain(field), plain('account_size')];
    const part = percent && size && percentOf(percent, size);
    return percent && `${percent}%${part ? ` (${formatMoney(withCents(part))})` : ''}`;
  };
  const count = (field: ChallengeNumberField, one: string, many = `${one}s`) => {
    const text = plain(field);
    return text && `${/^\d+$/.test(text) ? groupDigits(text) : text} ${text === '1' ? one : many}`;
  };
  return { plain, money, share, count };
}

type Formatters = ReturnType<typeof formatters>;

/** ' in 5 to 30 trading days', or less if only one number is known. */
function span(
  { plain, count }: Formatters,
  from: ChallengeNumberField,
  to: ChallengeNumberField,
): string {
  const [least, leastDays, mostDays] = [
    plain(from),
    count(from, 'trading day'),
    count(to, 'trading day'),
  ];
  if (least && mostDays) return ` in ${least} to ${mostDays}`;
  if (leastDays) return ` in at least ${leastDays}`;
  return mostDays ? ` within ${mostDays}` : '';
}

function money({ money: amount, plain }: Formatters, values: ChallengeFormValues): Clause[] {
  const [size, split] = [amount('account_size'), plain('profit_split_percent')];
  const refund = numberOf(values.refundable_fee) > 0 && amount('refundable_fee');
  const isFree = numberOf(values.challenge_fee) === 0;
  return [
    sentence('Traders ', [size && `start with ${size}`, split && `keep ${split}% of their profit`]),
    isFree
      ? 'Entry is free.'
      : sentence(
          'Entry costs ',
          [amount('challenge_fee')],
          refund ? `. Of that, ${refund} can be paid back to the trader.` : '.',
        ),
  ];
}

function targetStart(type: string): string {
  if (type === 'instant') return 'They are funded at once, with a profit target of ';
  return type === 'two_step' ? 'To pass Phase 1, they make ' : 'To pass, they make ';
}

function goals(format: Formatters, values: ChallengeFormValues): Clause[] {
  const { share, count } = format;
  const extra =
    numberOf(values.additional_trading_days) > 0 && count('additional_trading_days', 'day');
  const more = extra ? `, with up to ${extra} more.` : '.';
  const [daily, total] = [share('max_daily_loss_percent'), share('max_total_loss_percent')];
  return [
    sentence('They may lose ', [daily && `${daily} a day`, total && `${total} in all`]),
    sentence(
      targetStart(values.challenge_type),
      [share('profit_target_percent')],
      span(format, 'min_trading_days', 'max_trading_days') + more,
    ),
    values.challenge_type === 'two_step' &&
      sentence(
        'Phase 2 asks for ',
        [share('phase_2_profit_target_percent')],
        `${span(format, 'phase_2_min_trading_days', 'phase_2_max_trading_days')}.`,
      ),
  ];
}

function positions({ share, count, plain }: Formatters): Clause[] {
  const [one, all] = [share('max_risk_per_trade_percent'), share('overall_risk_limit_percent')];
  const [minute, orders] = [
    count('max_trades_per_minute', 'trade'),
    count('max_orders_per_symbol', 'order'),
  ];
  // The word 'trades' appears only once in the sentence.
  const hour = minute ? plain('max_trades_per_hour') : count('max_trades_per_hour', 'trade');
  return [
    sentence('They may risk ', [one && `${one} per trade`, all && `${all} over all trades`]),
    sentence('They may make ', [
      minute && `${minute} a minute`,
      hour && `${hour} an hour`,
      orders && `${orders} in one symbol`,
    ]),
  ];
}

/** Names the allowed or the prohibited strategies, whichever list is shorter. */
function permissions(values: ChallengeFormValues): Clause {
  const named = (isAllowed: boolean) =>
    challengeFlags.filter((flag) => values[flag] === isAllowed).map((flag) => practices[flag]);
  const [allowed, prohibited] = [named(true), named(false)];
  if (allowed.length === 0) return 'None of the listed strategies is allowed.';
  if (prohibited.length === 0) return 'All listed strategies are allowed.';
  if (allowed.length > prohibited.length)
    return `All listed strategies are allowed, except ${list(prohibited)}.`;
  return `Of the listed strategies only ${list(allowed)} ${allowed.length === 1 ? 'is' : 'are'} allowed.`;
}

function frame({ count }: Formatters, values: ChallengeFormValues): Clause[] {
  const instruments = instrumentsLabel(values.allowed_instruments).toLowerCase();
  const [days, places] = [count('duration_days', 'day'), count('max_participants', 'place')];
  return [
    `They trade ${instruments === 'all' ? 'all instruments' : `${instruments} only`}.`,
    sentence('It ', [
      days && `lasts ${days}`,
      places ? `has ${places}` : 'takes any number of traders',
    ]),
  ];
}

/**
 * Describes a challenge in plain sentences, from the traders' point of view. Unknown values are
 * left out. Amounts are exact.
 */
export function challengeSummary(values: ChallengeFormValues): ChallengeSummary {
  const format = formatters(values);
  const sentences = [
    ...money(format, values),
    ...goals(format, values),
    ...positions(format),
    permissions(values),
    ...frame(format, values),
  ].filter(isKnown);
  const errors = validateChallenge(values);
  const missing = challengeFormFields.filter(
    (field) => errors[field] !== undefined && !isChallengeFlag(field) && isBlank(values[field]),
  );
  return { sentences, missing };
}
