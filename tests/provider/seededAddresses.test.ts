import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayoutPage } from '../../src/api/types';
import { hasAddressFormat } from '../../src/features/payouts/checks/addressFormat';
import { startService, type TestService } from './service';

let service: TestService;
let payouts: PayoutPage['results'];
beforeAll(async () => {
  service = await startService();
  payouts = (
    (await service.send('GET', '/api/admin/payouts?page=1&page_size=1000')).body as PayoutPage
  ).results;
});
afterAll(() => service.close());

it('seeds addresses that their networks know, but for a few that are mistyped', () => {
  const formats = payouts.flatMap(({ pay_address, pay_network }) =>
    pay_address ? (hasAddressFormat(pay_network, pay_address) ?? []) : [],
  );
  const wrong = formats.filter((hasFormat) => !hasFormat).length;
  expect(formats.length).toBeGreaterThan(50);
  expect(wrong).toBeGreaterThan(0);
  expect(wrong).toBeLessThan(formats.length / 10);
});

it('seeds a few addresses that two users share', () => {
  const owners = new Map<string, Set<unknown>>();
  for (const { pay_address, user } of payouts)
    if (pay_address) owners.set(pay_address, (owners.get(pay_address) ?? new Set()).add(user?.id));
  const shared = [...owners.values()].filter(({ size }) => size > 1).length;
  expect(shared).toBeGreaterThan(0);
  expect(shared).toBeLessThan(owners.size / 10);
});
