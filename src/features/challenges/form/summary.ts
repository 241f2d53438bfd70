import { withCents, percentOf } from '../../../lib/decimals';
import { formatMoney } from '../../../lib/money';
import { groupDigits } from '../../../lib/numbers';
import { isBlank } from '../../../lib/text';
import { instrumentsLabel } from '../model';
import {
  challengeFlags,
  challengeFormFields,
  specOf,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeNumberField,
} from './fields';
import { plainDecimalOf, validateChallenge } from './form';

type Field = ChallengeNumberField | 'current_participants';
/** A part of a text, or nothing if it isn't known. */
type Clause = string | false | undefined;

const known = (clauses: readonly Clause[]) =>
  clauses.filter((clause): clause is string => Boolean(clause));

const list = (texts: readonly string[]) =>
  texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} and ${String(texts.at(-1))}`;

/** A sentence of the clauses that are known; nothing if none is. */
const sentence = (start: string, clauses: readonly Clause[], end = '.'): Clause =>
  known(clauses).length > 0 && start + list(known(clauses)) + end;

/** The form's numbers as texts. Each is undefined if its field is empty or breaks a rule. */
function figuresOf(values: ChallengeFormValues) {
  const errors: Partial<Record<Field, string>> = validateChallenge(values);
  const plain = (field: Field) => {
    if (errors[field] !== undefined) return undefined;
    return field === 'challenge_fee' && isBlank(values[field])
      ? '0'
      : plainDecimalOf(values[field]);
  };
  const money = (field: Field) => {
    const text = plain(field);
    return text && formatMoney(withCents(text));
  };
  /** A percentage, and what that is of the account. */
  const share = (field: Field) => {
    const [percent, size] = [plain(field), plain('account_size')];
    const part = percent && size && percentOf(percent, size);
    return percent && `${percent}%${part ? ` (${formatMoney(withCents(part))})` : ''}`;
  };
  const count = (field: Field, one: string) => {
    const text = plain(field);
    return text && `${groupDigits(text)} ${text === '1' ? one : `${one}s`}`;
  };
  /** ' in 5 to 30 trading days', or less if only one number is known. */
  const span = (from: Field, to: Field) => {
    const [least, most] = [count(from, 'trading day'), count(to, 'trading day')];
    if (least && most) return ` in ${String(plain(from))} to ${most}`;
    if (least) return ` in at least ${least}`;
    return most ? ` within ${most}` : '';
  };
  /** NaN, which compares as false, if it isn't known. */
  const number = (field: Field) => Number(plain(field) ?? NaN);
  return { values, plain, money, share, count, span, number };
}

type Figures = ReturnType<typeof figuresOf>;

function costs({ plain, money, number }: Figures): Clause[] {
  const [size, split] = [money('account_size'), plain('profit_split_percent')];
  const refund = number('refundable_fee') > 0 && money('refundable_fee');
  return [
    sentence('Traders ', [size && `start with ${size}`, split && `keep ${split}% of their profit`]),
    number('challenge_fee') === 0
      ? 'Entry is free.'
      : sentence(
          'Entry costs ',
          [money('challenge_fee')],
          refund ? `. Of that, ${refund} can be paid back to the trader.` : '.',
        ),
  ];
}

function targetStart(type: string): string {
  if (type === 'instant') return 'They are funded immediately, with a profit target of ';
  return type === 'two_step' ? 'To pass Phase 1, they make ' : 'To pass, they make ';
}

function goals({ values, share, count, span, number }: Figures): Clause[] {
  const extra = number('additional_trading_days') > 0 && count('additional_trading_days', 'day');
  const more = extra ? `, with up to ${extra} more.` : '.';
  const [daily, total] = [share('max_daily_loss_percent'), share('max_total_loss_percent')];
  return [
    sentence('They may lose ', [daily && `${daily} a day`, total && `${total} in all`]),
    sentence(
      targetStart(values.challenge_type),
      [share('profit_target_percent')],
      span('min_trading_days', 'max_trading_days') + more,
    ),
    values.challenge_type === 'two_step' &&
      sentence(
        'Phase 2 requires ',
        [share('phase_2_profit_target_percent')],
        `${span('phase_2_min_trading_days', 'phase_2_max_trading_days')}.`,
      ),
  ];
}

function positions({ share, count, plain }: Figures): Clause[] {
  const [one, all] = [share('max_risk_per_trade_percent'), share('overall_risk_limit_percent')];
  const minute = count('max_trades_per_minute', 'trade');
  const orders = count('max_orders_per_symbol', 'order');
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
function permissions({ values }: Figures): Clause {
  const named = (isAllowed: boolean) =>
    challengeFlags.filter((flag) => values[flag] === isAllowed).map(phraseOf);
  const [allowed, prohibited] = [named(true), named(false)];
  if (allowed.length === 0) return 'None of the listed strategies is allowed.';
  if (prohibited.length === 0) return 'All listed strategies are allowed.';
  if (allowed.length > prohibited.length)
    return `All listed strategies are allowed, except ${list(prohibited)}.`;
  return `Of the listed strategies only ${list(allowed)} ${allowed.length === 1 ? 'is' : 'are'} allowed.`;
}

function phraseOf(flag: ChallengeFormField): string {
  const spec = specOf(flag);
  return (spec.kind === 'flag' && spec.phrase) || spec.label.toLowerCase();
}

function frame({ values, count }: Figures): Clause[] {
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
 * A challenge in plain sentences, as traders see it, and the required fields that are still empty.
 * Unknown values are left out; amounts are exact.
 */
export function challengeSummary(values: ChallengeFormValues): {
  sentences: string[];
  missing: ChallengeFormField[];
} {
  const figures = figuresOf(values);
  const errors = validateChallenge(values);
  return {
    sentences: known([
      ...costs(figures),
      ...goals(figures),
      ...positions(figures),
      permissions(figures),
      ...frame(figures),
    ]),
    missing: challengeFormFields.filter(
      (field) => errors[field] !== undefined && isBlank(String(values[field])),
    ),
  };
}

/** A size in a name: '$75K', '1.5M', '$50,000'. A smaller amount may be the fee. */
const sizeInName = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?[km]\b)?|\b\d[\d,]*(?:\.\d+)?\s?[km]\b/gi;
const leastSize = 1000;

/** The first size in the name, unless one of them is the account's. */
function otherSizeIn(name: string, size: number): string | undefined {
  const found = (name.match(sizeInName) ?? [])
    .map((text) => {
      const unit = /k$/i.test(text) ? 1e3 : /m$/i.test(text) ? 1e6 : 1;
      return { text, size: Number(text.replace(/[^\d.]/g, '')) * unit };
    })
    .filter((named) => named.size >= leastSize);
  // Not exactly: 1.005 * 1000 is 1004.9999999999999.
  return found.some((named) => Math.abs(named.size - size) < 0.5) ? undefined : found[0]?.text;
}

/**
 * Names rules that contradict each other. They may be intended, so they don't prevent sending
 * (R151).
 */
export function challengeWarnings(values: ChallengeFormValues): string[] {
  const { plain, money, number } = figuresOf(values);
  const text = (field: Field) => plain(field) ?? '';
  const percent = (field: Field) => `${text(field)}%`;
  const dollars = (field: Field) => money(field) ?? '';
  const isAbove = (high: Field, low: Field) => number(high) > number(low);
  const isTwoStep = values.challenge_type === 'two_step';
  const fewestDays =
    (number('min_trading_days') || 0) + (isTwoStep ? number('phase_2_min_trading_days') || 0 : 0);
  const size = number('account_size');
  const otherSize = size > 0 && otherSizeIn(values.name, size);
  return known([
    otherSize && `The name says ${otherSize}, but the account size is ${dollars('account_size')}.`,
    isAbove('max_daily_loss_percent', 'max_total_loss_percent') &&
      `The daily loss limit (${percent('max_daily_loss_percent')}) is above the total loss limit (${percent('max_total_loss_percent')}).`,
    isAbove('max_risk_per_trade_percent', 'max_daily_loss_percent') &&
      `One trade may risk more (${percent('max_risk_per_trade_percent')}) than may be lost in a day (${percent('max_daily_loss_percent')}).`,
    number('max_total_loss_percent') > 100 &&
      `The total loss limit (${percent('max_total_loss_percent')}) is more than the whole account.`,
    isAbove('max_trades_per_minute', 'max_trades_per_hour') &&
      `More trades are allowed a minute (${text('max_trades_per_minute')}) than an hour (${text('max_trades_per_hour')}).`,
    isAbove('refundable_fee', 'challenge_fee') &&
      `More is refundable (${dollars('refundable_fee')}) than the entry costs (${dollars('challenge_fee')}).`,
    isAbove('challenge_fee', 'account_size') &&
      `The entry costs more (${dollars('challenge_fee')}) than the account holds (${dollars('account_size')}).`,
    number('profit_split_percent') === 100 && 'The trader keeps the whole profit.',
    fewestDays > number('duration_days') &&
      `At least ${fewestDays} trading days are required, but it lasts ${text('duration_days')}.`,
    isTwoStep &&
      isAbove('phase_2_profit_target_percent', 'profit_target_percent') &&
      `Phase 2 requires more profit (${percent('phase_2_profit_target_percent')}) than Phase 1 (${percent('profit_target_percent')}).`,
    isAbove('current_participants', 'max_participants') &&
      `More traders take part already (${text('current_participants')}) than there are places (${text('max_participants')}).`,
  ]);
}
