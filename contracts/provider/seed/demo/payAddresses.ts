import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, bech32, createBase58check } from '@scure/base';
import { Draw } from './draw';
import type { Coin } from './market';

const base58check = createBase58check(sha256);

/** Upper and lower case are the checksum (EIP-55). */
function withChecksum(digits: string): string {
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  return `0x${Array.from(digits, (digit, place) => (parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

/** Makes an address of a network from a drawn hash. Nobody has a key for it. */
const makers = {
  TRC20: (draw: Draw) => base58check.encode(Uint8Array.of(0x41, ...draw.bytes(20))),
  ERC20: (draw: Draw) => withChecksum(bytesToHex(draw.bytes(20))),
  BEP20: (draw: Draw) => withChecksum(bytesToHex(draw.bytes(20))),
  Solana: (draw: Draw) => base58.encode(draw.bytes(32)),
  Bitcoin: (draw: Draw) =>
    draw.isOneIn(4)
      ? base58check.encode(Uint8Array.of(draw.pick([0, 5]), ...draw.bytes(20)))
      : bech32.encode('bc', [0, ...bech32.toWords(draw.bytes(20))]),
};
export type Network = keyof typeof makers;

export interface PayTo {
  coin: Coin;
  network: Network;
  address: string;
}

/** What a payout costs on a network, in dollars. */
export const networkFees: Record<Network, number> = {
  TRC20: 1,
  ERC20: 4.5,
  BEP20: 0.3,
  Solana: 0.1,
  Bitcoin: 3,
};

const ways: { coin: Coin; network: Network; weight: number }[] = [
  { coin: 'USDT', network: 'TRC20', weight: 45 },
  { coin: 'USDT', network: 'BEP20', weight: 12 },
  { coin: 'USDT', network: 'ERC20', weight: 8 },
  { coin: 'USDC', network: 'ERC20', weight: 9 },
  { coin: 'USDC', network: 'Solana', weight: 9 },
  { coin: 'BTC', network: 'Bitcoin', weight: 11 },
  { coin: 'ETH', network: 'ERC20', weight: 6 },
];

/** Where a user is paid to. `turn` counts the user's addresses: most users keep their first one. */
export function payToOf(userId: number, turn = 0): PayTo {
  const { coin, network } = new Draw('way', userId).weighted(ways);
  return { coin, network, address: makers[network](new Draw(`address ${turn}`, userId)) };
}
