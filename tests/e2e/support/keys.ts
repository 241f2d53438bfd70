import type { Page } from '@playwright/test';
import { expect } from './test';

/** Works by keyboard alone. Fails on the first event of a mouse, pen or finger. */
export class Keys {
  private constructor(readonly page: Page) {}

  /** Must be called before the page is opened. */
  static async on(page: Page): Promise<Keys> {
    await page.exposeFunction('tellPointer', () => {
      throw new Error('Something was pointed at.');
    });
    await page.addInitScript(() => {
      // Exposed above.
      for (const type of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(
          type,
          () => (window as unknown as { tellPointer: () => void }).tellPointer(),
          true,
        );
    });
    return new Keys(page);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type = (text: string) => this.page.keyboard.type(text);

  /**
   * Presses Tab until the focus is on the control with this accessible name, or on the field with
   * this wire name.
   */
  async tabTo(wanted: RegExp | string, key = 'Tab'): Promise<void> {
    const seen: string[] = [];
    for (let stops = 0; stops < 150; stops += 1) {
      await this.press(key);
      const { name, field } = await this.page.evaluate(() => {
        const { activeElement: at } = document;
        return {
          name: (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim(),
          field: at?.getAttribute('name'),
        };
      });
      if (typeof wanted === 'string' ? field === wanted : wanted.test(name)) return;
      seen.push(field ?? name.slice(0, 40));
    }
    throw new Error(`No stop is called ${String(wanted)}: ${seen.join(' | ')}`);
  }

  /** Follows a navigation link to a screen. The screen's heading then has the focus. */
  async goTo(link: RegExp, heading: string): Promise<void> {
    await this.tabTo(link);
    await this.press('Enter');
    await this.isAt(heading);
  }

  async isAt(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}

/** Every job starts at the dashboard, as after a sign-in. */
export async function atDashboard(page: Page): Promise<Keys> {
  const keys = await Keys.on(page);
  await page.goto('/');
  await keys.isAt('Dashboard');
  return keys;
}
