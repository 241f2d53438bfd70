// Draws stories as pictures in Chromium, at half size and the same each time.
/* global document, MutationObserver -- inside the page */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../.setup/run/chromium.mjs';
import { inRoot } from '../../.setup/run/process.mjs';
import { widths, themes } from '../../stories/atlas/states.ts';
import { pictureName } from '../../stories/atlas/links.ts';

/** In pixels of the page. The rest below is cut off. */
const TALLEST = 1600;
const SCALE = 0.5;
const LONGEST_MS = 60_000;

/**
 * Stories depend only on the stopped clock and the fixtures (.storybook/clock.ts). Other motion is
 * stopped here.
 */
const still = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
::-webkit-scrollbar { display: none; }`;

/**
 * Waits until the story has played, its pictures and fonts are loaded, and nothing has changed for
 * a while.
 */
async function settle(page) {
  await page.waitForFunction(
    () =>
      ['finished', 'errored', 'aborted'].includes(
        globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase,
      ),
    undefined,
    { timeout: LONGEST_MS },
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      const quiet = () => [...document.images].every((image) => image.complete);
      let timer = 0;
      const watcher = new MutationObserver(() => wait());
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (!quiet()) return wait();
          watcher.disconnect();
          return resolve();
        }, 250);
      };
      watcher.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      wait();
    });
    return globalThis.__STORYBOOK_PREVIEW__.currentRender.phase;
  });
}

/**
 * A browser whose only font of the system is one of a package, so that what the console's own font
 * lacks (other scripts, marks) looks the same on every machine. Only Linux reads this; elsewhere
 * such texts may look different from what was signed off.
 */
export function launch() {
  const folder = inRoot('.cache', 'atlas', 'fonts');
  mkdirSync(folder, { recursive: true });
  const fonts = path.join(
    path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
    'ttf',
  );
  const generic = ['sans-serif', 'serif', 'monospace', 'system-ui'].map((family) => {
    const font = family === 'monospace' ? 'DejaVu Sans Mono' : 'DejaVu Sans';
    return `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  });
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir>${generic.join('')}</fontconfig>\n`,
  );
  return chromium.launch({ ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: file } });
}

/**
 * Draws a story at one width in every theme. Themes differ only in colors
 * (tests/ui/theme/themes.test.ts), so one visit is enough.
 */
async function drawStory(page, { address, story, width, encode, folder, hashes }) {
  await page.goto(
    `${address}iframe.html?id=${story.id}&viewMode=story&globals=theme:light;a11y.manual:!true`,
  );
  const phase = await settle(page);
  if (phase !== 'finished') throw new Error(`${story.title}: ${story.name} ${phase}`);
  await page.addStyleTag({ content: still });
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const png = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      clip: {
        x: 0,
        y: 0,
        width: width.width,
        height: Math.max(width.height, Math.min(tall, TALLEST)),
      },
    });
    const name = pictureName(story.id, { theme, width });
    await writeFile(path.join(folder, `${name}.webp`), await encode(png));
    hashes.set(name, createHash('sha256').update(png).digest('hex').slice(0, 16));
  }
}

async function drawAtWidth(browser, width, { stories, onDrawn, ...rest }) {
  const context = await browser.newContext({
    viewport: { width: width.width, height: width.height },
    deviceScaleFactor: SCALE,
    timezoneId: 'UTC',
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const failures = [];
  for (const story of stories) {
    await drawStory(page, { ...rest, story, width }).catch((error) =>
      failures.push(`${story.id}, ${width.name}: ${error.message.split('\n')[0]}`),
    );
    onDrawn();
  }
  await context.close();
  return failures;
}

/**
 * Draws every story at every width and in every theme into a folder. Returns what could not be
 * drawn, and a hash of each picture.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ failures: string[], hashes: Map<string, string> }>}
 */
export async function drawStories(browser, options) {
  const hashes = new Map();
  const failures = await Promise.all(
    widths.map((width) => drawAtWidth(browser, width, { ...options, hashes })),
  );
  return { failures: failures.flat(), hashes };
}

/** A page that turns PNGs into WebPs and compares pictures, because the browser has the codecs. */
export async function openWorkshop(browser) {
  const page = await browser.newPage();
  const compare = (await readFile(new URL('compare.mjs', import.meta.url), 'utf8')).replaceAll(
    /^export /gm,
    '',
  );
  await page.addScriptTag({ content: `${compare}; globalThis.comparePictures = comparePictures;` });
  await page.addScriptTag({
    content: await readFile(new URL('workshop.js', import.meta.url), 'utf8'),
  });
  const base64 = (bytes) => bytes.toString('base64');
  return {
    encode: async (png) =>
      Buffer.from(
        await page.evaluate((data) => globalThis.encodePicture(data), base64(png)),
        'base64',
      ),
    /** Returns how much two pictures differ, and draws the difference. */
    compare: (before, after) =>
      page.evaluate(
        ([one, other]) => globalThis.compareFiles(one, other),
        [base64(before), base64(after)],
      ),
  };
}
