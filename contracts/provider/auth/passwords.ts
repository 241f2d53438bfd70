import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Gate } from '../core/gate';
import { tooManyRequests } from '../core/problem';

const keyBytes = 32;

/**
 * At most two password hashes run at once, because each takes 128 MiB and a core for a third of a
 * second. One core stays free for other requests. Twenty more may wait; the next one gets a 429.
 */
export const createHashGate = (cores = availableParallelism()) =>
  new Gate({
    places: Math.min(2, Math.max(1, cores - 1)),
    waiting: 20,
    waitMs: 20_000,
    refuse: () => tooManyRequests('Too many people are signing in. Try again in a second.', 1),
  });

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** What OWASP recommends with N = 2^17. */
const blockSize = { r: 8, p: 1 };

interface Checked {
  isRight: boolean;
  /**
   * A hash to store instead, if the password is right and the stored hash is cheaper than new ones.
   */
  upgraded?: string;
}

/** Returns a salted scrypt hash with its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, N: number): Promise<string> {
  const cost = { N, ...blockSize };
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/**
 * Compares in constant time, at the cost of the stored hash. Timing doesn't reveal accounts:
 * without a stored hash, or with a cheaper one, a hash of the full cost is made as well. If the
 * password is right, that hash is the upgrade.
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
  N: number,
): Promise<Checked> {
  const known = stored === undefined ? undefined : parse(stored);
  if (known === undefined) {
    await hashPassword(password, N);
    return { isRight: false };
  }
  const isRight = timingSafeEqual(await derive(password, known.salt, known.cost), known.key);
  if (known.cost.N >= N) return { isRight };
  const upgraded = await hashPassword(password, N);
  return isRight ? { isRight, upgraded } : { isRight };
}

/** Undefined if it is no hash of this service. */
function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } | undefined {
  const [, N, r, p, salt = '', text = ''] = stored.split('$');
  const key = Buffer.from(text, 'base64url');
  if (key.length !== keyBytes) return undefined;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key,
  };
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // Node allows 32 MiB by itself. This cost needs 128 · N · r bytes and a little more.
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
