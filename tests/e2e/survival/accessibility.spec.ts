import type { Page } from '@playwright/test';
import { isSoak, printCount } from '../../propertyRuns';
import { expectAccessible } from '../support/accessibility';
import { screenNames, screenPath } from '../support/routes';
import { expect, test } from '../support/test';
import { LiveConsole } from './liveConsole';

/** CSS pixels. The second is a 1280 × 720 window at 200 %. */
const windows = {
  wide: { width: 1280, height: 720 },
  at200: { width: 640, height: 360 },
  phone: { width: 390, height: 800 },
} as const;

/** Finds controls outside the window, cut-off text and words broken into letters. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const isHidden = (element: Element) =>
      getComputedStyle(element).clipPath !== 'none' ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement));
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll('body *')) {
      if (isHidden(element) || element.closest('svg, .visually-hidden')) continue;
      const style = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      if (
        element.matches('a, button, input, select, textarea') &&
        (left < -1 || right > innerWidth + 1) &&
        !scrollsSideways(element.parentElement)
      )
        found.push(`outside the window: ${name(element)}`);
      // An ellipsis or a line limit is intended. The whole text is shown elsewhere.
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (
        /hidden|clip/.test(style.overflowX) &&
        !isMeant &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`cut off: ${name(element)}`);
      if (
        element.matches('td') &&
        element.clientWidth < 64 &&
        element.clientHeight > 3 * 24 &&
        (element.textContent ?? '').length > 4
      )
        found.push(`broken into letters: ${name(element)}`);
    }
    return found;
  });

/** Finds what moves or resizes for longer than a frame. A fade is not a motion. */
const motion = (page: Page) =>
  page.evaluate(() => {
    const fades = /^(opacity|visibility|none|box-shadow|(background-|border-|outline-)?color)$/;
    const isLong = (times: string) =>
      times
        .split(',')
        .some((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1) > 0.017);
    const moving = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const properties = style.transitionProperty.split(',');
        const moves = properties.some((property) => !fades.test(property.trim()));
        return (isLong(style.transitionDuration) && moves) ||
          (isLong(style.animationDuration) && style.animationName !== 'none') ||
          style.scrollBehavior === 'smooth'
          ? [`${element.tagName}.${String(element.getAttribute('class'))}${part ?? ''}`]
          : [];
      }),
    );
    const isFade = (animation: Animation) =>
      animation instanceof CSSTransition && fades.test(animation.transitionProperty);
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && !isFade(animation));
    return [...moving, ...running.map(({ constructor }) => `running: ${constructor.name}`)];
  });

/**
 * Stops of the keyboard, one of each look, that show no outline; colors and shadows of a theme are
 * gone in forced colors. Follows a key, so that focus is shown.
 */
const withoutRing = (page: Page) =>
  page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
    );
    const hasOutline = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    // The rows of a list look alike, and each focus lays the page out again.
    const looks = new Set<string>();
    const seen = [...stops].filter((stop) => {
      const look = [stop.tagName, stop.className, stop.parentElement?.className].join();
      if (looks.has(look) || !stop.checkVisibility({ visibilityProperty: true })) return false;
      looks.add(look);
      return true;
    });
    const missing = seen.filter((stop) => {
      stop.focus({ preventScroll: true });
      return (
        document.activeElement === stop &&
        !hasOutline(stop) &&
        !(stop.parentElement && hasOutline(stop.parentElement))
      );
    });
    return { count: seen.length, missing: missing.map(({ outerHTML }) => outerHTML) };
  });

/**
 * Finds marks that only a fill color tells apart: badges without a border, a current item that
 * looks like the others, charts without a color of their own.
 */
const indistinct = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const marks: [selector: string, isDistinct: (style: CSSStyleDeclaration) => boolean][] = [
      ['.badge', (style) => Number.parseFloat(style.borderTopWidth) >= 1],
      [
        'nav [aria-current="page"]',
        ({ textDecorationLine }) => textDecorationLine.includes('underline'),
      ],
      [
        '.bar, .progress',
        (style) =>
          style.forcedColorAdjust === 'none' ||
          style.backgroundColor !== canvas ||
          Number.parseFloat(style.borderTopWidth) >= 1,
      ],
    ];
    return marks.flatMap(([selector, isDistinct]) =>
      [...document.querySelectorAll(selector)]
        .filter((mark) => mark.checkVisibility() && !isDistinct(getComputedStyle(mark)))
        .map(({ outerHTML }) => outerHTML),
    );
  });

const isComplete = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const stillAndMarked = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** What only a whole page shows. In the stories axe looks at each state's elements, in both themes. */
const ofPages = isSoak
  ? undefined
  : [
      'aria-hidden-body',
      'bypass',
      'document-title',
      'duplicate-id-aria',
      'empty-heading',
      'heading-order',
      'html-has-lang',
      'html-lang-valid',
      'landmark-banner-is-top-level',
      'landmark-complementary-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-no-duplicate-main',
      'landmark-one-main',
      'landmark-unique',
      'meta-viewport',
      'page-has-heading-one',
      'region',
      'skip-link',
      'tabindex',
    ];

/** Checks a screen in each look, without loading it again. Returns its stops of the keyboard. */
async function checkEachLook(page: Page): Promise<number> {
  await expectAccessible(page, ofPages);
  await page.emulateMedia(stillAndMarked);
  expect(await motion(page)).toEqual([]);
  expect(await indistinct(page)).toEqual([]);
  await page.keyboard.press('Tab');
  const { count, missing } = await withoutRing(page);
  expect(missing).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });

  await page.setViewportSize(windows.at200);
  await isComplete(page);
  expect(await cutOff(page)).toEqual([]);
  // This layout is close to the phone's.
  if (isSoak) await expectAccessible(page);

  await page.setViewportSize(windows.phone);
  await isComplete(page);
  expect(await cutOff(page)).toEqual([]);
  if (isSoak) await changeTheme(page, 'dark');
  await expectAccessible(page, ofPages);
  if (isSoak) await changeTheme(page, 'light');
  await page.setViewportSize(windows.wide);
  return count;
}

test.use({ colorScheme: 'light', viewport: windows.wide });
test.beforeEach(({ problems }) => {
  test.setTimeout(600_000);
  // A seeded user may have no KYC record.
  problems.allowStatus(404);
});

test('no screen has a violation in a window or on a phone, in forced colors, at 200 % or with reduced motion', async ({
  page,
  backend,
}) => {
  // The skill checks have the screens of the evaluations.
  const screens = screenNames.filter((name) => isSoak || !name.startsWith('skillCheck'));
  const paths = await Promise.all(screens.map((screen) => screenPath(screen, backend)));
  const open = await LiveConsole.on(page);
  let stops = 0;
  for (const path of [...paths, '/no-such-page', '/login']) {
    await test.step(path, async () => {
      if (path === '/login') await page.evaluate(() => localStorage.clear());
      if (path === '/login') await open.load(path);
      else await open.goTo(path);
      await isComplete(page);
      stops += await checkEachLook(page);
    });
  }
  printCount('screens in five looks', paths.length);
  printCount('looks of stops of the keyboard in forced colors', stops);
});

test('with reduced motion, a question and a message move nothing', async ({ page }) => {
  await page.emulateMedia(stillAndMarked);
  await page.goto('/users/all');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await motion(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add New User' }).click();
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Please fill in all fields' }),
  ).toBeVisible();
  expect(await motion(page)).toEqual([]);
});
