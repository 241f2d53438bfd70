import { expect, it } from 'vitest';
import { limits } from '~/lib/limits';

it("has section 9's constants", () =>
  expect(limits).toEqual({
    httpTimeoutMs: 30_000,
    outageRetryMs: 45_000,
    toast: { defaultMs: 4000, callMs: 5000, formErrorMs: 3000, fadeMs: 300 },
    pageSize: {
      users: 20,
      userOverview: 10,
      walletHistory: 10,
      tradingAccounts: 20,
      mt5Users: 10,
      competitions: 20,
      challenges: 10,
    },
    searchDelayMs: 300,
    minPasswordLength: 6,
    dashboard: { activities: 5, competitions: 3 },
    placeholderRows: 6,
    evidenceRows: 50,
    concurrency: 4,
    polling: { firstMs: 2000, everyMs: 45_000 },
    messageLength: 5000,
  }));
