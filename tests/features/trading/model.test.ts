import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractDecimals, withCents } from '~/lib/decimals';
import {
  accountFigures,
  mt5UserFigures,
  mt5UserBadges,
  tradingFigures,
  mt5UserQuery,
  noMt5UserFilters,
  noTradingFilters,
  tradingQuery,
  phaseBadge,
  phaseStep,
} from '~/features/trading/model';
import { challengeStatusBadges } from '~/features/challenges/model';
import { competitionStatusBadges } from '~/features/competitions/model';
import { runs } from '../../propertyRuns';
import { brokenText, hostileValue } from '../../lib/hostileValues';

describe('phase labels by step (section 4)', () => {
  it.each([
    [1, 'Phase 1', 'info'],
    [2, 'Phase 2', 'info'],
    [3, 'Funded', 'ok'],
    [0, 'Failed', 'bad'],
    ['2', 'Phase 2', 'info'],
    ['2.0', 'Phase 2', 'info'],
    [-0, 'Failed', 'bad'],
    [4, 'Step 4', 'neutral'],
    [null, 'Unknown', 'neutral'],
    [{}, 'Unknown', 'neutral'],
    ['__proto__', 'Unknown', 'neutral'],
  ])('%j is %s', (step, label, tone) => expect(phaseBadge(step)).toEqual({ label, tone }));

  it.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['0', 0],
    ['01', undefined],
    ['Phase 1', undefined],
  ])('the filter %j means step %s (R24)', (text, step) => expect(phaseStep(text)).toBe(step));
});

describe('the badges of an MT5 user (R47)', () =>
  it.each([
    [{ funded: true, funded_eligible: true, is_active: true }, ['Active', 'Funded']],
    [{ funded: true, funded_eligible: false, is_active: false }, ['Inactive', 'Funded']],
    [{ funded: false, funded_eligible: true, is_active: false }, ['Inactive', 'Eligible']],
    [{ funded: null, funded_eligible: true, is_active: true }, ['Active', 'Eligible']],
    [{ funded: false, funded_eligible: false, is_active: true }, ['Active']],
    [{ funded: false, funded_eligible: false, is_active: false }, ['Inactive']],
    [{ funded: 'yes', funded_eligible: 1, is_active: 'true' }, ['Inactive']],
    [{}, ['Inactive']],
  ])('%j is %j', (user, labels) =>
    expect(mt5UserBadges(user).map(({ label }) => label)).toEqual(labels),
  ));

it('a status has the same color as that of a challenge or a competition (R152)', () => {
  const [active, inactive] = [true, false].map((is_active) => mt5UserBadges({ is_active })[0]);
  expect([active, inactive]).toEqual([
    challengeStatusBadges.active,
    challengeStatusBadges.inactive,
  ]);
  expect(competitionStatusBadges.active).toEqual(active);
  expect(competitionStatusBadges.ended).toEqual(challengeStatusBadges.ended);
});

describe('the query parameters', () => {
  it.each([
    [{}, {}],
    [{ phase: '0' }, { phase: 0 }],
    [
      { phase: '3', search: '  okafor ' },
      { phase: 3, search: 'okafor' },
    ],
    [{ phase: '9', search: '   ' }, {}],
    [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(200) }],
  ])('trading accounts: %j', (filters, query) =>
    expect(tradingQuery({ ...noTradingFilters, ...filters })).toStrictEqual(query),
  );

  it.each([
    [{}, {}],
    [{ account_status: 'active' }, { account_status: 'active' }],
    [
      { account_status: 'inactive', account_type: 'funded_eligible', search: '500' },
      { account_status: 'inactive', account_type: 'funded_eligible', search: '500' },
    ],
    [{ account_status: 'Active', account_type: '__proto__' }, {}],
  ])('MT5 users: %j', (filters, query) =>
    expect(mt5UserQuery({ ...noMt5UserFilters, ...filters })).toStrictEqual(query),
  );
});

describe('figures (R23)', () => {
  const rows = [
    { balance: '100.10', equity: 99.5, positions: 2, funded: true, funded_eligible: true },
    { balance: 0.2, equity: '0.7', positions: null, funded: false, funded_eligible: true },
  ];
  const page = (totals: Record<string, unknown>, results = rows) => ({
    count: 45,
    results,
    totals,
  });

  it("of trading accounts are the server's totals", () => {
    const totals = {
      total_accounts: 214,
      active_positions: '87',
      total_balance: '9.00',
      total_equity: 8,
    };
    expect(tradingFigures(page(totals))).toEqual({
      accounts: { value: 214 },
      positions: { value: '87' },
      balance: { value: '9.00' },
      equity: { value: 8 },
    });
  });

  it.each([
    {},
    { total_balance: null, total_equity: 'n/a', active_positions: {}, total_accounts: [] },
  ])("are exact sums of all rows if the server's totals are %j", (totals) => {
    expect(tradingFigures({ ...page(totals), count: rows.length })).toEqual({
      accounts: { value: rows.length },
      positions: { value: '2' },
      balance: { value: '100.30' },
      equity: { value: '100.20' },
    });
    expect(mt5UserFigures({ ...page(totals), count: rows.length })).toEqual({
      accounts: { value: rows.length },
      funded: { value: 1 },
      eligible: { value: 2 },
      balance: { value: '100.30' },
    });
  });

  it("of MT5 users are the server's totals (R118)", () =>
    expect(
      mt5UserFigures(
        page({
          total_trading_users: 96,
          total_balance: '1.5',
          total_funded: 0,
          total_funded_eligible: 9,
        }),
      ),
    ).toEqual({
      accounts: { value: 96 },
      funded: { value: 0 },
      eligible: { value: 9 },
      balance: { value: '1.5' },
    }));

  it('of a page are no totals (R23)', () =>
    expect(tradingFigures(page({ total_equity: '8' }))).toEqual({
      accounts: { value: 45 },
      positions: 'needs all pages',
      balance: 'needs all pages',
      equity: { value: '8' },
    }));

  it('of a filtered list are no totals', () => {
    const list = { ...page({ total_accounts: 214 }), count: rows.length, isFiltered: true };
    expect(tradingFigures(list)).toEqual({
      accounts: { value: 214 },
      positions: 'needs all pages',
      balance: 'needs all pages',
      equity: 'needs all pages',
    });
  });

  it('have no sum if no row has an amount', () => {
    const list = { count: 2, results: [{}, {}] as typeof rows, totals: {} };
    expect(tradingFigures(list).balance).toEqual({ value: undefined });
    expect(tradingFigures({ ...list, count: 0, results: [] }).balance).toEqual({ value: '0' });
  });
});

describe("an account's balance, equity and P&L (R24)", () =>
  it.each([
    [
      "the positions' answer first",
      { balance: '101250.50', equity: '100980.25' },
      { balance: 1, equity: 2 },
      { balance: '101250.50', equity: '100980.25', profit: '-270.25' },
    ],
    [
      'the row where it is silent',
      { balance: null },
      { balance: '10', equity: 10.5 },
      { balance: '10', equity: 10.5, profit: '0.50' },
    ],
    [
      'the row while it is awaited',
      undefined,
      { balance: 0.1, equity: 0.3 },
      { balance: 0.1, equity: 0.3, profit: '0.20' },
    ],
    ['neither', {}, undefined, { balance: undefined, equity: undefined, profit: undefined }],
    [
      'one of them',
      { balance: '5' },
      { equity: 'n/a' },
      { balance: '5', equity: undefined, profit: undefined },
    ],
  ])('%s', (_name, newer, row, figures) => expect(accountFigures(newer, row)).toEqual(figures)));

describe('subtractDecimals', () => {
  it.each([
    ['0.3', '0.1', '0.2'],
    [0.3, 0.1, '0.2'],
    ['1', '-1', '2'],
    ['-1', '-1', '0'],
    ['100', '0.00000000000000000001', '99.99999999999999999999'],
    ['0', '-0', '0'],
    [null, '1', undefined],
    ['1', 'x', undefined],
  ])('%j minus %j is %s', (from, amount, difference) =>
    expect(subtractDecimals(from, amount)).toBe(difference),
  );

  it.each([
    ['0.3', '0.30'],
    ['3', '3'],
    ['0.125', '0.125'],
  ])('%s with cents is %s', (amount, text) => expect(withCents(amount)).toBe(text));
});

it('accepts accounts and users with any values (promise 6): 2,000 pages', () => {
  const row = fc.record({
    balance: hostileValue,
    equity: hostileValue,
    positions: hostileValue,
    step: hostileValue,
    funded: hostileValue,
    funded_eligible: hostileValue,
    is_active: hostileValue,
  });
  const totals = fc.record({
    total_balance: hostileValue,
    total_equity: hostileValue,
    active_positions: hostileValue,
    total_accounts: hostileValue,
    total_funded: hostileValue,
    total_trading_users: hostileValue,
    balance: hostileValue,
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), totals, (results, found) => {
      const page = { count: results.length, results, totals: found };
      for (const figure of [
        ...Object.values(tradingFigures(page)),
        ...Object.values(mt5UserFigures(page)),
      ]) {
        const value = figure === 'needs all pages' ? undefined : figure.value;
        expect(JSON.stringify(value ?? 0)).toMatch(/^"?-?\d/);
      }
      for (const account of results) {
        expect(phaseBadge(account.step).label).not.toMatch(brokenText);
        expect(['Active', 'Inactive']).toContain(mt5UserBadges(account)[0]?.label);
        expect(accountFigures(found, account).profit ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
      }
    }),
    runs,
  );
});
