import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { networkKey } from './address';

type HasFormat = (address: string) => boolean;

const base58check = createBase58check(sha256);

function decoded<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function isBase58Check(address: string, versions: readonly number[]): boolean {
  const bytes = decoded(() => base58check.decode(address));
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1);
}

function isSegwit(address: string): boolean {
  // Version 0 has the older checksum (bech32), all later ones the newer one (bech32m).
  const isProgram = (coder: typeof bech32, isVersion: (version: number) => boolean) => {
    const read = coder.decodeUnsafe(address);
    const [version = -1, ...words] = read?.prefix === 'bc' ? read.words : [];
    const size = decoded(() => coder.fromWords(words))?.length ?? 0;
    if (!isVersion(version) || size < 2 || size > 40) return false;
    return version === 0 ? size === 20 || size === 32 : version > 1 || size === 32;
  };
  return (
    isProgram(bech32, (version) => version === 0) ||
    isProgram(bech32m, (version) => version >= 1 && version <= 16)
  );
}

const isBitcoin: HasFormat = (address) => isBase58Check(address, [0x00, 0x05]) || isSegwit(address);

const isTron: HasFormat = (address) => isBase58Check(address, [0x41]);

/** EIP-55: the case of the letters is a checksum, unless all have the same case. */
const isEthereum: HasFormat = (address) => {
  const digits = /^0x([\da-f]{40})$/i.exec(address)?.[1];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(lower)));
  return (
    digits ===
    Array.from(lower, (digit, place) =>
      parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
    ).join('')
  );
};

const isSolana: HasFormat = (address) => decoded(() => base58.decode(address))?.length === 32;

const formats: Record<string, HasFormat> = {
  bitcoin: isBitcoin,
  btc: isBitcoin,
  trc20: isTron,
  tron: isTron,
  trx: isTron,
  erc20: isEthereum,
  ethereum: isEthereum,
  eth: isEthereum,
  bep20: isEthereum,
  bsc: isEthereum,
  solana: isSolana,
  sol: isSolana,
};

/** Longer than any address, because decoding very long text takes too long. */
const longest = 90;

export function hasAddressFormat(
  network: string | null | undefined,
  address: string,
): boolean | undefined {
  const key = networkKey(network ?? '');
  const hasFormat = Object.hasOwn(formats, key) ? formats[key] : undefined;
  return hasFormat && address.length <= longest && hasFormat(address);
}
