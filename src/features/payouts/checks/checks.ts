import { readTime } from '~/lib/dates';
import { isOffBy, subtractDecimals } from '~/lib/decimals';
import { checkLimitsOf, type FirmChecks } from '~/lib/firm';
import { groupBy } from '~/lib/groupBy';
import { isSameId, readId } from '~/lib/records';
import type { Load } from '~/lib/load';
import { countOf, formatCount } from '~/lib/numbers';
import { dash, formatText, isBlank, isolate } from '~/lib/text';
import { derivedKycStatus, kycDocuments, type KycFields } from '~/features/kyc/model';
import { currencyOf, isPending, ownerId, userOf, type PayoutFields } from '../model';
import { addressKey, readAddress } from './address';
import { hasAddressFormat } from './addressFormat';
import {
  earlierPayouts,
  medianRate,
  payCurrency,
  payoutRate,
  sameAddress,
  type ComparedPayouts,
} from './evidence';

/**
 * What each rule is about, in the order in which they are listed. The first three can block a
 * payout.
 */
const subjects = {
  kyc: 'KYC',
  sharedAddress: 'Shared address',
  addressFormat: 'Address format',
  newAddress: 'Earlier use of the address',
  profit: 'Withdrawal profit',
  pending: 'Other pending payouts',
  rate: 'Rate',
  addressProof: 'Address proof',
  changedAddress: 'Changed address',
};

export type CheckRule = keyof typeof subjects;

// Object.keys doesn't know the names.
export const checkRules = Object.keys(subjects) as CheckRule[];

export type Verdict = 'blocked' | 'caution' | 'ok' | 'unchecked' | 'waiting';

export interface Check {
  rule: CheckRule;
  verdict: Verdict;
  text: string;
}

export interface CheckSources {
  payout: PayoutFields;
  /** If it is undefined, the three loads are, too. */
  userId: unknown;
  kyc: Load<KycFields | null> | undefined;
  wallet: Load<{ withdrawal_profit?: unknown }> | undefined;
  /** The latest ones, up to this payout's day. */
  history: Load<{ count: number; results: readonly PayoutFields[] }> | undefined;
  compared: ComparedPayouts | undefined;
  limits?: FirmChecks | undefined;
}

type Found = Omit<Check, 'rule'>;
type Rule = (sources: CheckSources) => Found;

export const noEvidence = { kyc: undefined, wallet: undefined, history: undefined };

const blocked = (text: string): Found => ({ verdict: 'blocked', text });
const caution = (text: string): Found => ({ verdict: 'caution', text });
const ok = (text: string): Found => ({ verdict: 'ok', text });
const unchecked = (text: string): Found => ({ verdict: 'unchecked', text });

const reasons = {
  failed: 'could not be loaded',
  forbidden: 'no access',
  noUser: 'the payout has no user',
  noAddress: 'no payout address',
  noAmount: 'an amount is missing',
  noDate: 'the payout has no date',
} as const;

function whenRead<Data>(load: Load<Data> | undefined, rule: (data: Data) => Found): Found {
  if (!load) return unchecked(reasons.noUser);
  if (load.status === 'loading') return { verdict: 'waiting', text: 'loading…' };
  return load.status === 'ready' ? rule(load.data) : unchecked(reasons[load.status]);
}

function namesOf(rows: readonly PayoutFields[]): string {
  const [[id = '', its] = ['', []], ...others] = groupBy(rows, ownerId);
  const name = its.map((row) => formatText(userOf(row).full_name)).find((one) => one !== dash);
  const first = name === undefined ? `user ${id}` : isolate(name);
  return others.length === 0 ? first : `${first} and ${countOf(others.length, 'other')}`;
}

function checkSharedAddress({ payout, userId, compared }: CheckSources): Found {
  const address = addressKey(payout.pay_address);
  const own = readId(userId);
  if (address === undefined) return unchecked(reasons.noAddress);
  if (own === undefined) return unchecked(reasons.noUser);
  if (!compared) return unchecked('not compared with other users');
  const others = sameAddress(compared, address).filter(
    (row) => ownerId(row) !== undefined && ownerId(row) !== own,
  );
  if (others.length > 0) return blocked(`Address also used by ${namesOf(others)}`);
  const { rows, isWhole, count } = compared;
  if (isWhole) return ok('No other user has this address');
  return unchecked(
    count === undefined
      ? `none in ${countOf(rows.length, 'payout')} checked, more not read`
      : `none in ${formatCount(rows.length)} of ${countOf(count, 'payout')} checked`,
  );
}

/** Finds a character that is invisible or looks like another one. The text before it is ASCII. */
function oddCharacterIn(address: unknown): string | undefined {
  const found = /^([\x20-\x7e]*)([^\x20-\x7e])/u.exec(
    typeof address === 'string' ? address.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '') : '',
  );
  if (!found) return undefined;
  const [, before = '', odd = ''] = found;
  return `${isBlank(odd) ? 'Hidden' : 'Unusual'} character ${before === '' ? 'at the start of the address' : `after ${before}`}`;
}

function checkAddressFormat({ payout }: CheckSources): Found {
  const address = readAddress(payout.pay_address);
  const odd = address === undefined ? undefined : oddCharacterIn(payout.pay_address);
  if (odd !== undefined) return blocked(odd);
  const network = formatText(payout.pay_network);
  // On a known network, a payout without an address can't be paid, so that blocks it, too.
  const hasFormat = hasAddressFormat(network, address ?? '');
  if (hasFormat === undefined)
    return unchecked(
      network === dash
        ? 'the payout has no network'
        : `the network ${isolate(network)} is not known`,
    );
  return hasFormat
    ? ok(`Address fits ${isolate(network)}`)
    : blocked(`Not a valid ${isolate(network)} address`);
}

/** The lanes word it differently. */
export const newAddressWords = 'First time this address is used';

const checkNewAddress: Rule = ({ payout, history }) =>
  whenRead(history, (page) => {
    const { address, rows, isPartial } = earlierPayouts(payout, page);
    if (address.kind === 'missing') return unchecked(reasons.noAddress);
    if (address.kind === 'used')
      return ok(`Address used in ${countOf(address.count, 'earlier payout')}`);
    return caution(
      `${newAddressWords}${isPartial ? ` among the last ${countOf(rows.length, 'payout')}` : ''}`,
    );
  });

const checkProfit: Rule = ({ payout, wallet }) =>
  whenRead(wallet, ({ withdrawal_profit }) => {
    if (currencyOf(payout) !== 'USD')
      return unchecked(`it is in USD, the payout in ${currencyOf(payout)}`);
    const left = subtractDecimals(withdrawal_profit, payout.price_amount);
    if (left === undefined) return unchecked(reasons.noAmount);
    return left.startsWith('-')
      ? caution('More than the withdrawal profit')
      : ok('Within the withdrawal profit');
  });

const checkPending: Rule = ({ payout, userId, history, compared }) =>
  whenRead(history, ({ results, count }) => {
    const isOtherPending = (row: PayoutFields) => isPending(row) && !isSameId(row.id, payout.id);
    // Later payouts can only be among those of all users, which may have been read earlier.
    const isLaterPending = (row: PayoutFields) =>
      isOtherPending(row) &&
      isSameId(ownerId(row), userId) &&
      !results.some(({ id }) => isSameId(id, row.id));
    if (results.some(isOtherPending) || compared?.rows.some(isLaterPending))
      return caution('Another payout is pending');
    return count > results.length
      ? unchecked(`none among the last ${countOf(results.length, 'payout')}`)
      : ok('No other payout is pending');
  });

function checkRate({ payout, compared, limits }: CheckSources): Found {
  const currency = payCurrency(payout);
  const rate = payoutRate(payout);
  if (!rate) return unchecked(currency === '' ? 'the payout has no currency' : reasons.noAmount);
  const median = compared && medianRate(compared, payout);
  if (!median) return unchecked(`no other ${currency} payout for ${currencyOf(payout)} was read`);
  return isOffBy(checkLimitsOf(limits).ratePercent, rate, median)
    ? caution(`Rate differs from other ${currency} payouts`)
    : ok('Exchange rate normal');
}

/** A change is only known to lie between two payouts, so both must be within the time span. */
const checkChangedAddress: Rule = ({ payout, history, limits }) =>
  whenRead(history, (page) => {
    const hours = checkLimitsOf(limits).changedAddressHours;
    const askedAt = readTime(payout.created_at);
    if (askedAt === undefined) return unchecked(reasons.noDate);
    if (addressKey(payout.pay_address) === undefined) return unchecked(reasons.noAddress);
    const since = askedAt - hours * 3_600_000;
    const earlier = earlierPayouts(payout, page).rows;
    const recent = earlier.filter((row) => (readTime(row.created_at) ?? -Infinity) >= since);
    const addresses = new Set(
      [payout, ...recent].flatMap((row) => addressKey(row.pay_address) ?? []),
    );
    if (addresses.size > 1) {
      const span = hours === 24 ? 'a day' : `${formatCount(hours)} hours`;
      return caution(`Requested within ${span} of a change of address`);
    }
    return recent.length === earlier.length && page.count > page.results.length
      ? unchecked(
          `only the last ${countOf(recent.length, 'payout')} ${recent.length === 1 ? 'was' : 'were'} read`,
        )
      : ok(`Wallet address unchanged for ${formatCount(hours)} h`);
  });

const rules: Record<CheckRule, Rule> = {
  kyc: ({ kyc }) =>
    whenRead(kyc, (record) =>
      derivedKycStatus(record) === 'approved'
        ? ok('KYC is approved')
        : blocked('KYC is not approved'),
    ),
  sharedAddress: checkSharedAddress,
  addressFormat: checkAddressFormat,
  newAddress: checkNewAddress,
  profit: checkProfit,
  pending: checkPending,
  rate: checkRate,
  addressProof: ({ kyc }) =>
    whenRead(kyc, (record) =>
      kycDocuments(record).some(({ type, isMissing }) => type !== 'id' && !isMissing)
        ? ok('Address proof was uploaded')
        : caution('No address proof'),
    ),
  changedAddress: checkChangedAddress,
};

const checkOf = (rule: CheckRule, { verdict, text }: Found): Check => ({
  rule,
  verdict,
  text: verdict === 'unchecked' || verdict === 'waiting' ? `${subjects[rule]}: ${text}` : text,
});

export const checkPayout = (sources: CheckSources): Check[] =>
  checkRules.map((rule) => checkOf(rule, rules[rule](sources)));

/** A source that is still loading counts as not checked. */
export const settleChecks = (
  checks: readonly Check[],
  { waitSeconds } = checkLimitsOf(),
): Check[] =>
  checks.map((check) =>
    check.verdict === 'waiting'
      ? checkOf(check.rule, unchecked(`no response in ${waitSeconds} s`))
      : check,
  );

export const areWaiting = (checks: readonly Check[]): boolean =>
  checks.some(({ verdict }) => verdict === 'waiting');

export type Lane = 'clear' | 'flagged' | 'unchecked';

export function laneOf(checks: readonly Check[]): Lane {
  if (checks.some(({ verdict }) => verdict === 'blocked' || verdict === 'caution'))
    return 'flagged';
  return checks.every(({ verdict }) => verdict === 'ok') ? 'clear' : 'unchecked';
}

export const textsOf = (checks: readonly Check[], wanted: Verdict): string[] =>
  checks.flatMap(({ verdict, text }) => (verdict === wanted ? [text] : []));
