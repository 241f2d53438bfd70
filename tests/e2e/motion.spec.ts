import { acts, motions, openAndWait, watchMotion } from './support/motion';
import { decideInRun, startReview } from './support/payouts';
import { expect, holdCalls, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [name, { path, does, shows }] of Object.entries(acts)) {
  test(name, async ({ page, problems }) => {
    // A seeded user may have no KYC record.
    problems.allowStatus(404);
    const moved = await watchMotion(page);
    await openAndWait(page, path);
    await does(page);
    await expect
      .poll(moved)
      .toEqual(expect.arrayContaining(shows.map((motion) => motions[motion])));
  });
}

test('the last row, whose user is deleted', async ({ page, backend, problems }) => {
  problems.allowStatus(404);
  await backend.addUser('Leaving');
  await backend.addUser('Leaving');
  const moved = await watchMotion(page);
  await openAndWait(page, '/users/all?search=Leaving');
  const menus = page.getByRole('button', { name: /^Actions for / });
  await expect(menus).toHaveCount(2);
  await menus.last().click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(menus).toHaveCount(1);
  await expect.poll(moved).toContain(motions['a row that leaves']);
});

test('a decision that is being sent counts nowhere; then its payout leaves once', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  const moved = await watchMotion(page);
  await openAndWait(page, '/payouts?status=pending');
  await startReview(page);
  const rejection = await holdCalls(
    page,
    (request) => request.method() === 'POST' && request.url().endsWith('/reject'),
  );
  await decideInRun(page, 'r');
  await expect(page.getByRole('button', { name: 'Rejecting…' })).toBeVisible();
  await rejection.arrival;
  const soFar = page.getByRole('list', { name: 'So far' });
  await expect(soFar).toHaveText(
    'Approved 0Rejected 0Not accepted by the server 0Result unknown 0',
  );
  rejection.letGo();
  await expect(soFar).toHaveText(
    'Approved 0Rejected 1Not accepted by the server 0Result unknown 0',
  );
  // Its place and its opacity.
  await expect
    .poll(async () =>
      (await moved()).filter((motion) => motion === motions['a payout that leaves']),
    )
    .toHaveLength(2);
});
