import { describe, expect, it } from 'vitest';
import {
  rankRows,
  returnOf,
  searchLeaderboard,
  splitPodium,
  tradeCount,
  winRateText,
} from '~/features/competitions/detail/Leaderboard';

const rows = [
  { login: 700_001, trader_name: 'Amara Okafor', return_percent: '12.50' },
  { login: 700_002, trader_name: 'Jonas Lindqvist', return_percent: 8 },
  { login: 'MT-3', trader_name: null, return_percent: null },
  { login: 700_004, trader_name: 'Amara Diallo', return_percent: '-25.00' },
  { login: 700_005, trader_name: 'Chidi', return_percent: 'n/a' },
];

describe('ranks (section 2, R166)', () => {
  const ranked = rankRows(rows);

  it("follow the server's order: the top three, and the rest from rank 4", () => {
    const { podium, rest } = splitPodium(ranked);
    expect([podium.map(({ rank }) => rank), rest.map(({ rank }) => rank)]).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(podium[0]?.row).toBe(rows[0]);
  });

  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['AMARA', [1, 4]],
    ['mt-3', [3]],
    ['700', [1, 2, 4, 5]],
    ['null', []],
    ['nobody', []],
  ])('a search for %j finds the ranks %j', (search, ranks) =>
    expect(searchLeaderboard(ranked, search).map(({ rank }) => rank)).toEqual(ranks),
  );

  it('scales bars to the largest gain or loss', () => {
    expect(ranked.map(({ share }) => share)).toEqual([0.5, 0.32, 0, -1, 0]);
    expect(rankRows([{ return_percent: 0 }, {}]).map(({ share }) => share)).toEqual([0, 0]);
    expect(
      rankRows([{ return_percent: '9'.repeat(100) }, { return_percent: 1 }]).map(({ share }) =>
        Number.isFinite(share),
      ),
    ).toEqual([true, true]);
  });
});

describe('figures', () => {
  it.each([
    ['12.48', '+12.48%', 'up'],
    [8, '+8.00%', 'up'],
    ['-2.10', '-2.10%', 'down'],
    [0, '0.00%', 'flat'],
    ['-0.00', '0.00%', 'flat'],
    [-0, '0.00%', 'flat'],
    [null, '—', undefined],
    ['n/a', '—', undefined],
  ])('a return of %s is %s', (value, text, direction) =>
    expect(returnOf(value)).toEqual({ text, direction }),
  );

  it.each([
    [{ winning_trade: 42, losing_trade: 17 }, '59'],
    [{ winning_trade: 0, losing_trade: 0 }, '0'],
    [{ winning_trade: 42 }, undefined],
    [{ winning_trade: 42, losing_trade: null }, undefined],
    [{ winning_trade: -1, losing_trade: 5 }, undefined],
    [{ winning_trade: 1.5, losing_trade: 5 }, undefined],
  ])('%j has %s trades', (row, count) => expect(tradeCount(row)).toBe(count));

  it.each([
    [71.2, '71.20%'],
    ['71.205', '71.205%'],
    [0, '0.00%'],
    [null, '—'],
    [{}, '—'],
  ])('a win rate of %s is %s', (value, text) => expect(winRateText(value)).toBe(text));
});
