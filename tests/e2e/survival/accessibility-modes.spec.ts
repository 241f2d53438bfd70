import type { Page } from '@playwright/test';
import { isSoak, printCount } from '../../propertyRuns';
import { expectAccessible } from '../support/accessibility';
import { screenNames, screenPath } from '../support/routes';
import { expect, test } from '../support/test';

/** Visits every screen in one tab and waits until each is complete. */
async function onEveryScreen(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await look(path);
    });
  }
}

/**
 * Finds what cannot be reached by scrolling: controls outside the window, cut-off text, words
 * broken into letters.
 */
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

/**
 * Finds animations and transitions that move or resize something for longer than a frame. A fade is
 * not a motion.
 */
const motion = (page: Page) =>
  page.evaluate(() => {
    const still = new Set([
      'opacity',
      'color',
      'background-color',
      'border-color',
      'outline-color',
      'box-shadow',
      'visibility',
      'none',
    ]);
    const isLong = (times: string) =>
      times
        .split(',')
        .some((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1) > 0.017);
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const moves = style.transitionProperty
          .split(',')
          .some((property) => !still.has(property.trim()));
        if (
          (isLong(style.transitionDuration) && moves) ||
          (isLong(style.animationDuration) && style.animationName !== 'none') ||
          style.scrollBehavior === 'smooth'
        )
          found.push(`${element.tagName}.${String(element.getAttribute('class'))}${part ?? ''}`);
      }
    }
    const isFade = (animation: Animation) =>
      animation instanceof CSSTransition && still.has(animation.transitionProperty);
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && !isFade(animation));
    return [
      ...found,
      ...running.map(
        (animation) =>
          `running: ${animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name}`,
      ),
    ];
  });

/**
 * Stops of the keyboard that show no outline; colors and shadows of a theme are gone in forced
 * colors. Follows a key, so that focus is shown.
 */
const withoutRing = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
      ),
    ];
    const isShown = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    const seen = stops.filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
    const missing = seen.filter((stop) => {
      stop.focus({ preventScroll: true });
      return (
        document.activeElement === stop &&
        !isShown(stop) &&
        !(stop.parentElement && isShown(stop.parentElement))
      );
    });
    return {
      count: seen.length,
      missing: missing.map(
        (stop) =>
          `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent ?? ''}`,
      ),
    };
  });

/**
 * Finds marks that only a fill color tells apart: badges without a border, a current item that
 * looks like the others, charts without a color of their own.
 */
const indistinct = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [
      ...all('.badge')
        .filter((badge) => Number.parseFloat(getComputedStyle(badge).borderTopWidth) < 1)
        .map((badge) => `badge ${badge.textContent ?? ''}`),
      ...all('nav [aria-current="page"]')
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => `current ${link.textContent ?? ''}`),
      ...all('.bar, .progress')
        .filter(
          (mark) =>
            getComputedStyle(mark).forcedColorAdjust !== 'none' &&
            getComputedStyle(mark).backgroundColor === canvas &&
            Number.parseFloat(getComputedStyle(mark).borderTopWidth) < 1,
        )
        .map((mark) => `chart ${mark.className}`),
    ];
  });

test.describe('modes', () => {
  test.setTimeout(600_000);
  test.beforeEach(({ problems }) => {
    // A seeded user may have no KYC record.
    problems.allowStatus(404);
  });

  test.describe('at 200 %', () => {
    // The CSS pixels of a 1280 × 720 window at 200 %.
    test.use({ viewport: { width: 640, height: 360 } });

    test('nothing is cut off, the page never scrolls sideways, no screen has a violation', async ({
      page,
      backend,
    }) => {
      const paths = await Promise.all(screenNames.map((name) => screenPath(name, backend)));
      // This layout is close to the phone's, which is checked with axe on every screen in every
      // run.
      const withAxe = new Set(paths.filter((_, index) => isSoak || index % 7 === 0));
      await onEveryScreen(page, paths, async (path) => {
        expect(await cutOff(page)).toEqual([]);
        if (withAxe.has(path)) await expectAccessible(page);
      });
      printCount('screens at 200 %', paths.length);
    });
  });

  test('forced colors and reduced motion: each focus is visible, marks keep their borders, nothing moves', async ({
    page,
    backend,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const paths = await Promise.all(screenNames.map((name) => screenPath(name, backend)));
    let stops = 0;
    await onEveryScreen(page, paths, async () => {
      expect(await motion(page)).toEqual([]);
      expect(await indistinct(page)).toEqual([]);
      await page.keyboard.press('Tab');
      const { count, missing } = await withoutRing(page);
      stops += count;
      expect(missing).toEqual([]);
    });
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
    printCount('stops of the keyboard in forced colors', stops);
  });
});
