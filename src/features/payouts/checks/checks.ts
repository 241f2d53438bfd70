import { kycDocuments, derivedKycStatus, type KycFields } from '../../kyc/model';
import { readTime } from '../../../lib/dates';
import { subtractDecimals, isOffBy } from '../../../lib/decimals';
import { isSameId, readId } from '../../../lib/ids';
import type { Load } from '../../../lib/load';
import { formatCount } from '../../../lib/numbers';
import { isRecord } from '../../../lib/records';
import { dash, formatText, isBlank, isolate } from '../../../lib/text';
import { payoutCan, type PayoutDecision } from '../wallet/transactions';
import { addressKey, readAddress } from './address';
import { hasAddressFormat } from './addressFormat';
import { currencyOf } from '../decision/changes';
import { checkLimits, checkRules, hourMs, type CheckLimits, type CheckRule } from './checkRules';
import {
  medianRate,
  ownerId,
  payCurrency,
  payoutRate,
  sameAddress,
  type CheckedPayout,
  type ComparedPayouts,
} from './comparison';
import { earlierPayouts } from './evidence';

export type Verdict = 'stop' | 'look' | 'fine' | 'unchecked' | 'waiting';

export interface Check {
  rule: CheckRule;
  verdict: Verdict;
  text: string;
}

/**
 * The data that the checks use. A load is undefined if the payout's user is not known, because it
 * can't be read then.
 */
export interface CheckSources {
  payout: CheckedPayout;
  /** Whose payout it is; undefined if that is not known. */
  userId: unknown;
  kyc: Load<KycFields | null> | undefined;
  wallet: Load<{ withdrawal_profit?: unknown }> | undefined;
  /**
   * This user's latest payouts, up to the day of this one. `count` is how many there are in all.
   */
  history: Load<{ count: number; results: readonly CheckedPayout[] }> | undefined;
  /** The payouts of all users that were read so far. */
  compared: ComparedPayouts | undefined;
  limits?: CheckLimits;
}

type Found = Omit<Check, 'rule'>;

/** The subject of each rule. It begins the sentence that is shown while there is no verdict. */
const subjects: Record<CheckRule, string> = {
  kyc: 'KYC',
  sharedAddress: 'Address of other users',
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

const reasons = {
  failed: 'could not be read',
  forbidden: 'no access',
  noUser: 'the payout has no user',
  noAddress: 'no payout address',
  noAmount: 'an amount is missing',
  noDate: 'the payout has no date',
} as const;

const payoutsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`;

/** Why there is no verdict. */
type Reason = { because: string } | { isWaiting: true };
type Rule = (sources: CheckSources) => Found | Reason;

/** Applies a rule to data that has to be loaded first. */
function whenRead<Data>(
  load: Load<Data> | undefined,
  rule: (data: Data) => Found | Reason,
): Found | Reason {
  if (!load) return { because: reasons.noUser };
  if (load.status === 'loading') return { isWaiting: true };
  return load.status === 'ready' ? rule(load.data) : { because: reasons[load.status] };
}

/** 'Ann Other', or 'Ann Other and 2 others'. */
function namesOf(rows: readonly CheckedPayout[]): string {
  const names = new Map<string | undefined, string>();
  for (const row of rows) {
    const known = names.get(ownerId(row)) ?? dash;
    names.set(
      ownerId(row),
      known === dash && isRecord(row.user) ? formatText(row.user['full_name']) : known,
    );
  }
  const [[id, name = dash] = []] = names;
  const others = names.size - 1;
  const first = name === dash ? `user ${id ?? ''}` : isolate(name);
  return others === 0
    ? first
    : `${first} and ${formatCount(others)} ${others === 1 ? 'other' : 'others'}`;
}

function checkSharedAddress({ payout, userId, compared }: CheckSources): Found | Reason {
  const address = addressKey(payout.pay_address);
  const own = readId(userId);
  if (address === undefined) return { because: reasons.noAddress };
  if (own === undefined) return { because: reasons.noUser };
  if (!compared) return { because: 'not compared with other users' };
  const others = sameAddress(compared, address).filter(
    (row) => ownerId(row) !== undefined && ownerId(row) !== own,
  );
  if (others.length > 0) return stop(`Address also used by ${namesOf(others)}`);
  return compared.isWhole
    ? fine('No other user has this address')
    : { because: `none among ${payoutsOf(compared.rows.length)}, more not read` };
}

/**
 * Names the first character that no address has: one that can't be seen, or one that looks like
 * another. Only plain spaces around an address don't count. The text before it is ASCII, so it
 * turns nothing around.
 */
function oddCharacterIn(address: unknown): string | undefined {
  const found = /^([\x20-\x7e]*)([^\x20-\x7e])/u.exec(
    typeof address === 'string' ? address.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '') : '',
  );
  if (!found) return undefined;
  const [, before = '', odd = ''] = found;
  return `${isBlank(odd) ? 'Hidden' : 'Unusual'} character ${before === '' ? 'at the start of the address' : `after ${before}`}`;
}

function checkAddressFormat({ payout }: CheckSources): Found | Reason {
  const odd =
    readAddress(payout.pay_address) === undefined ? undefined : oddCharacterIn(payout.pay_address);
  if (odd !== undefined) return stop(odd);
  const network = formatText(payout.pay_network);
  // On a known network a payout without an address can't be paid, so this is a stop too.
  const hasFormat = hasAddressFormat(network, readAddress(payout.pay_address) ?? '');
  if (hasFormat === undefined)
    return {
      because:
        network === dash
          ? 'the payout has no network'
          : `the network ${isolate(network)} is not known`,
    };
  return hasFormat
    ? fine(`Address fits ${isolate(network)}`)
    : stop(`Address does not look like a ${isolate(network)} address`);
}

/** The check's words. The lanes have others (R430). */
export const newAddressWords = 'First time this address is used';

const checkNewAddress: Rule = ({ payout, history }) =>
  whenRead(history, (page) => {
    const { address, rows, isPartial } = earlierPayouts(payout, page);
    if (address.kind === 'missing') return { because: reasons.noAddress };
    if (address.kind === 'used')
      return fine(
        `Address used in ${formatCount(address.count)} earlier ${address.count === 1 ? 'payout' : 'payouts'}`,
      );
    return look(
      `${newAddressWords}${isPartial ? ` among the last ${payoutsOf(rows.length)}` : ''}`,
    );
  });

const checkProfit: Rule = ({ payout, wallet }) =>
  whenRead(wallet, ({ withdrawal_profit }) => {
    if (currencyOf(payout) !== 'USD')
      return { because: `it is in USD, the payout in ${currencyOf(payout)}` };
    const left = subtractDecimals(withdrawal_profit, payout.price_amount);
    if (left === undefined) return { because: reasons.noAmount };
    return left.startsWith('-')
      ? look('More than the withdrawal profit')
      : fine('Within the withdrawal profit');
  });

const checkPending: Rule = ({ payout, userId, history, compared }) => {
  const isOtherPending = (row: CheckedPayout) =>
    !isSameId(row.id, payout.id) && payoutCan.approved(row);
  const found = look('Another payout is pending');
  return whenRead(history, ({ results, count }) => {
    if (results.some(isOtherPending)) return found;
    // The user's history ends with this payout's day. A later payout can only be among the payouts
    // of all users, which may have been read earlier than the history.
    const isKnown = (row: CheckedPayout) => results.some(({ id }) => isSameId(id, row.id));
    if (
      compared?.rows.some(
        (row) => isOtherPending(row) && isSameId(ownerId(row), userId) && !isKnown(row),
      )
    )
      return found;
    return count > results.length
      ? { because: `none among the last ${payoutsOf(results.length)}` }
      : fine('No other payout is pending');
  });
};

function checkRate({ payout, compared, limits = checkLimits }: CheckSources): Found | Reason {
  const currency = payCurrency(payout);
  const rate = payoutRate(payout);
  if (!rate) return { because: currency === '' ? 'the payout has no currency' : reasons.noAmount };
  const median = compared && medianRate(compared, payout);
  if (!median) return { because: `no other ${currency} payout for ${currencyOf(payout)} was read` };
  return isOffBy(limits.ratePercent, rate, median)
    ? look(`Rate differs from other ${currency} payouts`)
    : fine(`Rate as in other ${currency} payouts`);
}

const hasAddressProof = (record: KycFields | null) =>
  kycDocuments(record).some(({ type, isMissing }) => type !== 'id' && !isMissing);

const spanOf = (ms: number) =>
  ms === checkLimits.changedAddressMs ? 'a day' : `${formatCount(ms / hourMs)} hours`;

/**
 * Whether the address changed within a day before the payout was requested. A change is only known
 * to be between two payouts. So both of them must be within that day.
 */
const checkChangedAddress: Rule = ({ payout, history, limits = checkLimits }) =>
  whenRead(history, (page) => {
    const askedAt = readTime(payout.created_at);
    if (askedAt === undefined) return { because: reasons.noDate };
    if (addressKey(payout.pay_address) === undefined) return { because: reasons.noAddress };
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
      ? {
          because: `only the last ${payoutsOf(recent.length)} ${recent.length === 1 ? 'was' : 'were'} read`,
        }
      : fine(`No change of address within ${span}`);
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

const uncheckedCheck = (rule: CheckRule, because: string): Check => ({
  rule,
  verdict: 'unchecked',
  text: `${subjects[rule]}: ${because}`,
});

/** All checks of a payout, in the order of the rules. */
export const checkPayout = (sources: CheckSources): Check[] =>
  checkRules.map((rule) => {
    const found = rules[rule](sources);
    if ('verdict' in found) return { rule, ...found };
    return 'because' in found
      ? uncheckedCheck(rule, found.because)
      : { rule, verdict: 'waiting', text: `${subjects[rule]}: being read…` };
  });

/**
 * The checks when the waiting time is over: a source that is still loading counts as not checked.
 */
export const settleChecks = (checks: readonly Check[], waitMs = checkLimits.waitMs): Check[] =>
  checks.map((check) =>
    check.verdict === 'waiting'
      ? uncheckedCheck(check.rule, `no answer in ${waitMs / 1000} s`)
      : check,
  );

/** Whether some check has neither loaded nor failed. */
export const areWaiting = (checks: readonly Check[]): boolean =>
  checks.some(({ verdict }) => verdict === 'waiting');

/**
 * Whether a decision has to wait for the checks. A rejection moves no money, so it never waits
 * (R45).
 */
export const hasToWait = (decision: PayoutDecision, checks: readonly Check[]): boolean =>
  decision === 'approved' && areWaiting(checks);

export type Lane = 'clear' | 'flagged' | 'unchecked';

/** Flagged if anything stops or asks for a look; clear only if everything was checked. */
export function laneOf(checks: readonly Check[]): Lane {
  if (checks.some(({ verdict }) => verdict === 'stop' || verdict === 'look')) return 'flagged';
  return checks.every(({ verdict }) => verdict === 'fine') ? 'clear' : 'unchecked';
}

/** The texts of the checks that stop the payout. */
export const stopsOf = (checks: readonly Check[]): string[] =>
  checks.flatMap(({ verdict, text }) => (verdict === 'stop' ? [text] : []));
