import {
  challengeFlags,
  challengeFormFields,
  isChallengeFlag,
  type ChallengeFlag,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeNumberField,
} from './fields';
import { numberOf, plainDecimalOf } from './form';
import { validateChallenge } from './rules';
import { instrumentsLabel } from '../labels';
import { withCents, percentOf } from '../../../lib/decimals';
import { formatMoney } from '../../../lib/money';
import { groupDigits } from '../../../lib/numbers';
import { isBlank } from '../../../lib/text';

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
