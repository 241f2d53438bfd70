import type { Page } from '@playwright/test';
import type { Payout } from '../../src/api/types';
import { expectAccessible } from './support/accessibility';
import type { Backend } from './support/backend';
import { dialogOf } from './support/payouts';
import { expect, setFirm, test } from './support/test';

const hostile = '../login?next=//evil.example#"><img src=x onerror=alert(1)>';

/** The list has one payout, with this network and address; the page has these explorers. */
async function openPayout(
  page: Page,
  backend: Backend,
  explorers: Record<string, string>,
  change: Partial<Payout>,
): Promise<void> {
  const [payout] = (await backend.listPayouts('page=1&page_size=1&status=pending')).results;
  if (!payout) throw new Error('The seed has no pending payout left.');
  const results = [{ ...payout, ...change }];
  await backend.plan('GET', '/admin/payouts', {
    body: { count: 1, next: null, previous: null, results },
  });
  await setFirm(page, { explorers });
  await page.goto(`/payouts?payout=${payout.id}`);
  await expect(dialogOf(page).getByRole('group', { name: 'Evidence' })).toBeVisible();
  await expect(dialogOf(page).locator('.evidence [aria-busy=true]')).toHaveCount(0);
}

test('a block explorer that the firm names opens without a referrer, and the link says who sees the address (R251)', async ({
  page,
  context,
  backend,
  problems,
}) => {
  problems.allowStatus(404);
  problems.allowRefusedConfig();
  const asked: { url: string; referer: string | undefined }[] = [];
  await context.route('https://explorer.example/**', async (route) => {
    asked.push({
      url: route.request().url(),
      referer: await route
        .request()
        .headerValue('referer')
        .then((value) => value ?? undefined),
    });
    await route.fulfill({ contentType: 'text/html', body: '<title>Explorer</title>' });
  });
  const explorers = {
    erc20: 'https://explorer.example/address/{address}',
    trc20: 'http://plain.example/{address}',
  };
  await openPayout(page, backend, explorers, { pay_network: 'ERC-20', pay_address: hostile });
  await expect(
    dialogOf(page).getByText(
      /^Among \d+ payouts? (read so far|of this user)|^No other payout has been read/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const link = dialogOf(page).getByRole('link', { name: 'Look up on explorer.example' });
  await expect(link).toHaveAccessibleDescription(
    'Opens explorer.example, which then sees this address',
  );
  expect(asked).toEqual([]);
  const popup = context.waitForEvent('page');
  await link.click();
  const opened = await popup;
  await expect(opened).toHaveTitle('Explorer');
  expect(await opened.evaluate(() => [window.opener === null, document.referrer])).toEqual([
    true,
    '',
  ]);
  expect(asked).toEqual([
    { url: `https://explorer.example/address/${encodeURIComponent(hostile)}`, referer: undefined },
  ]);
});

for (const [what, explorers, pay_network] of [
  ['none is named', {}, 'ERC20'],
  ['none is named for the network', { trc20: 'https://explorer.example/{address}' }, 'ERC20'],
  [
    'it is not https',
    { erc20: 'javascript:alert({address})', ERC20: 'http://explorer.example/{address}' },
    'ERC20',
  ],
  ['the payout names no network', { erc20: 'https://explorer.example/{address}' }, null],
] satisfies [string, Record<string, string>, string | null][])
  test(`there is no link to a block explorer if ${what} (R251)`, async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(404);
    problems.allowRefusedConfig();
    await openPayout(page, backend, explorers, { pay_network });
    await expect(dialogOf(page).getByRole('region', { name: 'Pay address' })).not.toContainText(
      'Look up on',
    );
  });
