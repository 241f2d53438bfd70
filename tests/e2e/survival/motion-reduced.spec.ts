import { acts, openAndWait, watchMotion } from '../support/motion';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { path, does }] of Object.entries(acts)) {
  test(`with reduced motion nothing moves: ${name} (R422)`, async ({ page, problems }) => {
    // A seeded user may have no KYC record.
    problems.allowStatus(404);
    const moved = await watchMotion(page);
    await openAndWait(page, path);
    await does(page);
    expect(await moved()).toEqual([]);
  });
}
