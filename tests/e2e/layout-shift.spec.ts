import type { Page } from '@playwright/test';
import { admin } from './support/backend';
import { expect, signIn, test } from './support/test';

interface Shift {
  value: number;
  sources: string[];
}

/** Collects every layout shift from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // TypeScript's library does not have it yet.
      for (const entry of list.getEntries() as unknown as {
        value: number;
        sources: { node?: Element | null }[];
      }[]) {
        shifts.push({
          value: entry.value,
          sources: entry.sources.map(
            ({ node }) => `${node?.nodeName ?? '?'}.${node?.className ?? ''}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<Shift[]>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Reflect.get(window, 'shifts') as Shift[])),
          ),
        ),
    );
}

const slow = { latencyMs: 400 };

test('the dashboard moves nothing while it loads', async ({ page, backend }) => {
  await backend.plan('GET', '/admin/dashboard', slow);
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
  expect(await shifts()).toEqual([]);
});

for (const [where, viewport] of [
  ['', { width: 1440, height: 900 }],
  [' on a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`a screen${where}`, () => {
    test.use({ viewport });

    test('of a competition with five prizes moves nothing while it loads', async ({
      page,
      backend,
    }) => {
      const { id } = await backend.addCompetition('Five prizes', undefined, {
        price_pool_cash: '15',
        prize_structure: { 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 },
      });
      await backend.plan('GET', `/admin/competition/${id}`, slow);
      const shifts = await watchShifts(page);
      await page.goto(`/competitions/${id}`);
      await expect(page.getByRole('list', { name: 'Prizes' })).toContainText('5th');
      expect(await shifts()).toEqual([]);
    });

    test('of a competition that ended as planned moves nothing while it loads', async ({
      page,
      backend,
    }) => {
      const { id } = await backend.addCompetition('Over', -60, {
        price_pool_cash: '6',
        prize_structure: { 1: 3, 2: 2, 3: 1 },
      });
      await backend.plan('GET', `/admin/competition/${id}`, slow);
      const shifts = await watchShifts(page);
      await page.goto(`/competitions/${id}`);
      await expect(page.getByText('This competition has ended')).toBeVisible();
      expect(await shifts()).toEqual([]);
    });

    test('of the tickets moves nothing while it loads', async ({ page, backend }) => {
      await backend.plan('GET', '/admin/ticket', slow);
      const shifts = await watchShifts(page);
      await page.goto('/support');
      await expect(page.getByRole('searchbox', { name: 'Find Ticket' })).toBeAttached();
      await expect(page.getByText(/^\d+ tickets$/)).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  });

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('the sign-in, and the list after it, move nothing while they load', async ({
    page,
    backend,
  }) => {
    await backend.plan('GET', '/admin/users', slow);
    const shifts = await watchShifts(page);
    await page.goto('/login?next=/users/all');
    await expect(page.getByLabel('Email')).toBeFocused();
    await signIn(page, admin.email, admin.password);
    await expect(page.getByText('1–20 of')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(20);
    expect(await shifts()).toEqual([]);
  });
});
