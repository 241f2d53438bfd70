import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  competitionDays,
  competitionRules,
  nextStatusChange,
  filterCompetitions,
  readPrizes,
} from '../../../src/features/competitions/model';
import {
  competitionBody,
  emptyCompetitionForm,
  readCompetitionDraft,
  type CompetitionFormValues,
  validateCompetition,
} from '../../../src/features/competitions/create/form';
import {
  rankRows,
  returnOf,
  searchLeaderboard,
  tradeCount,
} from '../../../src/features/competitions/detail/leaderboardRows';
import { schemaErrors } from '../../fixtures/schemaErrors';
import { printCount, seed } from '../../propertyRuns';
import { brokenText, hostileValue } from '../../lib/hostileValues';
import { zones } from '../../lib/zones';

const now = Date.UTC(2026, 0, 17, 12);
const runs = { seed, numRuns: 3000 };
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

  it('a stored draft is a form or undefined', () =>
    fc.assert(
      fc.property(hostileValue, hostileValue, (raw, prize) => {
        const draft = readCompetitionDraft({
          ...emptyCompetitionForm,
          prize_structure: { 1: prize },
          name: raw,
        });
        expect(
          draft === undefined ||
            (typeof draft.name === 'string' && typeof draft.prize_structure[1] === 'string'),
        ).toBe(true);
        expect(readCompetitionDraft(raw)).toBeUndefined();
      }),
      runs,
    ));
});

describe('whatever is typed', () => {
  const amount = fc.oneof(
    fc.constantFrom('', ' ', '0', '0.1', '0.2', '-1', 'x', '1e3', '99999999999999999'),
    fc.stringMatching(/^\d{1,12}(\.\d{1,2})?$/),
  );
  const time = fc.oneof(
    fc.constantFrom('', '2026-03-29T01:30', '2026-10-25T01:30', 'soon'),
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16)),
  );
  const form = fc.record({
    name: fc.string({ maxLength: 210 }),
    description: fc.string(),
    starting_balance: amount,
    start_date: time,
    end_date: time,
    prize_structure: fc
      .array(amount, { minLength: 1, maxLength: 5 })
      .map((amounts) => Object.fromEntries(amounts.map((one, index) => [index + 1, one]))),
    max_drawdown: fc.constantFrom('', '10', '7,5', 'x'),
    profit_target: fc.constantFrom('', '8', '8.25'),
  });

  it('a valid form makes a body that the OpenAPI document allows; the pool is the sum of the prizes, the end is after the start', () => {
    let sent = 0;
    fc.assert(
      fc.property(form, fc.constantFrom(...zones, 'Europe/Lisbon'), (typed, zone) => {
        // Half of them are likely to be valid.
        const values: CompetitionFormValues =
          typed.name.length % 2
            ? {
                ...typed,
                starting_balance: '50000',
                start_date: '2026-01-02T10:00',
                description: 'Text',
              }
            : typed;
        if (Object.keys(validateCompetition(values, zone)).length > 0) return;
        const body = competitionBody(values, zone);
        expect(schemaErrors('NewCompetition', body)).toEqual([]);
        expect(Date.parse(body.end_date)).toBeGreaterThan(Date.parse(body.start_date));
        const sum = Object.values(body.prize_structure).reduce((all, one) => all + one, 0);
        expect(Number(body.price_pool_cash)).toBeCloseTo(sum, 2);
        sent += 1;
      }),
      { seed, numRuns: 6000 },
    );
    printCount('valid forms', sent);
    expect(sent).toBeGreaterThan(50);
  });
});
