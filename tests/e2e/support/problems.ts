import type { BrowserContext } from '@playwright/test';

const lostConnections = [
  'EMPTY_RESPONSE',
  'CONNECTION_RESET',
  'CONNECTION_CLOSED',
  'INTERNET_DISCONNECTED',
  'FAILED',
  'ABORTED',
  'INCOMPLETE_CHUNKED_ENCODING',
  'CONTENT_LENGTH_MISMATCH',
  'FILE_NOT_FOUND',
];

/**
 * What must not happen in any tab: uncaught errors, console errors (such as policy violations) and
 * warnings.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('weberror', (event) => {
      const { name, message, stack } = event.error();
      // A script that can't be parsed has no stack.
      this.seen.push(`uncaught: ${stack || `${name}: ${message}`}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
  }

  /**
   * Chromium reports every error status as a console error. A test that causes one must announce
   * it.
   */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses)
      this.allowed.push(
        new RegExp(
          `^error: Failed to load resource: the server responded with a status of ${status} `,
        ),
      );
  }

  allowLostConnection(): void {
    this.allowed.push(
      new RegExp(`^error: Failed to load resource: net::ERR_(${lostConnections.join('|')})`),
    );
  }

  /** What the browser reports about a missing file of the console. */
  allowMissingFile(): void {
    this.allowStatus(404);
    this.allowed.push(
      /^error: .*(Failed to fetch dynamically imported module|Unable to preload CSS|LoadFailure)/s,
    );
  }

  /**
   * A document on a host that the policy does not allow. The screen says that it could not be
   * shown.
   */
  allowBlockedPicture(): void {
    this.allowed.push(
      /^error: .*violates the following Content Security Policy directive: "img-src /,
    );
  }

  /** An error that the test throws itself. */
  /** R370: the browser's console says what of `config.json` can't be used. */
  allowRefusedConfig(): void {
    this.allowed.push(/^warning: config\.json: /);
  }

  allowThrown(text: string): void {
    this.allowed.push(new RegExp(`^uncaught: \\w+: ${text}`));
  }

  /**
   * What the browser reports about files of the console that are missing, cut or broken. The reason
   * is on the page too.
   */
  allowBrokenFile(): void {
    this.allowMissingFile();
    this.allowLostConnection();
    this.allowed.push(
      /LoadFailure|SyntaxError|ERR_CONTENT_LENGTH_MISMATCH|was preloaded using link preload/,
    );
    // A broken font: the text stands in the next one of the list.
    this.allowed.push(/^warning: (Failed to decode downloaded font|OTS parsing error)/);
  }

  get unexpected(): string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}
