import type { Page } from '@playwright/test';
import { boxOf, isUncovered, overlap, setTextSize } from './support/boxes';
import { checksAreIn, decideInRun, dialogOf, startReview, saidInRun } from './support/payouts';
import { expect, holdCalls, test, toast } from './support/test';

test.beforeEach(({ problems }) => {
  // Users without a record, and seeded files that are lost or on another site.
  problems.allowStatus(404, 403, 500);
  problems.allowBlockedPicture();
});

const phone = { width: 390, height: 844 };

/** Every rejection fails. */
const refuse = (page: Page) =>
  page.route(/\/admin\/payouts\/[^/]+\/reject/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  );

async function openRun(page: Page): Promise<void> {
  await page.goto('/payouts?amount=100-500');
  await expect(page.getByText('1–10 of')).toBeVisible();
  await startReview(page);
  await checksAreIn(page);
}

async function openFirst(page: Page): Promise<void> {
  await page.goto('/payouts?status=pending');
  await page.locator('[data-row-open]').first().click();
  await checksAreIn(page);
}

const confirmation = (page: Page) => page.getByRole('button', { name: 'Confirm rejection' });

test('in a run a choice or a failure moves no button and covers none, and it says its decisions itself (R476)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRun(page);
  const compare = page.getByRole('button', { name: /^Compare/ });
  const buttons = ['Reject', 'Approve'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const boxes = () => Promise.all(buttons.map(boxOf));
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
  ])
    await test.step(`a choice at ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      const before = await boxes();
      for (const [key, chosen] of [
        ['r', /^Reject/],
        ['a', /^Approve/],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.locator('.review-chosen')).toHaveText(chosen);
        expect(await boxes()).toEqual(before);
        // In a low window the facts scroll.
        await compare.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
        for (const button of [...buttons, compare]) expect(await isUncovered(button)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('.review-chosen')).toHaveCount(0);
    });

  for (const [viewport, text] of [
    [{ width: 720, height: 450 }, ''],
    [{ width: 1440, height: 900 }, '200%'],
  ] as const)
    await test.step(`at 200 % a key shows what Enter would send: ${text || 'the whole window'}`, async () => {
      await page.setViewportSize(viewport);
      await setTextSize(page, text);
      await page.keyboard.press('r');
      await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(confirmation(page)).toHaveCount(0);
      await setTextSize(page, '');
    });

  let place = 1;
  for (const viewport of [{ width: 1440, height: 900 }, phone])
    await test.step(`its decisions at ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      for (let count = 0; count < 2; count += 1) {
        await decideInRun(page, 'r');
        place += 1;
        await expect(page.locator('.pager')).toHaveText(new RegExp(`^${place} of`));
      }
      await checksAreIn(page);
      await expect(saidInRun(page)).toContainText('Payout rejected successfully');
      const review = page.getByRole('region', { name: 'Payout under review' });
      expect(await overlap(saidInRun(page), review)).toBe(false);
      await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(0);
      const check = page.getByRole('list', { name: 'Checks' }).getByRole('listitem').first();
      expect(await isUncovered(check)).toBe(true);
    });

  await test.step('a failure, and the journal', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await refuse(page);
    const before = await boxes();
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    const stays = async () => {
      expect(await boxOf(page.getByRole('button', { name: 'Approve', exact: true }))).toEqual(
        before[1],
      );
      expect(await overlap(compare, page.locator('.review-decision'))).toBe(false);
    };
    await expect(page.getByText('The payout is still Pending')).toBeVisible();
    await stays();
    await page.keyboard.press('l');
    await expect(page.getByText("This can't be undone.")).toBeVisible();
    await stays();
    await page.goto('/payouts?view=journal');
    await expect(page.getByRole('cell', { name: 'Out of order' })).toBeVisible();
    const scroller = page.locator('.table-scroll');
    expect(await scroller.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
});

test('after a failure the record has more room than its decision, and the message covers none of its buttons (R270)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await refuse(page);
  await openFirst(page);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('The payout is still Pending')).toBeVisible();
  const record = await page.locator('.dialog__body').evaluate((body) => body.clientHeight);
  expect(record).toBeGreaterThan((await boxOf(page.locator('.payout-foot'))).height * 1.5);
  const said = toast(page, 'Out of order');
  await expect(said).toBeVisible();
  for (const name of ['Reject', 'Approve', 'Cancel'])
    expect(await overlap(said, dialogOf(page).getByRole('button', { name, exact: true }))).toBe(
      false,
    );
});

test('on a phone the buttons of a long payout dialog stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openFirst(page);
  const body = page.locator('.dialog__body');
  expect(await body.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
  for (const top of [0, 300, 9999]) {
    await body.evaluate((node, to) => node.scrollTo(0, to), top);
    for (const name of ['Reject', 'Approve']) {
      const button = dialogOf(page).getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(button)).toBe(true);
    }
  }
});

test('the lanes stay where they are while payouts are read and compared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const comparing = await holdCalls(
    page,
    (request) => request.url().includes('/admin/payouts?') && !request.url().includes('status='),
  );
  await page.goto('/payouts?status=pending');
  await page.getByRole('button', { name: 'Review pending' }).click();
  await comparing.arrival;
  await expect(page.getByText(/^Comparing/)).toBeVisible();
  const lane = page.getByRole('region', { name: 'Clear', exact: true });
  const before = await boxOf(lane);
  comparing.letGo();
  await expect(page.getByText(/^Compared with all [\d,]+ payouts/)).toBeVisible();
  expect((await boxOf(lane)).y).toBe(before.y);
});

test('an identity: on a phone its data stands above its document, with the name; on a tablet both are seen with the buttons', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/users?review=kyc');
  const data = page.getByRole('region', { name: 'Identity' });
  await expect(data.getByText('Full Name')).toBeVisible();
  const document = page.locator('.review-document');
  expect((await boxOf(data)).y).toBeLessThan((await boxOf(document)).y);
  const reject = page.locator('.kyc-foot').getByRole('button', { name: 'Reject' });
  await expect(reject).toBeDisabled();
  for (const image of await document.locator('figure').all()) await image.scrollIntoViewIfNeeded();
  await expect(reject).toBeEnabled();
  await expect(data.locator('[data-marked] dt')).toHaveText(['Full Name', /./, /./]);
  // Nothing that this document isn't compared with stands between.
  await expect(data.locator('dt:visible')).toHaveText(['Full Name', /./, /./]);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.reload();
  await expect(reject).toBeEnabled();
  await expect(reject).toBeInViewport({ ratio: 1 });
  await expect(data.getByText('Full Name')).toBeInViewport({ ratio: 1 });
  expect(await overlap(reject, document.locator('.kyc-images'))).toBe(false);
});
