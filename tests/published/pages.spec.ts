import { expect } from '@playwright/test';
import { expectShown, inFrame, test, type Frame } from './folder';

/** What is opened below the path, and what Storybook's frame must then show. */
const pages = [
  {
    name: 'the guide comes first',
    path: '',
    sees: (frame: Frame) => frame.getByRole('heading', { level: 1, name: 'Guide for designers' }),
  },
  {
    name: 'a screen in the dark, on a phone',
    path: '?path=/story/screens-payouts-payouts--broken-data&globals=theme:dark;viewport.value:atlasPhone',
    sees: (frame: Frame) =>
      frame.locator('html[data-theme=dark]').getByRole('heading', { level: 1, name: 'Payouts' }),
  },
  {
    name: 'the page of a screen, with all its states and its flows',
    path: '?path=/docs/screens-users-all-users--docs',
    sees: (frame: Frame) =>
      frame
        .locator('body', { has: frame.getByRole('link', { name: 'Stale Rows' }) })
        .getByRole('link', { name: 'Delete user' }),
  },
  {
    name: 'a flow over MSW',
    path: '?path=/story/screens-payouts-flows-payouts--restored-from-the-address',
    sees: (frame: Frame) => frame.getByText('11–15 of 15'),
  },
  {
    name: 'a flow in words, with its steps',
    path: '?path=/docs/screens-payouts-flows-payout-decision--docs',
    sees: (frame: Frame) =>
      frame
        .getByRole('region', { name: 'Approved' })
        .getByRole('listitem')
        .getByText('Approves the payout'),
  },
];

for (const { name, path, sees } of pages) {
  test(name, ({ page, folder }) => expectShown(page, folder, path, sees));
}

test('the atlas, with what the baseline is and of when its pictures are', async ({
  page,
  folder,
}) => {
  await expectShown(page, folder, '?path=/story/atlas--routes', (frame) =>
    frame.getByRole('link', { name: 'Screens/Users/All Users: Populated, dark, phone' }),
  );
  // The folder has pictures only if npm run atlas has drawn them.
  const baseline = inFrame(page).getByRole('region', { name: 'Baseline' });
  await expect(baseline).toContainText(/(Baseline of|Signed off by) .*, at [0-9a-f]{9}/);
  await expect(baseline).toContainText(/No pictures were drawn|Drawn on/);
});

test('the page of a component, whose code names each import once', async ({ page, folder }) => {
  await expectShown(page, folder, '?path=/docs/components-overlays-dialog--docs', (frame) =>
    frame.getByRole('heading', { level: 1, name: 'Dialog' }),
  );
  const code = inFrame(page)
    .locator('pre')
    .filter({ hasText: "from 'src/ui/overlays/Dialog'" })
    .first();
  await expect(code).toContainText('Add New User');
  const lines = (await code.innerText()).split('\n').filter((line) => line.startsWith('import '));
  expect(lines).toEqual([...new Set(lines)]);
});
