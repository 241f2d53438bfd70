import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, openTab, sessionOf, type Tab } from '../../api/session/fakeBrowser';
import { answerWith, failureOf } from '../../api/scriptedServer';

let tab: Tab;

beforeEach(async () => {
  installBrowser();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
});
afterEach(() => vi.unstubAllGlobals());

const rows = [{ id: 1 }, { id: 2 }];
const totals = { active: 1, participants: 5, total_prize: '8500.00' };

describe('a page of competitions', () => {
  it.each([
    ['as agreed', { results: { results: rows, count: 26 }, ...totals }, totals],
    [
      'in the envelope of MT5 accounts',
      { result: { results: rows, count: 26 }, ...totals },
      totals,
    ],
    [
      'with its totals beside the rows',
      { results: { results: rows, count: 26, ...totals } },
      totals,
    ],
    [
      'with one total only',
      { results: { results: rows, count: 26 }, active: null },
      { active: null },
    ],
  ])('%s keeps its totals (R2)', async (_name, body, expected) => {
    answerWith(() => Response.json(body));
    expect(await tab.listCompetitions({ page: 1, pageSize: 20 })).toEqual({
      count: 26,
      results: rows,
      totals: expected,
    });
  });

  it('has no totals if it is a bare array', async () => {
    answerWith(() => Response.json(rows));
    expect(await tab.listCompetitions({ page: 1, pageSize: 20 })).toEqual({
      count: 2,
      results: rows,
      totals: {},
    });
  });
});

describe('a competition', () => {
  it.each([
    [{ id: 7, name: 'Spring', results: [{ login: 1 }, null, 'x'] }, [{ login: 1 }]],
    [{ id: 7, name: 'Spring', results: null }, []],
    // Before it starts (R172).
    [{ id: 7, name: 'Spring' }, []],
    [{ id: 7, name: 'Spring', results: { results: [{ login: 1 }], count: 1 } }, [{ login: 1 }]],
    [{ id: 7, name: 'Spring', result: [{ login: 1 }] }, [{ login: 1 }]],
  ])('reads the leaderboard of %j', async (body, results) => {
    answerWith(() => Response.json(body));
    expect(await tab.getCompetition(7)).toMatchObject({ id: 7, name: 'Spring', results });
  });

  it.each([{}, { message: 'ok' }, { id: 7, results: 'soon' }, { id: 7, result: {} }, [], null])(
    "fails for %j: it isn't a competition, or its leaderboard isn't a list",
    async (body) => {
      answerWith(() => Response.json(body));
      expect(await failureOf(tab.getCompetition(7))).toMatchObject({
        name: 'ApiError',
        status: 200,
      });
    },
  );
});
