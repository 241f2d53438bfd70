import { challengeFlags, challengeFormFields, isChallengeFlag, type ChallengeFlag, type ChallengeFormField, type ChallengeFormValues, type ChallengeNumberField } from './challengeFields';
import { numberOf, plainDecimalOf } from './challengeNumbers';
import { validateChallenge } from './challengeRules';
import { instrumentsLabel } from './challenges';
import { withCents } from './decimals';
import { formatMoney } from './money';
import { groupDigits } from './numbers';
import { percentOf } from './percentages';

export interface ChallengeSummary {
  sentences: string[];
  /** The fields without which it can't be created, as far as they are empty. */
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

const isThere = (clause: Clause): clause is string => Boolean(clause);
const list = (clauses: readonly Clause[]) => {
  const there = clauses.filter(isThere);
  return there.length < 2 ? there.join('') : `${there.slice(0, -1).join(', ')} and ${String(there.at(-1))}`;
};
/** A sentence of the clauses that are known; none without any. */
const sentence = (start: string, clauses: readonly Clause[], end = '.'): Clause => clauses.some(isThere) && start + list(clauses) + end;

/** How the fields of a form read in a sentence; undefined for what is empty or no number. */
function words(values: ChallengeFormValues) {
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

type Words = ReturnType<typeof words>;

/** 'in 5 to 30 trading days', as far as the ends are known. */
function span({ plain, count }: Words, from: ChallengeNumberField, to: ChallengeNumberField): string {
  const [least, leastDays, mostDays] = [plain(from), count(from, 'trading day'), count(to, 'trading day')];
  if (least && mostDays) return ` in ${least} to ${mostDays}`;
  if (leastDays) return ` in at least ${leastDays}`;
  return mostDays ? ` within ${mostDays}` : '';
}

function money({ money: amount, plain }: Words, values: ChallengeFormValues): Clause[] {
  const [size, split] = [amount('account_size'), plain('profit_split_percent')];
  const refund = numberOf(values.refundable_fee) > 0 && amount('refundable_fee');
  const isFree = numberOf(values.challenge_fee) === 0;
  return [
    sentence('Traders ', [size && `start with ${size}`, split && `keep ${split}% of their profit`]),
    isFree ? 'Entry is free.' : sentence('Entry costs ', [amount('challenge_fee')], refund ? `, of which ${refund} is refundable.` : '.'),
  ];
}

function targetStart(type: string): string {
  if (type === 'instant') return 'They are funded at once, with a profit target of ';
  return type === 'two_step' ? 'To pass phase 1, they make ' : 'To pass, they make ';
}

function goals(said: Words, values: ChallengeFormValues): Clause[] {
  const { share, count } = said;
  const extra = numberOf(values.additional_trading_days) > 0 && count('additional_trading_days', 'day');
  const more = extra ? `, with up to ${extra} more.` : '.';
  const [daily, total] = [share('max_daily_loss_percent'), share('max_total_loss_percent')];
  return [
    sentence('They may lose ', [daily && `${daily} a day`, total && `${total} in all`]),
    sentence(targetStart(values.challenge_type), [share('profit_target_percent')], span(said, 'min_trading_days', 'max_trading_days') + more),
    values.challenge_type === 'two_step' && sentence('Phase 2 asks for ', [share('phase_2_profit_target_percent')], `${span(said, 'phase_2_min_trading_days', 'phase_2_max_trading_days')}.`),
  ];
}

function positions({ share, count, plain }: Words): Clause[] {
  const [one, all] = [share('max_risk_per_trade_percent'), share('overall_risk_limit_percent')];
  const [minute, orders] = [count('max_trades_per_minute', 'trade'), count('max_orders_per_symbol', 'order')];
  // 'trades' once is enough.
  const hour = minute ? plain('max_trades_per_hour') : count('max_trades_per_hour', 'trade');
  return [
    sentence('At risk may be ', [one && `${one} in one trade`, all && `${all} over all trades`]),
    sentence('They may make ', [minute && `${minute} a minute`, hour && `${hour} an hour`, orders && `${orders} in one symbol`]),
  ];
}

/** The shorter of the two lists says it all. */
function permissions(values: ChallengeFormValues): Clause {
  const named = (isAllowed: boolean) => challengeFlags.filter((flag) => values[flag] === isAllowed).map((flag) => practices[flag]);
  const [allowed, prohibited] = [named(true), named(false)];
  if (allowed.length === 0) return 'None of the listed strategies is allowed.';
  if (prohibited.length === 0) return 'All listed strategies are allowed.';
  if (allowed.length > prohibited.length) return `All listed strategies are allowed, except ${list(prohibited)}.`;
  return `Of the listed strategies only ${list(allowed)} ${allowed.length === 1 ? 'is' : 'are'} allowed.`;
}

function frame({ count }: Words, values: ChallengeFormValues): Clause[] {
  const instruments = instrumentsLabel(values.allowed_instruments).toLowerCase();
  const [days, places] = [count('duration_days', 'day'), count('max_participants', 'place')];
  return [`They trade ${instruments === 'all' ? 'all instruments' : `${instruments} only`}.`, sentence('It ', [days && `lasts ${days}`, places ? `has ${places}` : 'takes any number of traders'])];
}

/** What a challenge means to those who trade in it, in plain sentences; what isn't known yet is left out. Its amounts are exact. */
export function challengeSummary(values: ChallengeFormValues): ChallengeSummary {
  const said = words(values);
  const sentences = [...money(said, values), ...goals(said, values), ...positions(said), permissions(values), ...frame(said, values)].filter(isThere);
  const errors = validateChallenge(values);
  const missing = challengeFormFields.filter((field) => errors[field] !== undefined && !isChallengeFlag(field) && values[field].trim() === '');
  return { sentences, missing };
}
