import { describe } from 'vitest';
import type { PayoutFields } from '~/features/payouts/model';
import type { ComparedPayouts } from '~/features/payouts/checks/evidence';
import { tronAddress } from '../../fixtures/addresses';
import {
  anotherPayout,
  before,
  changedPayout,
  checkedPayout,
  comparedWith,
  earlierPayout,
  historyOf,
  hourMs,
  ready,
} from '../../fixtures/checks';
import { buildPayout } from '../../fixtures/wallet';
import { says } from './ruleTable';

const loading = { status: 'loading' } as const;
const failed = { status: 'failed', onRetry: () => undefined } as const;
const address = checkedPayout.pay_address as string;
const changedOn = (network: string | null, of: string) =>
  changedPayout({ pay_network: network, pay_address: of });

describe('an address that other users have', () => {
  const withAddress = (row: PayoutFields, id: number, fullName: unknown): PayoutFields => ({
    ...row,
    id: id * 10,
    pay_address: address,
    user: { id, full_name: fullName },
  });
  const bela = withAddress(anotherPayout, 8, 'Bela Nagy');
  const partly: ComparedPayouts = { ...comparedWith(checkedPayout, anotherPayout), isWhole: false };
  const hex = `0x${'ab'.repeat(20)}`;
  const upper = `0x${'AB'.repeat(20)}`;
  says('sharedAddress', {
    'ok: No other user has this address': {
      'nobody else, all were read': {},
      'only this user': { compared: comparedWith(checkedPayout, { ...earlierPayout, id: 4 }) },
      'a row without a user': { compared: comparedWith({ ...bela, user: null }) },
      'another case in base58, which is another address': {
        compared: comparedWith({ ...bela, pay_address: address.toLowerCase() }),
      },
    },
    'blocked: Address also used by Bela Nagy': {
      one: { compared: comparedWith(bela) },
      'one with an id as text': { userId: '7', compared: comparedWith(earlierPayout, bela) },
      'one whom a later payout does not name': {
        compared: comparedWith(bela, { ...bela, id: 81, user: { id: 8 } }),
      },
      'one twice': { compared: comparedWith(bela, { ...bela, id: 81 }) },
      'one, partly read': { compared: { ...comparedWith(bela), isWhole: false } },
      'another case of the same hexadecimal address': {
        ...changedPayout({ pay_address: hex }),
        compared: comparedWith({ ...bela, pay_address: upper }),
      },
      'another case of the same bech32 address': {
        ...changedPayout({ pay_address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }),
        compared: comparedWith({
          ...bela,
          pay_address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
        }),
      },
      'the same address with a zero-width space and an override': {
        ...changedPayout({ pay_address: `${address.slice(0, 9)}\u200b${address.slice(9)}\u202e` }),
        compared: comparedWith(bela),
      },
      'the same address with a Cyrillic letter in the place of a Latin one': {
        ...changedPayout({ pay_address: hex }),
        compared: comparedWith({ ...bela, pay_address: hex.replace('a', '\u0430') }),
      },
      'the same address in full-width letters': {
        ...changedPayout({ pay_address: hex }),
        compared: comparedWith({ ...bela, pay_address: hex.replace('0x', '\uff10\uff58') }),
      },
    },
    'blocked: Address also used by Bela Nagy and 1 other': {
      two: { compared: comparedWith(bela, withAddress(anotherPayout, 9, 'Cy Low')) },
    },
    'blocked: Address also used by Bela Nagy and 2 others': {
      three: {
        compared: comparedWith(
          bela,
          withAddress(anotherPayout, 9, 'Cy Low'),
          withAddress(anotherPayout, 10, 'Di Moss'),
        ),
      },
    },
    'blocked: Address also used by user 8': {
      'one without a name': { compared: comparedWith(withAddress(anotherPayout, 8, null)) },
    },
    'unchecked: Shared address: none in 2 payouts checked, more not read': {
      'nobody, partly read': { compared: partly },
    },
    'unchecked: Shared address: none in 2 of 3,031 payouts checked': {
      'nobody, partly read of a known number': { compared: { ...partly, count: 3031 } },
    },
    'unchecked: Shared address: not compared with other users': {
      'nothing read': { compared: undefined },
    },
    'unchecked: Shared address: no payout address': {
      'no address': changedPayout({ pay_address: ' ' }),
    },
    'unchecked: Shared address: the payout has no user': {
      'no user': { userId: undefined },
    },
  });
});

describe('the format of the address', () => {
  says('addressFormat', {
    'ok: Address fits TRC20': {
      right: {},
      'with spaces around it': changedOn('TRC20', ` ${address}\n`),
      'of the payout that stories show': changedOn('TRC20', String(buildPayout().pay_address)),
    },
    'blocked: Not a valid ERC20 address': {
      'of another network': changedPayout({ pay_network: 'ERC20' }),
    },
    'blocked: Not a valid TRC20 address': {
      'one character changed': changedPayout({ pay_address: `${address.slice(0, -1)}1` }),
      missing: changedPayout({ pay_address: null }),
      'with nothing to be seen': changedOn('TRC20', '\u200b\u3164'),
    },
    'blocked: Hidden character after 0x5290': {
      'with a zero-width space': changedOn('Polygon', '0x5290\u200b84000985'),
      'with a line break': changedOn('Polygon', '0x5290\n8400'),
      'with a no-break space': changedOn('Polygon', '0x5290\u00a08400'),
    },
    'blocked: Hidden character after 0x52': {
      'with an override of the direction': changedOn('ERC20', '0x52\u202e9084'),
    },
    'blocked: Hidden character after bc1q': {
      'with a soft hyphen on no network': changedOn(null, 'bc1q\u00adxyz'),
    },
    [`blocked: Hidden character after ${address}`]: {
      'with a word joiner at its end': changedOn('TRC20', `${address}\u2060`),
    },
    'blocked: Hidden character at the start of the address': {
      'with a byte order mark at its start': changedOn('TRC20', `\ufeff${address}`),
    },
    'blocked: Unusual character after 0x5290': {
      'with a Cyrillic letter': changedOn('Polygon', '0x5290\u0430400'),
    },
    'blocked: Unusual character after T': {
      'with a full-width digit': changedOn('TRC20', 'T\uff11'),
    },
    'ok: Address fits TRC\u200b20': {
      'on a network with hidden characters': changedOn('TRC\u200b20', address),
    },
    'unchecked: Address format: the network LTC is not known': {
      'of an unknown network': changedPayout({ pay_network: 'LTC' }),
    },
    'unchecked: Address format: the payout has no network': {
      'without a network': changedPayout({ pay_network: null }),
    },
  });
});

describe('an address that is new', () => {
  const other = { ...earlierPayout, pay_address: tronAddress(3) };
  says('newAddress', {
    'ok: Address used in 1 earlier payout': {
      'used once': {},
    },
    'ok: Address used in 2 earlier payouts': {
      'used twice': { history: historyOf(earlierPayout, { ...earlierPayout, id: 4 }) },
    },
    'caution: First time this address is used': {
      'only others used': { history: historyOf(checkedPayout, other) },
      'no earlier payout': { history: historyOf(checkedPayout) },
      'only used later': { history: historyOf({ ...earlierPayout, created_at: before(-1) }) },
    },
    'caution: First time this address is used among the last 1 payout': {
      'not among those read': { history: ready({ count: 9, results: [other] }) },
    },
    'waiting: Earlier use of the address: loading…': {
      loading: { history: loading },
    },
    'unchecked: Earlier use of the address: could not be loaded': {
      failed: { history: failed },
    },
    'unchecked: Earlier use of the address: no payout address': {
      'no address': changedPayout({ pay_address: null }),
    },
  });
});

describe('an address that changed shortly before', () => {
  const other = (id: number, ms: number, of: string | null = tronAddress(3)): PayoutFields => ({
    ...earlierPayout,
    id,
    pay_address: of,
    created_at: before(ms),
  });
  const day = 24 * hourMs;
  says('changedAddress', {
    'ok: Wallet address unchanged for 24 h': {
      never: {},
      'a day and a millisecond before': { history: historyOf(other(2, day + 1)) },
      'the same within the day': {
        history: historyOf(other(2, hourMs, address), other(3, 48 * hourMs)),
      },
      'one without an address': { history: historyOf(other(2, hourMs, null)) },
      'a later one': { history: historyOf(other(2, -hourMs)) },
      'an older one was read, more were not': {
        history: ready({ count: 51, results: [other(2, 48 * hourMs)] }),
      },
    },
    'caution: Requested within a day of a change of address': {
      'a day before': { history: historyOf(other(2, day)) },
      'to another and back': {
        history: historyOf(other(2, hourMs), other(3, 2 * hourMs, address)),
      },
    },
    'unchecked: Changed address: only the last 1 payout was read': {
      'all that were read lie in the day, more were not read': {
        history: ready({ count: 51, results: [other(2, hourMs, address)] }),
      },
    },
    'unchecked: Changed address: the payout has no date': {
      'no date': changedPayout({ created_at: 'soon' }),
    },
    'unchecked: Changed address: no payout address': {
      'no address': changedPayout({ pay_address: null }),
    },
    'waiting: Changed address: loading…': {
      loading: { history: loading },
    },
    'unchecked: Changed address: could not be loaded': {
      failed: { history: failed },
    },
  });
});
