import { kycDocuments, derivedKycStatus, type KycFields } from '../../kyc/model';
import { readTime } from '../../../lib/dates';
import { subtractDecimals, isOffBy } from '../../../lib/decimals';
import { isSameId, readId } from '../../../lib/ids';
import type { Load } from '../../../lib/load';
import { formatCount } from '../../../lib/numbers';
import { dash, formatText, isBlank, isolate } from '../../../lib/text';
import { countOf, currencyOf, ownerId, isPending, userOf, type PayoutFields } from '../model';
import { addressKey, readAddress } from './address';
import { hasAddressFormat } from './addressFormat';
import {
  medianRate,
  payCurrency,
  payoutRate,
  sameAddress,
  type ComparedPayouts,
  earlierPayouts,
} from './evidence';
import { checkLimits, checkRules, hourMs, type CheckLimits, type CheckRule } from './checkRules';

export type Verdict = 'stop' | 'look' | 'fine' | 'unchecked' | 'waiting';

export interface Check {
  rule: CheckRule;
  verdict: Verdict;
  text: string;
}

/** A load is undefined if the payout's user is not known. */
export interface CheckSources {
  payout: PayoutFields;
  /** Whose payout it is; undefined if that is not known. */
  userId: unknown;
  kyc: Load<KycFields | null> | undefined;
  wallet: Load<{ withdrawal_profit?: unknown }> | undefined;
  /** This user's latest payouts, up to the day of this one. `count`: how many there are in all. */
  history: Load<{ count: number; results: readonly PayoutFields[] }> | undefined;
  compared: ComparedPayouts | undefined;
  limits?: CheckLimits;
}

type Found = Omit<Check, 'rule'>;

const subjects: Record<CheckRule, string> = {
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

const stop = (text: string): Found => ({ verdict: 'stop', text });
const look = (text: string): Found => ({ verdict: 'look', text });
const fine = (text: string): Found => ({ verdict: 'fine', text });
const unchecked = (because: string): Found => ({ verdict: 'unchecked', text: because });

const reasons = {
  failed: 'could not be read',
  forbidden: 'no access',
  noUser: 'the payout has no user',
  noAddress: 'no payout address',
  noAmount: 'an amount is missing',
  noDate: 'the payout has no date',
} as const;

type Rule = (sources: CheckSources) => Found;

function whenRead<Data>(load: Load<Data> | undefined, rule: (data: Data) => Found): Found {
  if (!load) return unchecked(reasons.noUser);
  if (load.status === 'loading') return { verdict: 'waiting', text: 'being read…' };
  return load.status === 'ready' ? rule(load.data) : unchecked(reasons[load.status]);
}

function namesOf(rows: readonly PayoutFields[]): string {
  const names = new Map<string | undefined, string>();
  for (const row of rows) {
    const known = names.get(ownerId(row)) ?? dash;
    names.set(ownerId(row), known === dash ? formatText(userOf(row).full_name) : known);
  }
  const [[id, name = dash] = []] = names;
  const others = names.size - 1;
  const first = name === dash ? `user ${id ?? ''}` : isolate(name);
  return others === 0 ? first : `${first} and ${countOf(others, 'other')}`;
}

const checkedCount = ({ rows, count }: ComparedPayouts) =>
  count === undefined
    ? `${countOf(rows.length)} checked, more not read`
    : `${formatCount(rows.length)} of ${countOf(count)} checked`;

function checkSharedAddress({ payout, userId, compared }: CheckSources): Found {
  const address = addressKey(payout.pay_address);
  const own = readId(userId);
  if (address === undefined) return unchecked(reasons.noAddress);
  if (own === undefined) return unchecked(reasons.noUser);
  if (!compared) return unchecked('not compared with other users');
  const others = sameAddress(compared, address).filter(
    (row) => ownerId(row) !== undefined && ownerId(row) !== own,
  );
  if (others.length > 0) return stop(`Address also used by ${namesOf(others)}`);
  return compared.isWhole
    ? fine('No other user has this address')
    : unchecked(`none in ${checkedCount(compared)}`);
}

/**
 * The first character that can't be seen or looks like another one. Spaces around an address don't
 * count. The text before it is ASCII, so it turns nothing around.
 */
function oddCharacterIn(address: unknown): string | undefined {
  const found = /^([\x20-\x7e]*)([^\x20-\x7e])/u.exec(
    typeof address === 'string' ? address.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '') : '',
  );
  if (!found) return undefined;
  const [, before = '', odd = ''] = found;
  return `${isBlank(odd) ? 'Hidden' : 'Unusual'} character ${before === '' ? 'at the start of the address' : `after ${before}`}`;
}

function checkAddressFormat({ payout }: CheckSources): Found {
  const odd =
    readAddress(payout.pay_address) === undefined ? undefined : oddCharacterIn(payout.pay_address);
  if (odd !== undefined) return stop(odd);
  const network = formatText(payout.pay_network);
  // On a known network a payout without an address can't be paid: a stop, too.
  const hasFormat = hasAddressFormat(network, readAddress(payout.pay_address) ?? '');
  if (hasFormat === undefined)
    return unchecked(
      network === dash
        ? 'the payout has no network'
        : `the network ${isolate(network)} is not known`,
    );
  return hasFormat
    ? fine(`Address fits ${isolate(network)}`)
    : stop(`Not a valid ${isolate(network)} address`);
}

/** The check's words. The lanes have others (R430). */
export const newAddressWords = 'First time this address is used';

const checkNewAddress: Rule = ({ payout, history }) =>
  whenRead(history, (page) => {
    const { address, rows, isPartial } = earlierPayouts(payout, page);
    if (address.kind === 'missing') return unchecked(reasons.noAddress);
    if (address.kind === 'used')
      return fine(`Address used in ${countOf(address.count, 'earlier payout')}`);
    return look(`${newAddressWords}${isPartial ? ` among the last ${countOf(rows.length)}` : ''}`);
  });

const checkProfit: Rule = ({ payout, wallet }) =>
  whenRead(wallet, ({ withdrawal_profit }) => {
    if (currencyOf(payout) !== 'USD')
      return unchecked(`it is in USD, the payout in ${currencyOf(payout)}`);
    const left = subtractDecimals(withdrawal_profit, payout.price_amount);
    if (left === undefined) return unchecked(reasons.noAmount);
    return left.startsWith('-')
      ? look('More than the withdrawal profit')
      : fine('Within the withdrawal profit');
  });

const checkPending: Rule = ({ payout, userId, history, compared }) => {
  const isOtherPending = (row: PayoutFields) => !isSameId(row.id, payout.id) && isPending(row);
  const found = look('Another payout is pending');
  return whenRead(history, ({ results, count }) => {
    if (results.some(isOtherPending)) return found;
    // The history ends with this payout's day. Later payouts can only be among those of all users,
    // which may have been read before the history.
    const isKnown = (row: PayoutFields) => results.some(({ id }) => isSameId(id, row.id));
    if (
      compared?.rows.some(
        (row) => isOtherPending(row) && isSameId(ownerId(row), userId) && !isKnown(row),
      )
    )
      return found;
    return count > results.length
      ? unchecked(`none among the last ${countOf(results.length)}`)
      : fine('No other payout is pending');
  });
};

function checkRate({ payout, compared, limits = checkLimits }: CheckSources): Found {
  const currency = payCurrency(payout);
  const rate = payoutRate(payout);
  if (!rate) return unchecked(currency === '' ? 'the payout has no currency' : reasons.noAmount);
  const median = compared && medianRate(compared, payout);
  if (!median) return unchecked(`no other ${currency} payout for ${currencyOf(payout)} was read`);
  return isOffBy(limits.ratePercent, rate, median)
    ? look(`Rate differs from other ${currency} payouts`)
    : fine('Exchange rate normal');
}

const hasAddressProof = (record: KycFields | null) =>
  kycDocuments(record).some(({ type, isMissing }) => type !== 'id' && !isMissing);

const spanOf = (ms: number) =>
  ms === checkLimits.changedAddressMs ? 'a day' : `${formatCount(ms / hourMs)} hours`;

/** A change is only known to lie between two payouts, so both must be within the span. */
const checkChangedAddress: Rule = ({ payout, history, limits = checkLimits }) =>
  whenRead(history, (page) => {
    const askedAt = readTime(payout.created_at);
    if (askedAt === undefined) return unchecked(reasons.noDate);
    if (addressKey(payout.pay_address) === undefined) return unchecked(reasons.noAddress);
    const since = askedAt - limits.changedAddressMs;
    const span = spanOf(limits.changedAddressMs);
    const earlier = earlierPayouts(payout, page).rows;
    const recent = earlier.filter((row) => (readTime(row.created_at) ?? -Infinity) >= since);
    const addresses = new Set(
      [payout, ...recent]
        .map((row) => addressKey(row.pay_address))
        .filter((address) => address !== undefined),
    );
    if (addresses.size > 1) return look(`Requested within ${span} of a change of address`);
    return recent.length === earlier.length && page.count > page.results.length
      ? unchecked(
          `only the last ${countOf(recent.length)} ${recent.length === 1 ? 'was' : 'were'} read`,
        )
      : fine(`Wallet address unchanged for ${formatCount(limits.changedAddressMs / hourMs)} h`);
  });

const rules: Record<CheckRule, Rule> = {
  kyc: ({ kyc }) =>
    whenRead(kyc, (record) =>
      derivedKycStatus(record) === 'approved'
        ? fine('KYC is approved')
        : stop('KYC is not approved'),
    ),
  sharedAddress: checkSharedAddress,
  addressFormat: checkAddressFormat,
  newAddress: checkNewAddress,
  profit: checkProfit,
  pending: checkPending,
  rate: checkRate,
  addressProof: ({ kyc }) =>
    whenRead(kyc, (record) =>
      hasAddressProof(record) ? fine('Address proof was uploaded') : look('No address proof'),
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

/** When the waiting time is over, a source that is still loading counts as not checked. */
export const settleChecks = (checks: readonly Check[], waitMs = checkLimits.waitMs): Check[] =>
  checks.map((check) =>
    check.verdict === 'waiting'
      ? checkOf(check.rule, unchecked(`no answer in ${waitMs / 1000} s`))
      : check,
  );

export const areWaiting = (checks: readonly Check[]): boolean =>
  checks.some(({ verdict }) => verdict === 'waiting');

export type Lane = 'clear' | 'flagged' | 'unchecked';

/** Flagged if anything stops or asks for a look; clear only if everything was checked. */
export function laneOf(checks: readonly Check[]): Lane {
  if (checks.some(({ verdict }) => verdict === 'stop' || verdict === 'look')) return 'flagged';
  return checks.every(({ verdict }) => verdict === 'fine') ? 'clear' : 'unchecked';
}

export const textsOf = (checks: readonly Check[], wanted: Verdict): string[] =>
  checks.flatMap(({ verdict, text }) => (verdict === wanted ? [text] : []));
