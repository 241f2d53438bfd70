import type { Page, Response } from '@playwright/test';
import { securityHeadersFor } from '../../../contracts/provider/core/securityHeaders';
import { expect } from '../support/test';

const wanted = Object.entries(securityHeadersFor({ apiOrigins: [], fileOrigins: [] })).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

/** What the console's own origin has answered, and which headers were missing or different. */
export class HeaderWatch {
  count = 0;
  private readonly wrong: string[] = [];
  private readonly assets = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('response', (response) => {
      if (!response.url().startsWith(`${origin}/`)) return;
      this.count += 1;
      if (response.url().includes('/assets/')) this.assets.add(response.url());
      else this.check(response.url(), response.headers(), this.cacheControlOf(response));
    });
  }

  /**
   * The answers with a missing or different header. The build's files are asked for once more,
   * outside the browser: Chromium keeps no Strict-Transport-Security with a file that it has
   * stored, and a file that was fetched ahead can be stored without the page hearing of it.
   */
  async faults(): Promise<string[]> {
    expect(this.assets.size).toBeGreaterThan(0);
    for (const url of this.assets) {
      const response = await this.page.request.get(url);
      this.check(url, response.headers(), /immutable/);
      await response.dispose();
    }
    return this.wrong;
  }

  private cacheControlOf(response: Response): RegExp {
    if (response.request().resourceType() === 'document') return /^no-cache$/;
    return response.url().startsWith(`${this.origin}/api/`) ? /^no-store$/ : /./;
  }

  private check(url: string, headers: Record<string, string>, cacheWanted: RegExp) {
    const cache = headers['cache-control'] ?? 'none';
    const differing = wanted
      .filter(([name, value]) => headers[name] !== value)
      .map(([name]) => name);
    for (const name of [
      ...differing,
      ...(cacheWanted.test(cache) ? [] : [`cache-control ${cache}`]),
    ])
      this.wrong.push(`${name} of ${url}`);
  }
}
