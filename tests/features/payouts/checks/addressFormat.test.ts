import { describe, expect, it } from 'vitest';
import { hasAddressFormat } from '~/features/payouts/checks/addressFormat';

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Published examples of each kind. */
const good: readonly (readonly [network: string, kind: string, address: string])[] = [
  ['Bitcoin', 'key', bitcoin],
  ['Bitcoin', 'script', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['Bitcoin', 'bech32 key', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['Bitcoin', 'bech32 script', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['Bitcoin', 'bech32m', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['TRC20', 'base58check', tron],
  ['ERC20', 'EIP-55', ether],
  ['BEP20', 'EIP-55', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['Solana', 'base58', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
];

/** The address with the character at the place replaced by another one of the same alphabet. */
const changed = (address: string, place: number) => {
  const other = address.charAt(place) === '2' ? '3' : '2';
  return address.slice(0, place) + other + address.slice(place + 1);
};

describe('an address of its network', () => {
  it.each(good)('%s, %s', (network, _kind, address) => {
    expect(hasAddressFormat(network, address)).toBe(true);
  });

  it.each([
    ['btc', bitcoin],
    [' TRC-20 ', tron],
    ['trc_20', tron],
    ['Tron', tron],
    ['TRX', tron],
    ['Ethereum', ether],
    ['eth', ether],
    ['BSC', ether],
    ['sol', 'So11111111111111111111111111111111111111112'],
  ])('of the network named %s', (network, address) => {
    expect(hasAddressFormat(network, address)).toBe(true);
  });

  it.each([
    ['bech32 in capitals', 'bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['hexadecimal in small letters', 'erc20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['hexadecimal in capitals', 'erc20', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  ])('has no checksum in its case, or none at all: %s', (_what, network, address) => {
    expect(hasAddressFormat(network, address)).toBe(true);
  });
});

describe('no address of its network', () => {
  // Solana's addresses and hexadecimal digits have no checksum that finds each change.
  it.each(good.filter(([, kind]) => kind !== 'base58' && kind !== 'EIP-55'))(
    '%s, %s: one character changed',
    (network, _kind, address) => {
      const found = Array.from(address, (_, place) =>
        hasAddressFormat(network, changed(address, place)),
      );
      expect(found).toEqual(Array.from(address, () => false));
    },
  );

  it.each([
    ['the case of one letter', 'erc20', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['one digit of many', 'erc20', '0x6aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['a digit too few', 'erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['without 0x', 'bep20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    [
      'a Taproot address with the older checksum',
      'btc',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['version 0 with the newer checksum', 'btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['version 17', 'btc', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['a program of one byte', 'btc', 'bc1pw5dgrnzv'],
    ['bech32 of mixed case', 'btc', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['Bitcoin of a test network', 'btc', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['base58check of a test network', 'btc', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['Bitcoin as Tron', 'trc20', bitcoin],
    ['Tron as Bitcoin', 'btc', tron],
    ['Tron as Ethereum', 'erc20', tron],
    ['two bytes too few', 'sol', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTD'],
    ['a zero, which base58 does not have', 'sol', '0PjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['nothing', 'trc20', ''],
    ['a very long text', 'sol', '1'.repeat(100_000)],
    ['other writing', 'btc', 'адрес'],
  ])('%s', (_what, network, address) => {
    expect(hasAddressFormat(network, address)).toBe(false);
  });
});

it.each([null, undefined, '', 'LTC', 'TRC21'])('says nothing of the network %s', (network) => {
  expect(hasAddressFormat(network, tron)).toBeUndefined();
});
