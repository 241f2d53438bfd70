import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { drawnStories, type IndexedStory } from '../../stories/atlas/atlas';
import { isFlow, pictureName } from '../../stories/atlas/links';
import { themes, widths, type Width } from '../../stories/atlas/states';
import { STORYBOOK, test as inFolder } from '../published/folder';

const { ATLAS_PICTURES: pictures = '', ATLAS_BASELINE: baseline, ATLAS_ONLY = '' } = process.env;
const only = new RegExp(ATLAS_ONLY, 'i');

const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexedStory & { type: string }>;
};
const stories = drawnStories(Object.values(entries).filter(({ type }) => type === 'story')).filter(
  ({ title, name, exportName }) => only.test(`${title}: ${exportName} (${name})`),
);

/** What Storybook keeps in its frame. */
interface Frame {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, about: { storyId: string; viewMode: 'story' }) => void;
  };
}

/** In pixels of the page. The rest below is cut off. */
const tallest = 1600;

/** One page for all stories, so that Storybook's own files are read once. */
const test = inFolder.extend<object, { drawing: Page }>({
  drawing: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        deviceScaleFactor: 0.5,
        timezoneId: 'UTC',
        locale: 'en-US',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Loads Storybook's frame with a story. */
async function open(page: Page, address: string, id: string) {
  await page.goto(
    `${address}iframe.html?id=${id}&viewMode=story&globals=theme:light;a11y.manual:!true`,
  );
  await page.waitForFunction(() =>
    /finished|errored|aborted/.test(
      (globalThis as Frame).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
    ),
  );
}

/** Renders a story in the frame that is there, as a click in the sidebar does. */
const show = (page: Page, id: string, event: 'setCurrentStory' | 'forceRemount') =>
  page.evaluate(
    ([storyId, name]) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Frame;
        document.documentElement.dataset['theme'] = 'light';
        channel?.once('storyFinished', resolve);
        channel?.emit(name, { storyId, viewMode: 'story' });
      }),
    [id, event] as const,
  );

/** Waits until nothing has changed for a while in a story that has played. */
async function settle(page: Page) {
  const phase = () => (globalThis as Frame).__STORYBOOK_PREVIEW__?.currentRender?.phase;
  expect(await page.evaluate(phase)).toBe('finished');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = 0;
      const watcher = new MutationObserver(() => wait());
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          if ([...document.images].some(({ complete }) => !complete)) {
            wait();
            return;
          }
          watcher.disconnect();
          resolve();
        }, 250);
      };
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
      wait();
    });
  });
}

/** Draws a story as it is shown. Themes differ only in colors, so once is enough for them. */
async function draw(page: Page, id: string, width: Width) {
  await settle(page);
  for (const theme of themes) {
    const file = `${pictureName(id, { theme, width })}.png`;
    const tall = await page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
      // A dialog darkens the window, not the page below it.
      return document.querySelector('[aria-modal="true"]')
        ? 0
        : document.documentElement.scrollHeight;
    }, theme);
    await page.screenshot({
      path: join(pictures, file),
      fullPage: true,
      animations: 'disabled',
      // The bar stays at the window's edge, and would lie across the whole page.
      style: '.challenge-bar { position: static !important }',
      clip: {
        x: 0,
        y: 0,
        width: width.width,
        height: Math.max(width.height, Math.min(tall, tallest)),
      },
    });
  }
}

for (const { id, title, name, exportName } of stories) {
  test(`${title}: ${exportName} (${name})`, { tag: '@draw' }, async ({ drawing, folder }) => {
    for (const width of widths) {
      await drawing.setViewportSize({ width: width.width, height: width.height });
      // A flow moves the frame to the console's own addresses.
      const isOpen = drawing.url().includes('iframe.html');
      if (!isOpen || isFlow(title)) await open(drawing, folder.address, id);
      else await show(drawing, id, width === widths[0] ? 'setCurrentStory' : 'forceRemount');
      await draw(drawing, id, width);
    }
  });
}

// Apart from drawing: after a failure Playwright starts a new worker, and a browser takes seconds.
for (const title of new Set(baseline ? stories.map((story) => story.title) : []))
  test(title, { tag: '@compare' }, () => {
    for (const { id } of stories.filter((story) => story.title === title))
      for (const width of widths)
        for (const theme of themes) {
          const file = `${pictureName(id, { theme, width })}.png`;
          expect.soft(readFileSync(join(pictures, file))).toMatchSnapshot([file]);
        }
  });
