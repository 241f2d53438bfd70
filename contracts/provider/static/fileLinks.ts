import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../core/clock';

const linkMinutes = 15;

/**
 * Signed links to uploaded documents, because an `<img>` sends no bearer token. A link is valid for
 * 10 to 15 minutes. The expiry moves in steps of 5 minutes, so that reading a record again gives
 * the same link and the browser doesn't load the picture again.
 */
export class FileLinks {
  constructor(
    private readonly secret: () => Promise<string>,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the link for a stored file name. Addresses stay as they are; the seed has hostile ones
   * too.
   */
  async linkTo(stored: string | null): Promise<string | null> {
    if (stored === null || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(stored)) return stored;
    const stepSeconds = 5 * 60;
    const now = this.clock.now().getTime() / 1000;
    const expires = Math.floor(now / stepSeconds) * stepSeconds + linkMinutes * 60;
    return `/files/${encodeURIComponent(stored)}?expires=${expires}&signature=${await this.sign(stored, expires)}`;
  }

  async isValid(
    stored: string,
    expires: string | undefined,
    signature: string | undefined,
  ): Promise<boolean> {
    if (!/^\d{1,12}$/.test(expires ?? '') || signature === undefined) return false;
    const expected = Buffer.from(await this.sign(stored, Number(expires)));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return Number(expires) * 1000 > this.clock.now().getTime();
  }

  private async sign(stored: string, expires: number): Promise<string> {
    return createHmac('sha256', await this.secret())
      .update(`file\n${stored}\n${expires}`)
      .digest('base64url');
  }
}
