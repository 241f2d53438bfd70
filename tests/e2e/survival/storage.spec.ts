import type { Page } from '@playwright/test';
import { isSoak, printCount } from '../../propertyRuns';
import { admin, type Backend } from '../support/backend';
import { expect, signIn, test } from '../support/test';
import { LiveConsole } from './liveConsole';
import { differentViews } from './views';

/**
 * What may be found in storage instead of the stored value, also inside the wrapper with owner and
 * version.
 */
const garbage = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  '{"v":1}',
  'undefined',
  '\u0000',
  '{"v":1,"data":null}',
  '{"v":1,"data":[null,1,"x",{}]}',
  '{"v":1,"data":{"a":[[]]}}',
  '{"v":1,"data":"x"}',
  '{"v":1,"data":-1e308}',
  '{"v":1,"data":[{"id":null,"text":7,"ticketId":{},"payout":null}]}',
  '{"v":1,"data":{"toString":null,"constructor":1}}',
  `{"v":1,"data":"${'x'.repeat(100_000)}"}`,
  '<script>alert(1)</script>',
] as const;
/** Rounds over all views. In each round every key gets different garbage. */
const rounds = isSoak ? garbage.length : 1;
const sessionKey = 'admin.session';

interface Spoiled {
  __spoiled: Set<string>;
}

/**
 * Runs in the page before anything else. Puts garbage into every key when it is first read, so that
 * new keys are covered too: each key gets another text, with the admin as its owner so that it is
 * used.
 */
function spoil({ texts, owner, but }: { texts: string[]; owner: string; but: string }): void {
  const spoiled = new Set([but]);
  (window as unknown as Spoiled).__spoiled = spoiled;
  const read = Reflect.get<Storage, 'getItem'>(Storage.prototype, 'getItem');
  Storage.prototype.getItem = function getSpoiled(this: Storage, key: string) {
    if (!spoiled.has(key)) {
      const text = (texts[spoiled.size % texts.length] ?? '').replace(
        '{"v":1',
        `{"v":1,"owner":${JSON.stringify(owner)}`,
      );
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text);
      spoiled.add(key);
    }
    return read.call(this, key);
  };
}

/** Runs in the page before anything else. Nothing can be stored. */
function fillStorage(): void {
  const write = Reflect.get<Storage, 'setItem'>(Storage.prototype, 'setItem');
  Storage.prototype.setItem = function setRefused(this: Storage, key: string, value: string) {
    if (value !== '') throw new DOMException('Full', 'QuotaExceededError');
    write.call(this, key, value);
  };
}

/** Runs in the page before anything else. Access to storage is denied. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  }
}

async function expectStanding(page: Page): Promise<void> {
  await expect(page.locator('nav[aria-label=Main]')).toBeAttached();
  await expect(page.locator('#main h1')).toBeAttached();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(
    /This screen stopped working|\bNaN\b|\bundefined\b|Invalid Date|\[object Object\]/,
  );
}

/** Visits every view by its link. */
async function walk(open: LiveConsole, backend: Backend): Promise<number> {
  for (const view of differentViews) {
    await open.goTo(await view.path(backend));
    await expectStanding(open.page);
  }
  return differentViews.length;
}

test.describe('Storage', () => {
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });
  test.beforeEach(({ problems }) => problems.allowStatus(404));

  for (let round = 0; round < rounds; round += 1)
    test(`corrupt (${round + 1}): every view is shown`, async ({ page, backend }) => {
      const open = await LiveConsole.on(page);
      const texts = garbage.map(
        (_, index) => garbage[(index * 5 + round * 7) % garbage.length] ?? '',
      );
      await page.addInitScript(spoil, { texts, owner: admin.email, but: sessionKey });
      // Garbage that was restored into a form may be discarded.
      page.on('dialog', (dialog) => void dialog.accept());
      await open.load('/help');
      const count = await walk(open, backend);
      const keys = await page.evaluate(() => (window as unknown as Spoiled).__spoiled.size - 1);
      expect(keys).toBeGreaterThan(8);
      printCount(`corrupt storage: ${keys} keys, views`, count);
    });

  test('a corrupt session counts as signed out', async ({ page }) => {
    await page.goto('/login');
    // session.test.ts has more, without a browser.
    for (const text of isSoak ? garbage : garbage.filter((_, index) => index % 6 === 2)) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        text,
      ] as const);
      await page.goto('/users/all');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Login Admin Account' }),
      ).toBeVisible();
    }
  });

  test.describe('that keeps nothing', () => {
    test.use({ isSignedIn: false });

    for (const [what, init] of [
      ['full', fillStorage],
      ['denied', denyStorage],
    ] as const) {
      test(`${what}: signing in, every view and signing out work`, async ({ page, backend }) => {
        const open = await LiveConsole.on(page);
        await page.addInitScript(init);
        await open.load('/login');
        await signIn(page, admin.email, admin.password);
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        const count = await walk(open, backend);
        await page.getByRole('button', { name: 'Profile' }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Login Admin Account' }),
        ).toBeVisible();
        printCount(`${what} storage: views`, count);
      });
    }
  });
});
