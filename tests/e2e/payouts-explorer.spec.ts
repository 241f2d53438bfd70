import { dialogOf, evidenceIsIn } from './support/payouts';
import { expect, setFirm, test } from './support/test';

const hostile = '../login?next=//evil.example#"><img src=x onerror=alert(1)>';

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
  const [payout] = (await backend.listPayouts('page=1&page_size=1&status=pending')).results;
  const results = [{ ...payout, pay_network: 'ERC-20', pay_address: hostile }];
  await backend.plan('GET', '/admin/payouts', {
    body: { count: 1, next: null, previous: null, results },
  });
  await setFirm(page, {
    explorers: {
      erc20: 'https://explorer.example/address/{address}',
      trc20: 'http://plain.example/{address}',
    },
  });
  await page.goto(`/payouts?payout=${payout?.id}`);
  await evidenceIsIn(page);
  await expect(
    dialogOf(page).getByText(
      /^Among \d+ payouts? (read so far|of this user)|^No other payouts loaded/,
    ),
  ).toBeVisible();
  const link = dialogOf(page).getByRole('link', { name: 'Look up on explorer.example' });
  await expect(link).toHaveAccessibleDescription(
    'Opens explorer.example, which will see this address',
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
