import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock';

const linkMinutes = 15;

/**
 * Links to uploaded documents, signed and good for 10 to 15 minutes: an `<img>` sends no bearer token. The expiry moves in
 * steps of 5 minutes, so that reading a record again gives the same link and the picture isn't loaded twice.
 */
export class FileLinks {
  constructor(
    private readonly secret: () => Promise<string>,
    private readonly clock: Clock,
  ) {}

  /** The link for a stored file's name. What is already an address (or hostile, in the seed) is passed on as it is. */
  async linkTo(stored: string | null): Promise<string | null> {
    if (stored === null || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(stored)) return stored;
    const stepSeconds = 5 * 60;
    const now = this.clock.now().getTime() / 1000;
    const expires = Math.floor(now / stepSeconds) * stepSeconds + linkMinutes * 60;
    return `/files/${encodeURIComponent(stored)}?expires=${expires}&signature=${await this.sign(stored, expires)}`;
  }

  /** Whether a link is ours and still good. */
  async isGood(stored: string, expires: string | undefined, signature: string | undefined): Promise<boolean> {
    if (!/^\d{1,12}$/.test(expires ?? '') || signature === undefined) return false;
    const expected = Buffer.from(await this.sign(stored, Number(expires)));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return Number(expires) * 1000 > this.clock.now().getTime();
  }

  private async sign(stored: string, expires: number): Promise<string> {
    return createHmac('sha256', await this.secret()).update(`file\n${stored}\n${expires}`).digest('base64url');
  }
}
