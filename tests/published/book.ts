import type { Browser, Page } from '@playwright/test';
import { test as inFolder } from './folder';

/** What Storybook's channel carries while a story is shown, played and looked at. */
interface Channel {
  on: (event: string, listener: (told: Told) => void) => void;
  off: (event: string, listener: (told: Told) => void) => void;
  emit: (event: string, told: { storyId: string }) => void;
}
interface Violation {
  id: string;
  help: string;
  nodes: readonly { html: string; failureSummary?: string }[];
}
interface Told {
  storyId?: string;
  message?: string;
  description?: string;
  status?: 'success' | 'error';
  reporters?: readonly { type: string; status: string; result: { violations?: Violation[] } }[];
}

/** Storybook knows its test runner by this word, and ends all transitions for it. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 StorybookTestRunner';

/**
 * Opens the built Storybook under a path that it doesn't know, and plays stories in the frame of
 * its manager.
 */
export class Book {
  constructor(private readonly page: Page) {}

  /** Plays a story. Returns what was wrong with it, nothing if it passed. */
  play(id: string): Promise<string[]> {
    return this.page.evaluate((storyId) => {
      const channelOf = (frame: unknown) =>
        (frame as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      const channel = channelOf(window);
      const shown = new URLSearchParams(location.search).get('path') === `/story/${storyId}`;
      return new Promise<string[]>((resolve) => {
        const wrong: string[] = [];
        const note = (told: Told | Told[]) => {
          for (const one of [told].flat())
            wrong.push(one.message ?? one.description ?? JSON.stringify(one));
        };
        // A play that fails doesn't fail the story for Storybook itself.
        const failures = [
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        const finish = (told: Told) => {
          if (told.storyId !== storyId) return;
          for (const failure of failures) channel.off(failure, note);
          channel.off('storyFinished', finish);
          for (const { type, status, result } of told.reporters ?? []) {
            if (status !== 'failed') continue;
            const violations = result.violations?.map(({ id, help, nodes }) => {
              const places = nodes.map(
                ({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`,
              );
              return `${id}: ${help}\n${places.slice(0, 5).join('\n')}`;
            });
            wrong.push(...(violations ?? [`${type} failed`]));
          }
          if (told.status === 'error' && wrong.length === 0)
            wrong.push('Storybook says that it failed, and not why.');
          resolve(wrong);
        };
        for (const failure of failures) channel.on(failure, note);
        channel.on('storyFinished', finish);
        // The manager takes this only from its frame, as from a link in a story.
        channelOf(window.frames[0]).emit(shown ? 'forceRemount' : 'selectStory', { storyId });
      });
    }, id);
  }
}

async function openManager(browser: Browser, address: string) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 940 },
    timezoneId: 'UTC',
    locale: 'en-US',
    userAgent,
  });
  // A story that does nothing: what the first one still does would be counted to the next.
  await page.goto(`${address}?path=/story/components-tables-badge--neutral&full=1&shortcuts=false`);
  await page.frameLocator('iframe[title="storybook-preview-iframe"]').locator('.badge').waitFor();
  return page;
}

export const test = inFolder.extend<object, { book: Book }>({
  book: [
    async ({ browser, folder }, use) => {
      const page = await openManager(browser, folder.address);
      await use(new Book(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
