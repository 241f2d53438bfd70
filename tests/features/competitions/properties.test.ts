import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  competitionDays,
  competitionRules,
  nextStatusChange,
  filterCompetitions,
  readPrizes,
} from '~/features/competitions/model';
import {
  rankRows,
  returnOf,
  searchLeaderboard,
  tradeCount,
} from '~/features/competitions/detail/Leaderboard';
import { printCount, runs } from '../../propertyRuns';
import { brokenText, hostileValue } from '../../lib/hostileValues';

const now = Date.UTC(2026, 0, 17, 12);
let seen = 0;
afterAll(() => printCount('competitions of any shape', seen));

describe('whatever the server sends (promise 6)', () => {
  it('a competition shows no broken value', () => {
    const fields = {
      name: hostileValue,
      is_active: hostileValue,
      start_date: hostileValue,
      end_date: hostileValue,
    };
    fc.assert(
      fc.property(fc.record(fields), hostileValue, (competition, structure) => {
        expect(competitionRules(competition)).not.toMatch(brokenText);
        expect(competitionDays(competition) ?? 0).toBeGreaterThanOrEqual(0);
        expect(nextStatusChange(competition, now) ?? now + 1).toBeGreaterThan(now);
        expect(
          filterCompetitions([competition], { search: 'a', status: 'active' }, now).length,
        ).toBeLessThanOrEqual(1);
        for (const { position } of readPrizes(structure))
          expect(Number.isSafeInteger(position) && position > 0).toBe(true);
        seen += 1;
      }),
      runs,
    );
  });

  it('a leaderboard can be ranked, searched and shown', () => {
    const row = fc.record({
      login: hostileValue,
      trader_name: hostileValue,
      return_percent: hostileValue,
      winning_trade: hostileValue,
      losing_trade: hostileValue,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.string(), (rows, search) => {
        const ranked = rankRows(rows);
        expect(ranked.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
        for (const { share, row: one } of ranked) {
          expect(share >= -1 && share <= 1).toBe(true);
          expect(returnOf(one.return_percent).text).not.toMatch(brokenText);
          expect(tradeCount(one) ?? '0').toMatch(/^\d+$/);
        }
        expect(ranked).toEqual(expect.arrayContaining([...searchLeaderboard(ranked, search)]));
        seen += 1;
      }),
      runs,
    );
  });
});
