import type { Page } from '@playwright/test';
import { decideInRun, startReview } from './payouts';
import { expect } from './test';

/** What R422 moves, and what is moved for it. */
export const motions = {
  'a payout that leaves': '.motion-mark[data-kind="flight"]',
  'a row that leaves': '.motion-mark[data-kind="row"]',
  'rows that close up': 'tr, [data-entry]',
  'a panel': '[role="dialog"], [role="alertdialog"]',
  'a panel beside the work': '.person, .account-panel',
  'the line of the tabs': '[role="tab"], .topbar-nav a',
  'a figure': '.stat-value, .topbar-count, .review-so-far li, .badge',
};

type Motion = keyof typeof motions;

interface Watched {
  /** The motions that began, as selectors, and the names of the stylesheet's animations. */
  moved?: string[];
}

/** Notes what is animated from the first moment, by script or by a stylesheet. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((selectors: string[]) => {
    const moved: string[] = [];
    (window as Watched).moved = moved;
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, keyframes, options) {
      const seconds = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      if (seconds > 0) moved.push(...selectors.filter((selector) => this.matches(selector)));
      return animate.call(this, keyframes, options);
    };
    addEventListener('animationstart', ({ animationName }) => moved.push(animationName), true);
  }, Object.values(motions));
  return () => page.evaluate(() => (window as Watched).moved ?? []);
}

/**
 * Motion begins once the page rests: its stylesheet comes with its code, and then the code of the
 * animations.
 */
export async function openAndWait(page: Page, path: string): Promise<void> {
  const animations = page.waitForResponse(/dom-mini/);
  await page.goto(path);
  await animations;
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--line-x')),
    )
    .toBe('0px');
}

interface Act {
  path: string;
  does: (page: Page) => Promise<void>;
  shows: readonly Motion[];
}

export const acts: Record<string, Act> = {
  'a decision in a run': {
    path: '/payouts?status=pending',
    does: async (page) => {
      await startReview(page);
      await decideInRun(page, 'r');
      await expect(page.locator('.pager')).toContainText('2 of');
    },
    shows: ['a payout that leaves', 'a figure'],
  },
  'a notification that is deleted': {
    path: '/notifications',
    does: async (page) => {
      const remove = page.getByRole('button', { name: /^Delete / });
      const following = await remove.nth(1).getAttribute('aria-label');
      await remove.first().click();
      await expect(remove.first()).toHaveAttribute('aria-label', following ?? '');
    },
    shows: ['a row that leaves', 'rows that close up'],
  },
  'a dialog that is opened': {
    path: '/users/all',
    does: async (page) => {
      await page.getByRole('button', { name: 'Add New User' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Add New User' }).getByLabel('First Name'),
      ).toBeFocused();
    },
    shows: ['a panel'],
  },
  'the panel about a person': {
    path: '/payouts',
    does: async (page) => {
      await page
        .getByRole('button', { name: /^About / })
        .first()
        .click();
      await expect(
        page.getByRole('complementary').getByRole('heading', { level: 2 }),
      ).toBeFocused();
    },
    shows: ['a panel beside the work'],
  },
  'an account that is opened': {
    path: '/trading',
    does: async (page) => {
      await page.locator('[data-row-open]').first().click();
      await expect(page.getByRole('heading', { level: 2, name: /./ }).first()).toBeVisible();
    },
    shows: ['a panel beside the work'],
  },
  'another tab': {
    path: '/content',
    does: async (page) => {
      await page.getByRole('tab', { name: 'Rules' }).click();
      await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
    shows: ['the line of the tabs'],
  },
};
