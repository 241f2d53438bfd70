import { watchMotion } from './support/motion';
import { expect, test } from './support/test';

for (const [reducedMotion, roles] of [
  ['no-preference', ['dialog']],
  ['reduce', []],
] as const) {
  test.describe(`with ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`a dialog ${roles.length > 0 ? 'moves' : 'is at once'} in its place, and has the focus (R422)`, async ({
      page,
    }) => {
      const moved = await watchMotion(page);
      await page.goto('/users/all');
      await page.getByRole('button', { name: 'Add New User' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New User' });
      await expect(dialog.getByLabel('First Name')).toBeFocused();
      await expect(dialog).toHaveCSS('transform', 'none');
      expect(await moved()).toEqual(roles);
    });
  });
}
