import type { Page } from '@playwright/test';
import type { Backend } from './support/backend';
import { decideInRun, posts, startReview, statusNow, summaryOf, tickAll } from './support/payouts';
import { expect, holdCalls, test, watchCalls } from './support/test';

test.beforeEach(({ problems }) => {
  // A user without documents has no KYC record; one wallet is under investigation.
  problems.allowStatus(404, 403);
});

const laneOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const boxesOf = (page: Page, lane: string) =>
  page.getByRole('list', { name: `${lane} payouts`, exact: true }).getByRole('checkbox');
const idsIn = (page: Page, lane: string) =>
  boxesOf(page, lane).evaluateAll((boxes) =>
    boxes.map((box) => (box as unknown as { value: string }).value),
  );
const allPending = async (backend: Backend, query = '') =>
  (await backend.listPayouts(`page=1&page_size=1000&status=pending${query}`)).results;

/** As of a server that gives ten payouts at a time, however many are asked for. */
const capPages = (page: Page) =>
  page.route(/\/admin\/payouts\?/, (route) =>
    route.fallback({
      url: route
        .request()
        .url()
        .replace(/page_size=\d+/, 'page_size=10'),
    }),
  );

const lanesAreSettled = async (page: Page) => {
  await expect(page.getByText(/^Checked ([1-9][\d,]*) of \1 payouts/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/^Compared with all [\d,]+ payouts/)).toBeVisible();
};

/** The choice of a run's payouts, with everything read and compared. */
async function openLanes(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('1–10 of')).toBeVisible();
  await page.getByRole('button', { name: 'Review pending' }).click();
  await lanesAreSettled(page);
}

test('a clear lane by keyboard: only what is ticked is sent, each by a call of its own', async ({
  page,
  backend,
}) => {
  const large = '&amount_min=500';
  const pending = await allPending(backend, large);
  await openLanes(page, '/payouts?amount=500%2B');
  await expect(page).toHaveURL('/payouts?amount=500%2B&review=list');
  const lanes = ['Clear', 'Flagged', 'Not checked'];
  const counts = await Promise.all(
    lanes.map(async (lane) => Number(await laneOf(page, lane).locator('h2 strong').textContent())),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(pending.length);
  // Only what is clear is ticked at first (R477).
  await expect(page.getByRole('button', { name: `Start review (${counts[0]})` })).toBeVisible();

  const clear = await idsIn(page, 'Clear');
  expect(clear.length).toBeGreaterThan(4);
  const kept = clear.slice(0, 4);
  for (const id of clear.slice(4))
    await laneOf(page, 'Clear').locator(`input[value="${id}"]`).uncheck();
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Start review (4)' }).press('Enter');
  for (const place of [1, 2, 3, 4]) {
    await expect(page.getByText(`${place} of 4`, { exact: true })).toBeVisible();
    await decideInRun(page, 'a');
  }
  await expect.poll(() => summaryOf(page)).toBe('Approved4');
  expect(posts(calls)).toEqual(kept.map((id) => `POST /admin/payouts/${id}/accept`));
  expect((await allPending(backend, large)).length).toBe(pending.length - 4);
});

test('the first payouts can be decided while the rest is read, which is in no run (R477)', async ({
  page,
  backend,
}) => {
  const pending = await allPending(backend);
  const rest = await holdCalls(
    page,
    (request) =>
      /payouts\?.*\bpage=2\b/.test(request.url()) && request.url().includes('status=pending'),
  );
  await capPages(page);
  await page.goto('/payouts');
  await page.getByRole('button', { name: 'Review pending' }).click();
  await rest.arrival;
  await expect(page.getByText(`Loading pending payouts: 10 of ${pending.length}`)).toBeVisible();
  await tickAll(page);
  await page.getByRole('button', { name: 'Start review (10)' }).click();
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  await decideInRun(page, 'r');
  rest.letGo();
  await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 10 decided')).toBeVisible();
});

test('what was unticked stays out after a reload, and is never shown in the run', async ({
  page,
  backend,
}) => {
  const [first] = await allPending(backend, '&amount_max=100&amount_min=0');
  const box = page.locator(`input[value="${String(first?.id)}"]`);
  await page.goto('/payouts?amount=0-100');
  const order = await startReview(page, async () => {
    await tickAll(page);
    await box.uncheck();
    await page.reload();
    await expect(page.locator('input[name="payout"]:checked').first()).toBeVisible();
    await expect(box).not.toBeChecked();
  });
  expect(order).not.toContain(String(first?.id));
  await expect(page.getByText(`1 of ${order.length}`, { exact: true })).toBeVisible();
  await page.goto('/payouts?amount=0-100&review=list');
  await expect(page.getByText(`1 of ${order.length}`, { exact: true })).toBeVisible();
  expect(first && (await statusNow(backend, first))).toBe('pending');
});
