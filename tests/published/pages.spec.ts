import { expect, test, type Page } from '@playwright/test';
import { openFolder, type Folder } from './folder';

const inFrame = (page: Page) => page.frameLocator('iframe[title="storybook-preview-iframe"]');
type Frame = ReturnType<typeof inFrame>;

/** What is opened below the path, and what Storybook's frame must then show. */
const pages = [
  {
    name: 'the guide comes first',
    path: '',
    sees: (frame: Frame) => frame.getByRole('heading', { level: 1, name: 'Guide for designers' }),
  },
  {
    name: 'the atlas',
    path: '?path=/story/atlas--routes',
    sees: (frame: Frame) => frame.getByRole('link', { name: 'Screens/Users/AllUsersScreen: Populated, dark, phone' }),
  },
  {
    name: 'a screen in the dark, on a phone',
    path: '?path=/story/screens-payouts-payoutsscreen--sparse&globals=theme:dark;viewport.value:atlasPhone',
    sees: (frame: Frame) => frame.locator('html[data-theme=dark]').getByRole('heading', { level: 1, name: 'Payouts' }),
  },
  {
    name: 'a flow over MSW',
    path: '?path=/story/flows-payouts--restored-from-the-address',
    sees: (frame: Frame) => frame.getByText('11–14 of 14'),
  },
  {
    name: 'from right to left, in another zone',
    path: '?path=/story/screens-users-allusersscreen--populated&globals=direction:rtl;timeZone:Kolkata',
    sees: (frame: Frame) => frame.locator('html[dir=rtl]').getByText('Mar 15, 2026, 16:30'),
  },
  {
    name: 'what is told about a component',
    path: '?path=/docs/components-fields-button--docs',
    sees: (frame: Frame) => frame.getByText('One solid button a view'),
  },
];

let folder: Folder;
test.beforeAll(async () => {
  folder = await openFolder();
});
test.afterAll(() => folder.close());

for (const { name, path, sees } of pages) {
  test(name, async ({ page }) => {
    const wrong: string[] = [];
    page.on('response', (response) => {
      const url = new URL(response.url());
      if (url.origin !== folder.origin || response.fromServiceWorker()) return;
      if (response.status() >= 400 || !url.pathname.startsWith(folder.path)) wrong.push(`${String(response.status())} ${url.pathname}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(folder.origin) && /^https?:/.test(request.url())) wrong.push(`asks ${request.url()}`);
    });
    await page.goto(folder.address + path);
    await expect(sees(inFrame(page)).first()).toBeVisible();
    expect(wrong).toEqual([]);
  });
}
