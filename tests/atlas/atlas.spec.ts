import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildAtlas, shownStories, type IndexedStory } from '../../stories/atlas/atlas';
import { pictureName } from '../../stories/atlas/links';
import { themes, widths, type Width } from '../../stories/atlas/states';
import { STORYBOOK, test as inFolder } from '../published/folder';

const { ATLAS_PICTURES: pictures = '', ATLAS_BASELINE: baseline } = process.env;

const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexedStory & { type: string }>;
};
const stories = shownStories(
  buildAtlas(Object.values(entries).filter(({ type }) => type === 'story')),
);

interface Preview {
  currentRender?: { phase: string };
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

/** Waits until the story has played, and then until nothing has changed for a while. */
async function settle(page: Page) {
  const handle = await page.waitForFunction(() => {
    const { currentRender } =
      (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {};
    return /finished|errored|aborted/.exec(currentRender?.phase ?? '')?.[0];
  });
  expect(await handle.jsonValue()).toBe('finished');
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

/** Draws a story at one width. Themes differ only in colors, so one visit is enough for them. */
async function draw(page: Page, address: string, { id, width }: { id: string; width: Width }) {
  await page.setViewportSize({ width: width.width, height: width.height });
  await page.goto(
    `${address}iframe.html?id=${id}&viewMode=story&globals=theme:light;a11y.manual:!true`,
  );
  await settle(page);
  for (const theme of themes) {
    const file = `${pictureName(id, { theme, width })}.png`;
    const tall = await page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
      return document.documentElement.scrollHeight;
    }, theme);
    const picture = await page.screenshot({
      path: join(pictures, file),
      fullPage: true,
      animations: 'disabled',
      clip: {
        x: 0,
        y: 0,
        width: width.width,
        height: Math.max(width.height, Math.min(tall, tallest)),
      },
    });
    if (baseline) expect.soft(picture).toMatchSnapshot([file]);
  }
}

const isDrawn = (id: string) =>
  widths
    .flatMap((width) => themes.map((theme) => pictureName(id, { theme, width })))
    .every((name) => existsSync(join(pictures, `${name}.png`)));

for (const { id, title, name, exportName } of stories) {
  test(`${title}: ${exportName} (${name})`, async ({ drawing, folder }) => {
    if (!baseline && isDrawn(id)) return;
    for (const width of widths) await draw(drawing, folder.address, { id, width });
  });
}
