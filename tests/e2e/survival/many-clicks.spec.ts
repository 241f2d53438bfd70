import type { Page } from '@playwright/test';
import { isSoak, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { expect, test } from '../support/test';
import { calls, isCall, type CallName } from './calls';
import { controlEntries, controls, type Control } from './controls';
import { answerOf } from './hostileAnswer';
import { InertPage } from './inertPage';
import { payloads } from './payloads';
import { safety } from '../../safety';

const clicks = 100;
/** All hostile texts in one message. A text that would run alone also runs in it. */
const hostile = payloads.filter((_, index) => isSoak || index % 10 === 0).join(' ');

/** Answers a call instead of the server, with hostile texts only, once it is let go. */
async function hold(page: Page, name: CallName, isRefusal: boolean) {
  const held = { sent: 0, letGo: () => {} };
  const gate = new Promise<void>((resolve) => (held.letGo = resolve));
  await page.route('**/api/**', async (route) => {
    if (!isCall(name, route.request().method(), route.request().url())) return route.fallback();
    held.sent += 1;
    await gate;
    return route.fulfill(answerOf(name, ({ isFree }) => (isFree ? hostile : undefined), isRefusal));
  });
  return held;
}

interface Bench {
  page: Page;
  backend: Backend;
  name: CallName;
  control: Control;
  isRefusal: boolean;
}

async function expectOneRequest({ page, backend, name, control, isRefusal }: Bench) {
  const held = await hold(page, name, isRefusal);
  const inert = await InertPage.on(page, backend.origin);
  if (control.isSignedOut) await page.addInitScript(() => localStorage.clear());
  const button = await control.open(page, backend);
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement, times) => {
    element.focus();
    for (let click = 0; click < times; click += 1) element.click();
  }, clicks);
  await expect.poll(() => held.sent).toBe(1);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  held.letGo();
  if (isRefusal) await expect.poll(() => inert.findMissing([hostile])).toEqual([]);
  await page.waitForLoadState('networkidle');
  await inert.expectInert();
  expect(held.sent, safety('sent once')).toBe(1);
}

test('every call that changes something is in the table of controls', () => {
  const changing = calls.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect(changing.filter((id) => !(id in controls))).toEqual([]);
  printCount('calls that change something', changing.length);
});

test.describe('Many clicks (promise 1) and hostile answers (promise 5)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  for (const [name, control] of controlEntries) {
    test(`${name}: ${clicks} clicks and Enter send one request; the server's texts never run`, async ({
      page,
      backend,
      problems,
    }) => {
      // A user may have no documents. The refusals and the login's tokens are made up.
      problems.allowStatus(400, 401, 404, 409);
      await expectOneRequest({ page, backend, name, control, isRefusal: true });
      // In another tab, because the text typed in the first one is a draft there (promise 7). What
      // is answered to a success is shown by the lists: hostile-text.spec.ts.
      if (isSoak)
        await expectOneRequest({
          page: await page.context().newPage(),
          backend,
          name,
          control,
          isRefusal: false,
        });
      printCount(`clicks on ${name}`, clicks);
    });
  }
});
