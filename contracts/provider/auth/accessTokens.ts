import { sign, verify } from 'hono/jwt';
import type { Clock } from '../core/clock';

export interface AccessClaims {
  userId: number;
  /** The sign-in it belongs to. Tokens of provider states belong to none. */
  familyId: string | undefined;
  /** Which generation of the sign-in's refresh tokens it came with. */
  generation?: number;
}

/** Issues and reads short-lived access tokens: JWTs signed with HMAC-SHA-256. */
export class AccessTokens {
  constructor(
    private readonly secret: () => Promise<string>,
    private readonly clock: Clock,
    private readonly minutes: number,
  ) {}

  async issue({ userId, familyId, generation }: AccessClaims): Promise<string> {
    const issuedAt = this.clock.now().getTime() / 1000;
    const claims = {
      sub: String(userId),
      iat: Math.floor(issuedAt),
      exp: Math.ceil(issuedAt + this.minutes * 60),
    };
    return sign(
      familyId === undefined ? claims : { ...claims, fam: familyId, gen: generation },
      await this.secret(),
      'HS256',
    );
  }

  /** Returns the claims of a valid token; undefined if it is forged, malformed or expired. */
  async read(token: string): Promise<AccessClaims | undefined> {
    try {
      // The library would use the system's clock. The expiry is checked below with ours.
      const claims = await verify(token, await this.secret(), {
        alg: 'HS256',
        exp: false,
        iat: false,
        nbf: false,
      });
      if (typeof claims.exp !== 'number' || claims.exp * 1000 <= this.clock.now().getTime())
        return undefined;
      const userId = Number(claims.sub);
      if (!Number.isSafeInteger(userId)) return undefined;
      return {
        userId,
        familyId: typeof claims.fam === 'string' ? claims.fam : undefined,
        generation: typeof claims.gen === 'number' ? claims.gen : undefined,
      };
    } catch {
      return undefined;
    }
  }
}
