import { acts, motions, openAndWait, watchMotion } from './support/motion';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [name, { path, does, shows }] of Object.entries(acts)) {
  test(name, async ({ page, problems }) => {
    // A seeded user may have no KYC record.
    problems.allowStatus(404);
    const moved = await watchMotion(page);
    await openAndWait(page, path);
    await does(page);
    await expect.poll(moved).toEqual(expect.arrayContaining(shows.map((motion) => motions[motion])));
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
