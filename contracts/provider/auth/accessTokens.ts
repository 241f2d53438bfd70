import { sign, verify } from 'hono/jwt';
import type { Clock } from '../clock';

export interface AccessClaims {
  userId: number;
  /** The sign-in it belongs to; a token minted for contract verification has none. */
  familyId: string | undefined;
}

/** Short-lived signed access tokens (HMAC-SHA-256 JWT). */
export class AccessTokens {
  constructor(
    private readonly secret: () => Promise<string>,
    private readonly clock: Clock,
    private readonly minutes: number,
  ) {}

  async issue({ userId, familyId }: AccessClaims): Promise<string> {
    const issuedAt = this.clock.now().getTime() / 1000;
    const claims = { sub: String(userId), iat: Math.floor(issuedAt), exp: Math.ceil(issuedAt + this.minutes * 60) };
    return sign(familyId === undefined ? claims : { ...claims, fam: familyId }, await this.secret(), 'HS256');
  }

  /** The claims of a good token; undefined for one that is forged, malformed or expired. */
  async read(token: string): Promise<AccessClaims | undefined> {
    try {
      // The expiry is held against our own clock below.
      const claims = await verify(token, await this.secret(), { alg: 'HS256', exp: false, iat: false, nbf: false });
      if (typeof claims.exp !== 'number' || claims.exp * 1000 <= this.clock.now().getTime()) return undefined;
      const userId = Number(claims.sub);
      if (!Number.isSafeInteger(userId)) return undefined;
      return { userId, familyId: typeof claims.fam === 'string' ? claims.fam : undefined };
    } catch {
      return undefined;
    }
  }
}
