import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { journalSize } from '~/features/payouts/decision/journalStore';
import { buildPayout } from '../../../fixtures/payouts';
import { signIn } from '../../../signIn';

/** The journal of another tab: what its module keeps in memory is its own. */
async function openTab() {
  vi.resetModules();
  return import('~/features/payouts/decision/journalStore');
}
const done = { outcome: 'done', after: 'approved', words: '' } as const;
const payoutsIn = ({ readDecisions }: Awaited<ReturnType<typeof openTab>>) =>
  readDecisions().entries.map(({ payout }) => payout.id);

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('two tabs do not overwrite the decisions of each other, although one hears late of what the other stores (R224)', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.noteDecision(buildPayout({ id: 1 }), 'approved').settle(done);
  // The other tab's process still sees storage as it was before.
  const get = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')
    ?.value as Storage['getItem'];
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
    return key.startsWith('admin.own.payout-journal') ? null : get.call(this, key);
  });
  other.noteDecision(buildPayout({ id: 2 }), 'approved');
  vi.restoreAllMocks();
  expect(payoutsIn(await openTab()).sort()).toEqual([1, 2]);
});

it('has the newest first, and keeps so many', async () => {
  const entry = (id: number) => ({
    id: `old-${id}`,
    at: '2026-03-14T10:00:00.000Z',
    decision: 'approved',
    outcome: 'done',
    payout: buildPayout({ id }),
    after: 'approved',
    words: '',
  });
  const old = Array.from({ length: journalSize }, (_, index) => entry(journalSize - index));
  for (const { id, ...rest } of old)
    localStorage.setItem(
      `admin.own.payout-journal.${id}`,
      JSON.stringify({
        v: 2,
        owner: 'ada@example.com',
        at: rest.payout.id,
        data: { id, ...rest },
      }),
    );
  const tab = await openTab();
  expect(payoutsIn(tab)).toEqual(old.map(({ payout }) => payout.id));
  tab.noteDecision(buildPayout({ id: 9001 }), 'rejected').settle(done);
  expect(payoutsIn(tab)).toHaveLength(journalSize);
  expect(payoutsIn(tab).slice(0, 2)).toEqual([9001, journalSize]);
  expect(payoutsIn(await openTab()).at(-1)).toBe(2);
});

it('keeps checks, note and run with the decision, also once its answer is known', async () => {
  const tab = await openTab();
  const checks = [{ rule: 'kyc', verdict: 'blocked', text: 'KYC is not approved' }];
  const noted = tab.noteDecision(buildPayout(), 'approved', {
    checks,
    note: ' Asked by phone ',
    run: 'r1',
  });
  expect(tab.readDecisions().entries[0]).toMatchObject({
    checks,
    note: 'Asked by phone',
    run: 'r1',
    outcome: 'unknown',
  });
  noted.settle(done);
  const [entry] = (await openTab()).readDecisions().entries;
  expect(entry).toMatchObject({ checks, note: 'Asked by phone', run: 'r1', outcome: 'done' });
  tab.noteDecision(buildPayout({ id: 2 }), 'approved', { note: '  ' });
  expect(Object.keys(tab.readDecisions().entries[0] ?? {})).not.toContain('note');
});

it('decisions count as exported once a file has them as they are', async () => {
  const tab = await openTab();
  tab.noteDecision(buildPayout({ id: 1 }), 'approved').settle(done);
  expect(tab.readDecisions().unexported).toHaveLength(1);
  tab.markExported(tab.readDecisions().entries);
  expect((await openTab()).readDecisions().unexported).toEqual([]);
  tab.noteDecision(buildPayout({ id: 2 }), 'approved');
  expect(tab.readDecisions().unexported.map(({ payout }) => payout.id)).toEqual([2]);
});
