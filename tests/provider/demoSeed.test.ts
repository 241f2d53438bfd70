import { asc } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challenges } from '../../contracts/provider/db/tables/challenges';
import { competitions, leaderboardRows } from '../../contracts/provider/db/tables/competitions';
import { transactions, wallets } from '../../contracts/provider/db/tables/payments';
import { activities } from '../../contracts/provider/db/tables/platform';
import { ticketMessages, tickets } from '../../contracts/provider/db/tables/support';
import { positions, tradingAccounts } from '../../contracts/provider/db/tables/trading';
import { userAddresses, users } from '../../contracts/provider/db/tables/users';
import { kycAddressProofs, kycRecords } from '../../contracts/provider/db/tables/kyc';
import { createTestDatabase, testEpoch } from '../../contracts/provider/seed/testDatabase';
import type { OpenDatabase } from '../../contracts/provider/db/openDatabase';

const size = 1000;
const dayMs = 86_400_000;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase({ seed: 'demo', users: size });
}, 120_000);
afterAll(() => opened.close());

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** All rows of a table as texts, to look for what must not be in any of them. */
async function textsOf(table: PgTable): Promise<string[]> {
  const rows = await opened.db.select().from(table);
  return rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'));
}

const everyTable = [
  users,
  userAddresses,
  kycRecords,
  kycAddressProofs,
  transactions,
  challenges,
  competitions,
  leaderboardRows,
  tradingAccounts,
  positions,
  tickets,
  ticketMessages,
  activities,
];

describe('every text', () => {
  it('has only letters, digits and marks that people write', async () => {
    const texts = (await Promise.all(everyTable.map(textsOf))).flat();
    expect(texts.length).toBeGreaterThan(10_000);
    expect(
      texts.filter((text) => !/^[\p{Script=Latin}\p{M}\d .,:;!?'"’$%&@#/()+\-_…]+$/u.test(text)),
    ).toEqual([]);
    expect(
      texts.filter((text) =>
        /[<>{}=\\]|\b(undefined|null|nan|sample|test|lorem|foo)\b/i.test(text),
      ),
    ).toEqual([]);
  });
});

describe('users', () => {
  it('have an email each, a phone that fits the country, and are grown up', async () => {
    const rows = await opened.db.select().from(users);
    expect(rows).toHaveLength(size);
    expect(new Set(rows.map(({ email }) => email.toLowerCase())).size).toBe(size);
    // Nobody can own an address under .example. The two that sign in have the documented ones.
    expect(
      rows.filter(({ id, email }) => id > 2 && !/^[a-z0-9._]+@[a-z]+\.example$/.test(email)),
    ).toEqual([]);
    const codes = new Map<string, Set<string>>();
    for (const { country, phoneNumber } of rows) {
      const code = phoneNumber?.split(' ')[0] ?? '';
      codes.set(country ?? '', (codes.get(country ?? '') ?? new Set()).add(code));
    }
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes.values()].filter((found) => found.size !== 1)).toEqual([]);
    expect(
      rows.filter(
        ({ dateOfBirth, dateJoined }) =>
          !(Date.parse(dateOfBirth ?? '') < dateJoined.getTime() - 18 * 365 * dayMs),
      ),
    ).toEqual([]);
    expect(
      rows.filter(
        ({ lastLogin, dateJoined }) =>
          lastLogin !== null && (lastLogin < dateJoined || lastLogin > testEpoch),
      ),
    ).toEqual([]);
  });
});

describe('wallets', () => {
  it('add up: credits that were paid less payouts that were approved', async () => {
    const rows = await opened.db.select().from(transactions);
    const found = await opened.db.select().from(wallets);
    expect(found.length).toBeGreaterThan(50);
    for (const { userId, withdrawalProfit } of found) {
      const paid = rows.filter(
        (row) => row.userId === userId && ['approved', 'disbursed'].includes(row.status),
      );
      const balance = sum(
        paid.map(
          ({ type, priceAmount }) =>
            (type === 'credit' ? 1 : -1) * Math.round(Number(priceAmount) * 100),
        ),
      );
      expect([userId, balance]).toEqual([userId, Math.round(Number(withdrawalProfit) * 100)]);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    const owners = new Set(found.map(({ userId }) => userId));
    expect(rows.filter(({ userId }) => !owners.has(userId))).toEqual([]);
  });

  it('have transactions today and within the last days', async () => {
    const rows = await opened.db.select().from(transactions);
    const ages = rows.map(({ createdAt }) => testEpoch.getTime() - createdAt.getTime());
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(ages.filter((age) => age < dayMs).length).toBeGreaterThan(5);
    expect(rows.filter(({ type, status }) => type === 'debit' && status === 'failed')).toEqual([]);
  });
});

describe('trading accounts', () => {
  it('are worth their balance and what their positions have gained', async () => {
    const accounts = await opened.db.select().from(tradingAccounts);
    const open = await opened.db.select().from(positions);
    expect([accounts.length > size / 2, open.length > 200]).toEqual([true, true]);
    for (const { login, balance, equity, accountSize, step, isActive } of accounts) {
      const profit = sum(
        open
          .filter((row) => row.login === login)
          .map((row) => Math.round(Number(row.profit) * 100)),
      );
      expect([login, Math.round(Number(equity) * 100)]).toEqual([
        login,
        Math.round(Number(balance) * 100) + profit,
      ]);
      expect([login, isActive]).toEqual([login, step !== 0]);
      expect(Math.abs(Number(balance) / Number(accountSize) - 1)).toBeLessThan(0.11);
    }
  });

  it('belong to challenges that are sold, of the same size', async () => {
    const sold = await opened.db.select().from(challenges);
    const known = new Set(sold.map(({ name, account_size }) => `${name} ${account_size}`));
    const accounts = await opened.db.select().from(tradingAccounts);
    expect(
      accounts.filter(
        ({ challengeName, accountSize }) => !known.has(`${challengeName} ${accountSize}`),
      ),
    ).toEqual([]);
  });
});

describe('competitions', () => {
  it('run, are ahead and are over; their prizes add up', async () => {
    const rows = await opened.db.select().from(competitions);
    const running = rows.filter(
      ({ startDate, endDate }) => startDate <= testEpoch && endDate >= testEpoch,
    );
    const ahead = rows.filter(({ startDate }) => startDate > testEpoch);
    expect([running.length >= 2, ahead.length >= 2, rows.length > 30]).toEqual([true, true, true]);
    for (const { prizeStructure, pricePoolCash, isActive, endDate } of rows) {
      expect(sum(Object.values(prizeStructure))).toBe(Number(pricePoolCash));
      expect(isActive).toBe(endDate > testEpoch);
    }
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('have a leaderboard of all who take part, once they run', async () => {
    const ranks = await opened.db.select().from(leaderboardRows);
    for (const { id, startDate, startingBalance, contestants } of await opened.db
      .select()
      .from(competitions)) {
      const own = ranks.filter(({ competitionId }) => competitionId === id);
      expect([id, own.length]).toEqual([id, startDate > testEpoch ? 0 : contestants]);
      expect(new Set(own.map(({ traderName }) => traderName)).size).toBeGreaterThanOrEqual(
        own.length * 0.9,
      );
      for (const { profit, returnPercent, winRate, winningTrade, losingTrade } of own) {
        expect(Number(profit)).toBeCloseTo((Number(startingBalance) * returnPercent) / 100, 1);
        expect(winRate).toBeCloseTo(
          (100 * (winningTrade ?? 0)) / ((winningTrade ?? 0) + (losingTrade ?? 0)),
          0,
        );
      }
    }
  });
});

describe('tickets', () => {
  it('are conversations: the trader begins, the lines take turns, and time goes on', async () => {
    const rows = await opened.db.select().from(tickets);
    const lines = await opened.db
      .select()
      .from(ticketMessages)
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
    expect(rows.filter(({ status }) => status === 'open').length).toBeGreaterThan(15);
    expect(rows.filter(({ status }) => status === 'closed').length).toBeGreaterThan(60);
    for (const { id, createdAt } of rows) {
      const own = lines.filter(({ ticketId }) => ticketId === id);
      expect(own.length).toBeGreaterThan(0);
      expect(own.map(({ isFromStaff }) => isFromStaff)).toEqual(
        own.map((_, place) => place % 2 === 1),
      );
      expect(own[0]?.createdAt).toEqual(createdAt);
      expect(own.every((line) => line.createdAt < testEpoch)).toBe(true);
    }
    expect(new Set(rows.map(({ subject }) => subject)).size).toBeGreaterThan(15);
  });
});
