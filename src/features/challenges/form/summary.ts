import { withCents, percentOf } from '~/lib/decimals';
import { formatMoney } from '~/lib/money';
import { groupDigits } from '~/lib/numbers';
import { isBlank } from '~/lib/text';
import {
  challengeFlags,
  challengeFormFields,
  challengeText,
  specOf,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeNumberField,
} from './fields';
import { plainDecimalOf, validateChallenge } from './form';

type Field = ChallengeNumberField | 'current_participants';
type Clause = string | false | undefined;

const known = (clauses: readonly Clause[]) =>
  clauses.filter((clause): clause is string => Boolean(clause));

const list = (texts: readonly string[]) =>
  texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} and ${String(texts.at(-1))}`;

const sentence = (start: string, clauses: readonly Clause[], end = '.'): Clause =>
  known(clauses).length > 0 && start + list(known(clauses)) + end;

/** Undefined where a field is empty or breaks a rule. */
function figuresOf(values: ChallengeFormValues) {
  const errors: Partial<Record<Field, string>> = validateChallenge(values);
  const plain = (field: Field) => {
    if (errors[field] !== undefined) return undefined;
    return field === 'challenge_fee' && isBlank(values[field])
      ? '0'
      : plainDecimalOf(values[field]);
  };
  const dollars = (text: string | undefined) => text && formatMoney(withCents(text));
  const money = (field: Field) => dollars(plain(field));
  const share = (field: Field) => {
    const [percent, size] = [plain(field), plain('account_size')];
    const part = percent && size && dollars(percentOf(percent, size));
    return percent && `${percent}%${part ? ` (${part})` : ''}`;
  };
  const count = (field: Field, one: string) => {
    const text = plain(field);
    return text && `${groupDigits(text)} ${text === '1' ? one : `${one}s`}`;
  };
  const span = (from: Field, to: Field) => {
    const [least, most] = [count(from, 'trading day'), count(to, 'trading day')];
    if (least && most) return ` in ${String(plain(from))} to ${most}`;
    if (least) return ` in at least ${least}`;
    return most ? ` within ${most}` : '';
  };
  /** NaN if the number is unknown, so that every comparison is false. */
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

function permissions({ values }: Figures): Clause {
  const named = (isAllowed: boolean) =>
    challengeFlags
      .filter((flag) => values[flag] === isAllowed)
      .map((flag) => {
        const spec = specOf(flag);
        return (spec.kind === 'flag' && spec.phrase) || spec.label.toLowerCase();
      });
  const [allowed, prohibited] = [named(true), named(false)];
  if (allowed.length === 0) return 'None of the listed strategies is allowed.';
  if (prohibited.length === 0) return 'All listed strategies are allowed.';
  if (allowed.length > prohibited.length)
    return `All listed strategies are allowed, except ${list(prohibited)}.`;
  return `Of the listed strategies only ${list(allowed)} ${allowed.length === 1 ? 'is' : 'are'} allowed.`;
}

function frame({ values, count }: Figures): Clause[] {
  const instruments = challengeText('allowed_instruments', values).toLowerCase();
  const [days, places] = [count('duration_days', 'day'), count('max_participants', 'place')];
  const isOpenToAll = isBlank(values.max_participants);
  return [
    `They trade ${instruments === 'all' ? 'all instruments' : `${instruments} only`}.`,
    sentence('It ', [
      days && `lasts ${days}`,
      isOpenToAll ? 'takes any number of traders' : places && `has ${places}`,
    ]),
  ];
}

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

/** Matches a size in a name: '$75K', '1.5M', '$50,000'. A smaller amount may be the fee. */
const sizeInName = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?[km]\b)?|\b\d[\d,]*(?:\.\d+)?\s?[km]\b/gi;
const leastSize = 1000;

function otherSizeIn(name: string, size: number): string | undefined {
  const found = (name.match(sizeInName) ?? [])
    .map((text) => {
      const unit = /k$/i.test(text) ? 1e3 : /m$/i.test(text) ? 1e6 : 1;
      return { text, size: Number(text.replace(/[^\d.]/g, '')) * unit };
    })
    .filter((named) => named.size >= leastSize);
  // Allows a small difference, because 1.005 * 1000 is 1004.9999999999999.
  return found.some((named) => Math.abs(named.size - size) < 0.5) ? undefined : found[0]?.text;
}

/** Rules that contradict each other. That may be intended, so the form can still be sent (R151). */
export function challengeWarnings(values: ChallengeFormValues): string[] {
  const { plain, money, number } = figuresOf(values);
  const text = (field: Field) => {
    const spec = specOf(field);
    if (!('unit' in spec)) return '';
    return (
      (spec.unit === '$' ? money(field) : `${plain(field)}${spec.unit === '%' ? '%' : ''}`) ?? ''
    );
  };
  const ifAbove = (high: Field, low: Field, words: (high: string, low: string) => string) =>
    number(high) > number(low) && words(text(high), text(low));
  const isTwoStep = values.challenge_type === 'two_step';
  const fewestDays =
    (number('min_trading_days') || 0) + (isTwoStep ? number('phase_2_min_trading_days') || 0 : 0);
  const size = number('account_size');
  const otherSize = size > 0 && otherSizeIn(values.name, size);
  return known([
    otherSize && `The name says ${otherSize}, but the account size is ${text('account_size')}.`,
    ifAbove(
      'max_daily_loss_percent',
      'max_total_loss_percent',
      (daily, total) => `The daily loss limit (${daily}) is above the total loss limit (${total}).`,
    ),
    ifAbove(
      'max_risk_per_trade_percent',
      'max_daily_loss_percent',
      (risk, daily) => `The risk per trade (${risk}) is above the daily loss limit (${daily}).`,
    ),
    number('max_total_loss_percent') > 100 &&
      `The total loss limit (${text('max_total_loss_percent')}) is more than the whole account.`,
    ifAbove(
      'max_trades_per_minute',
      'max_trades_per_hour',
      (minute, hour) => `More trades are allowed per minute (${minute}) than per hour (${hour}).`,
    ),
    ifAbove(
      'refundable_fee',
      'challenge_fee',
      (refund, fee) => `The refundable fee (${refund}) is above the challenge fee (${fee}).`,
    ),
    ifAbove(
      'challenge_fee',
      'account_size',
      (fee, account) => `The challenge fee (${fee}) is above the account size (${account}).`,
    ),
    number('profit_split_percent') === 100 && 'The trader keeps the whole profit.',
    fewestDays > number('duration_days') &&
      `At least ${fewestDays} trading days are required, but the challenge lasts ${text('duration_days')}.`,
    isTwoStep &&
      ifAbove(
        'phase_2_profit_target_percent',
        'profit_target_percent',
        (two, one) => `Phase 2 requires more profit (${two}) than Phase 1 (${one}).`,
      ),
    ifAbove(
      'current_participants',
      'max_participants',
      (now, most) => `There are more participants (${now}) than places (${most}).`,
    ),
  ]);
}
