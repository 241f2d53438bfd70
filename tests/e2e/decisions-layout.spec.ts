import type { Locator, Page } from '@playwright/test';
import { checksAreIn, decideInRun, dialogOf, startReview, saidInRun } from './support/payouts';
import { expect, holdCalls, test, toast } from './support/test';

test.beforeEach(({ problems }) => {
  // Users without a record, and seeded files that are lost or on another site.
  problems.allowStatus(404, 403);
  problems.allowBlockedPicture();
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

/** Whether a point of what is seen of one lies on the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await boxOf(one), await boxOf(other)];
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

/** Nothing lies on it: a click on its middle would meet it. */
const isUncovered = (part: Locator) =>
  part.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const review = (page: Page) => page.getByRole('region', { name: 'Payout under review' });

async function openRun(page: Page): Promise<void> {
  await page.goto('/payouts?amount=100-500');
  await expect(page.getByText('1–10 of')).toBeVisible();
  await startReview(page);
  await checksAreIn(page);
}

for (const { name, viewport } of [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a run says its decisions itself, without a message over the next payout (R476)', async ({
      page,
    }) => {
      await openRun(page);
      for (const place of [2, 3, 4]) {
        await decideInRun(page, 'r');
        await expect(page.locator('.pager')).toHaveText(new RegExp(`^${place} of`));
      }
      await checksAreIn(page);
      await expect(saidInRun(page)).toContainText('Payout rejected successfully');
      expect(await overlap(saidInRun(page), review(page))).toBe(false);
      await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(0);
    });
  });
}

test('the message of a refusal covers none of the dialog’s buttons (R270)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(422);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { results } = await backend.listPayouts('page=1&page_size=1&status=pending&amount_min=500');
  await backend.plan('POST', `/admin/payouts/${results[0]?.id}/reject`, {
    status: 422,
    body: { message: 'The wallet is locked.' },
    times: 1,
  });
  await page.goto(`/payouts?status=pending&amount=500%2B&payout=${results[0]?.id}`);
  await checksAreIn(page);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  const said = toast(page, 'The wallet is locked.');
  await expect(said).toBeVisible();
  for (const name of ['Reject', 'Approve', 'Cancel'])
    expect(await overlap(said, dialogOf(page).getByRole('button', { name, exact: true }))).toBe(
      false,
    );
});

test('choosing a decision moves neither the checks nor the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRun(page);
  const parts = [
    page.getByRole('list', { name: 'Checks' }),
    page.getByRole('button', { name: 'Approve', exact: true }),
  ];
  const before = await Promise.all(parts.map(boxOf));
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Confirm rejection' })).toBeVisible();
  expect(await Promise.all(parts.map(boxOf))).toEqual(before);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
]) {
  test(`a failure in a run moves no button and covers no check, ${viewport.width} px wide`, async ({
    page,
    problems,
  }) => {
    problems.allowStatus(500);
    await page.setViewportSize(viewport);
    await page.route(/\/admin\/payouts\/[^/]+\/reject/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order' } }),
    );
    await openRun(page);
    const approve = page.getByRole('button', { name: 'Approve', exact: true });
    const before = await boxOf(approve);
    await decideInRun(page, 'r');
    await expect(page.getByText('the payout is still Pending')).toBeVisible();
    expect(await boxOf(approve)).toEqual(before);
    const compare = page.getByRole('button', { name: /^Compare/ });
    expect(await overlap(compare, page.locator('.review-decision'))).toBe(false);
    await page.keyboard.press('l');
    await expect(page.getByText("This can't be undone.")).toBeVisible();
    expect(await boxOf(approve)).toEqual(before);
    expect(await overlap(compare, page.locator('.review-decision'))).toBe(false);
  });
}

for (const viewport of [
  { width: 1600, height: 900 },
  { width: 1280, height: 800 },
]) {
  test(`the record has more room than its decision, also after a failure, ${viewport.width} px wide`, async ({
    page,
    problems,
  }) => {
    problems.allowStatus(500);
    await page.setViewportSize(viewport);
    await page.route(/\/admin\/payouts\/[^/]+\/reject/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order' } }),
    );
    await page.goto('/payouts?status=pending');
    await page.locator('[data-row-open]').first().click();
    await checksAreIn(page);
    await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('the payout is still Pending')).toBeVisible();
    const record = await page.locator('.dialog__body').evaluate((body) => body.clientHeight);
    expect(record).toBeGreaterThan((await boxOf(page.locator('.payout-foot'))).height * 1.5);
  });
}

test('the decision journal is no wider than its panel', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/admin\/payouts\/[^/]+\/reject/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  );
  await openRun(page);
  await decideInRun(page, 'r');
  await expect(page.getByText('the payout is still Pending')).toBeVisible();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/payouts?view=journal');
    await expect(page.getByRole('cell', { name: 'Out of order' })).toBeVisible();
    const scroller = page.locator('.table-scroll');
    expect(await scroller.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`the buttons of a long payout dialog stay in view, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/payouts?status=pending');
    await page.locator('[data-row-open]').first().click();
    await checksAreIn(page);
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
}

test('on a phone the first check is seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRun(page);
  expect(
    await isUncovered(page.getByRole('list', { name: 'Checks' }).getByRole('listitem').first()),
  ).toBe(true);
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
  await expect(page.getByText(/^Compared with [\d,]+ payouts of all users/)).toBeVisible();
  expect((await boxOf(lane)).y).toBe(before.y);
});

test('on a phone the data that an identity must match stands above its document, with the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users?review=kyc');
  const data = page.getByRole('region', { name: 'Identity' });
  await expect(data.getByText('Full Name')).toBeVisible();
  const document = page.locator('.review-document');
  expect((await boxOf(data)).y).toBeLessThan((await boxOf(document)).y);
  const reject = page.locator('.kyc-foot').getByRole('button', { name: 'Reject' });
  await expect(reject).toBeDisabled();
  for (const image of await document.locator('figure').all()) await image.scrollIntoViewIfNeeded();
  await expect(reject).toBeEnabled();
  const lines = data.locator('dt:visible');
  await expect(data.locator('[data-marked] dt')).toHaveText(['Full Name', /./, /./]);
  // Nothing of this person's other documents stands between: only the email is not marked.
  await expect(lines).toHaveText(['Full Name', 'Email', /./, /./]);
});

test('on a tablet the data, the document and its buttons are seen together', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/users?review=kyc');
  const reject = page.locator('.kyc-foot').getByRole('button', { name: 'Reject' });
  await expect(reject).toBeEnabled();
  await expect(reject).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('region', { name: 'Identity' }).getByText('Full Name'),
  ).toBeInViewport({ ratio: 1 });
  expect(await overlap(reject, page.locator('.review-document .kyc-images'))).toBe(false);
});
