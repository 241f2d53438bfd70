import type { Page } from '@playwright/test';
import type { KycDocumentType } from '../../src/features/kyc/model';
import { expectAccessible } from './support/accessibility';
import { Keys } from './support/keys';
import { expect, test, watchCalls } from './support/test';

const search = (page: Page) => page.getByRole('region', { name: 'Search for documents' });
const said = (page: Page) => search(page).getByRole('status');
const place = (page: Page) => page.locator('.review-document .pager');
const button = (page: Page, name: string) =>
  page.locator('.kyc-foot').getByRole('button', { name });

const types: Record<string, KycDocumentType> = {
  'ID Proof': 'id',
  'Home Address 1 Proof': 'address1',
  'Home Address 2 Proof': 'address2',
};

/** The document on the screen, once it can be verified, or its picture turns out to be none. */
async function shown(
  page: Page,
): Promise<{ id: string; type: KycDocumentType; canVerify: boolean }> {
  const broken = page
    .locator('.review-document')
    .getByText(/could not be shown|address of this file is not safe/);
  await expect(button(page, 'Reject')).toBeEnabled();
  await expect
    .poll(async () => (await button(page, 'Verify').isEnabled()) || (await broken.count()) > 0)
    .toBe(true);
  const href = await page.getByRole('link', { name: 'View KYC' }).getAttribute('href');
  const title = await page.locator('.review-document h2').innerText();
  return {
    id: /\d+/.exec(href ?? '')?.[0] ?? '',
    type: types[title] ?? 'id',
    canVerify: await button(page, 'Verify').isEnabled(),
  };
}

test('five documents by keyboard alone, two keys each; the decisions are kept over a reload, and summed up', async ({
  page,
  backend,
}) => {
  const keys = await Keys.on(page);
  const calls = watchCalls(page);
  await page.goto('/users');
  await keys.isAt('User Management');
  await keys.tabTo(/^Review identities$/);
  await keys.press('Enter');
  await expect(page).toHaveURL('/users?review=kyc');
  await expect(page.getByRole('heading', { level: 1, name: 'Review identities' })).toBeFocused();
  const decided: { id: string; type: KycDocumentType; verdict: 'approved' | 'rejected' }[] = [];
  for (let index = 0; index < 5; index += 1) {
    await expect(place(page)).toHaveText(new RegExp(`^${index + 1} of`));
    const { id, type, canVerify } = await shown(page);
    if (index === 0) {
      // The first one holds up a payout.
      await expect(page.getByText('Payout waits')).toBeVisible();
      await expectAccessible(page);
    }
    const verdict = canVerify ? 'approved' : 'rejected';
    await keys.press(canVerify ? 'a' : 'r');
    await keys.press('Enter');
    await expect(page.locator('.review-said')).toContainText(
      `${type === 'id' ? 'ID' : 'Address'} ${verdict} successfully`,
    );
    decided.push({ id, type, verdict });
  }
  await expect(place(page)).toHaveText(/^6 of/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(
    decided.map(({ id, type }) => `POST /admin/users/${id}/kyc/${type}/action`),
  );
  for (const { id, type, verdict } of decided) {
    const record = await backend.findKyc(id);
    const proof = record?.address_proof.find(
      ({ address_type }) => address_type === `home_address_${type === 'address1' ? 1 : 2}`,
    );
    expect((type === 'id' ? record?.id_proof : proof)?.status, `${id} ${type}`).toBe(verdict);
  }

  // Everything found and decided is still there, and the review goes on at the same document.
  await expect(said(page)).toContainText('Batch full (50)');
  const before = await said(page).innerText();
  await page.reload();
  await expect(place(page)).toHaveText(/^6 of 5\d$/);
  await expect(said(page)).toHaveText(before, { useInnerText: true });
  await keys.press('s');
  await expect(place(page)).toHaveText(/^7 of/);
  await keys.tabTo(/^Finish$/);
  await keys.press('Enter');
  await expect(page).toHaveURL('/users?review=kyc&at=summary');
  const approved = decided.filter(({ verdict }) => verdict === 'approved').length;
  await expect(page.locator('.verdict-sums')).toHaveText(
    new RegExp(
      `^${approved > 0 ? `Approved${approved}` : ''}${approved < 5 ? `Rejected${5 - approved}` : ''}Skipped1Not reviewed4\\d$`,
    ),
  );
  await expectAccessible(page);
  await keys.tabTo(/^Back to users$/);
  await keys.press('Enter');
  await keys.isAt('User Management');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });

  test('everything fits, and the buttons do what the keys do', async ({ page }) => {
    await page.goto('/users');
    await page.getByRole('link', { name: 'Review identities' }).tap();
    const images = page.locator('.review-document figure');
    await expect(images.first()).toBeVisible();
    await expect(button(page, 'Reject')).toBeDisabled();
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await shown(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.getByRole('button', { name: 'Skip' }).tap();
    await expect(place(page)).toHaveText(/^2 of/);
  });
});
