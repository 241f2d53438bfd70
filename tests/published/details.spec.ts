import { expect } from '@playwright/test';
import { expectShown, inFrame, test, type Frame } from './folder';

/** What is opened below the path, and what Storybook's frame must then show. */
const pages = [
  {
    name: 'from right to left, in another zone',
    path: '?path=/story/screens-users-all-users--populated&globals=direction:rtl;timeZone:Kolkata',
    sees: (frame: Frame) => frame.locator('html[dir=rtl]').getByText('Mar 15, 2026, 16:30'),
  },
  {
    name: 'with text of 200 %, in forced colors',
    path: '?path=/story/screens-users-all-users--populated&globals=text:double;colors:forced',
    sees: (frame: Frame) =>
      frame
        .locator('html[data-forced=true][style*="200%"]')
        .getByRole('heading', { level: 1, name: 'All Users' }),
  },
  {
    name: 'a flow over a slow network',
    path: '?path=/story/screens-payouts-flows-payouts--restored-from-the-address&globals=network:slow',
    sees: (frame: Frame) => frame.locator('[role=table][aria-busy=true], table[aria-busy=true]'),
  },
  {
    name: 'the values of a prop, not the name of their type',
    path: '?path=/docs/components-tables-badge--docs',
    sees: (frame: Frame) =>
      frame.getByRole('row', { name: /^tone/ }).getByText('"neutral"', { exact: true }),
  },
  {
    name: 'a page in the dark, and in it the story that comes first, in its own frame',
    path: '?path=/docs/components-overlays-dialog--docs&globals=theme:dark',
    sees: (frame: Frame) =>
      frame
        .locator('html[data-theme=dark]')
        .frameLocator('iframe[title=Open]')
        .locator('html[data-theme=dark]'),
  },
];

for (const { name, path, sees } of pages) {
  test(name, ({ page, folder }) => expectShown(page, folder, path, sees));
}

test('a page shows no test, and what is only narrow is a link', async ({ page, folder }) => {
  await page.goto(`${folder.address}?path=/docs/components-tables-datatable--docs`);
  const frame = inFrame(page);
  await expect(frame.getByRole('heading', { name: 'Loading' })).toBeVisible();
  await expect(frame.getByText('Row Clicked')).toHaveCount(0);
  await page.goto(`${folder.address}?path=/docs/components-layout-topnavigation--docs`);
  await expect(frame.getByRole('link', { name: 'Phone', exact: true })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Phone' })).toHaveCount(0);
});

test('a page about the foundations says what it shows, without the parts of its code', async ({
  page,
  folder,
}) => {
  await page.goto(`${folder.address}?path=/docs/foundations-tokens--docs`);
  await expect(
    inFrame(page).getByText('Every design token with its value in both themes'),
  ).toBeVisible();
  // Storybook's own placeholder has the word too, unseen.
  await expect(
    inFrame(page).getByText('Control', { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
});

test('a page about a flow loads no story by itself, and one at a time on request', async ({
  page,
  folder,
}) => {
  await page.goto(`${folder.address}?path=/docs/screens-payouts-flows-payout-decision--docs`);
  const frame = inFrame(page);
  await expect(frame.getByRole('listitem').first()).toBeVisible();
  await expect(frame.locator('iframe')).toHaveCount(0);
  for (const story of ['Approved', 'Refused']) {
    await frame
      .getByRole('region', { name: story })
      .getByRole('button', { name: 'Play it here' })
      .click();
    await expect(frame.locator('iframe')).toHaveCount(1);
    await expect(
      frame.frameLocator(`iframe[title=${story}]`).locator('.topbar-brand'),
    ).toBeVisible();
  }
});

test('the search of the sidebar opens by the key that the guide names', async ({
  page,
  folder,
}) => {
  await page.goto(folder.address);
  await expect(inFrame(page).getByText('Press Ctrl K')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search for components' })).toBeFocused();
});

for (const { what, id, before, after } of [
  {
    what: 'a screen',
    id: 'screens-users-all-users--populated',
    before: 'Mar 15, 2026, 11:00',
    after: 'Mar 15, 2026, 16:30',
  },
  {
    what: 'a flow',
    id: 'screens-payouts-flows-payouts--restored-from-the-address',
    before: '11–15 of 15',
    after: '11–15 of 15',
  },
]) {
  test(`the time zone that is chosen on ${what} is kept in the address`, async ({
    page,
    folder,
  }) => {
    await page.goto(`${folder.address}?path=/story/${id}`);
    await expect(inFrame(page).getByText(before).first()).toBeVisible();
    await page.getByRole('button', { name: /Time zone/ }).click();
    await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
    await expect(page).toHaveURL(/globals=timeZone:Kolkata/);
    await expect(inFrame(page).getByText(after).first()).toBeVisible();
    await page.reload();
    await expect(inFrame(page).getByText(after).first()).toBeVisible();
  });
}
