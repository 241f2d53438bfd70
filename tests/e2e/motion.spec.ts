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
