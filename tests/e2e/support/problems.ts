import type { BrowserContext } from '@playwright/test';

/** What must not happen in any tab: uncaught errors, console errors (a broken Content-Security-Policy is one) and warnings. */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('weberror', (event) => {
      this.seen.push(`uncaught: ${event.error().stack ?? event.error().message}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
  }

  /** Chromium reports every error status as a console error: a test that brings one about says so. */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses) this.allowed.push(new RegExp(`^error: Failed to load resource: the server responded with a status of ${status} `));
  }

  allowLostConnection(): void {
    this.allowed.push(/^error: Failed to load resource: net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|INTERNET_DISCONNECTED|FAILED|ABORTED|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|FILE_NOT_FOUND)/);
  }

  /** What the browser says of a file of the console that is gone. */
  allowMissingFile(): void {
    this.allowStatus(404);
    this.allowed.push(/Failed to fetch dynamically imported module|Unable to preload CSS/);
  }

  get unexpected(): string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}
