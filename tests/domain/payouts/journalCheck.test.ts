import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkJournalFile } from '../../../src/domain/payouts/journalCheck';
import { journalCsv, journalHeader } from '../../../src/domain/payouts/journalFile';
import type { JournalEntry } from '../../../src/domain/payouts/journal';
import { entryRows, runRows, type JournalRow } from '../../../src/domain/payouts/journalRows';
import { csvText, readCsv } from '../../../src/domain/values/csv';
import { buildEntry, buildPayout, buildRecord, flaggedChecks } from '../../fixtures/payouts';
import { seed } from '../../propertyRuns';

const digest = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const exported = (rows: readonly JournalRow[]) => journalCsv(rows, digest);
const check = (text: string) => checkJournalFile(text, digest);

/** The file with its rows changed, the header among them. */
const withRows = (text: string, change: (rows: string[][]) => string[][]) => {
  const [header = [], ...rows] = change(readCsv(text));
  return csvText(header, rows);
};
const withCell = (text: string, row: number, column: string, value: string) =>
  withRows(text, (rows) =>
    rows.map((cells, index) => (index === row - 1 ? cells.map((cell, at) => (journalHeader[at] === column ? value : cell)) : cells)),
  );
const swapped = <T>(all: readonly T[], one: number, other: number): T[] =>
  all.map((item, index) => (index === one ? (all[other] ?? item) : index === other ? (all[one] ?? item) : item));

const entries = Array.from({ length: 5 }, (_, index) =>
  buildEntry({ id: `e${index}`, at: `2026-03-14T10:0${index}:00.000Z`, payout: buildPayout({ id: 4001 + index }) }),
);

describe('the exported journal', () => {
  it("has what, when, before, after, the server's words, the checks, the note, and nothing that a spreadsheet would run", async () => {
    const entry = buildEntry({ words: '+1', outcome: 'refused', after: '', checks: flaggedChecks, note: '=cmd()', run: 'r1' });
    const [header, row, closing] = readCsv(await exported(entryRows([entry])));
    expect(header?.join()).toBe(
      'Time,Decision,Outcome,Status Before,Status After,User ID,User,Amount,Currency,Pay Amount,Pay Currency,Network,Address,Payout ID,Transaction ID,Server Message,Stops,Looks,Not Checked,Note,Review Run,Row,Hash',
    );
    expect(row?.slice(0, -1).join()).toBe(
      "2026-03-14T10:00:00.000Z,Approve,Not accepted by the server,pending,,1042,Amara Okafor,1250.50,USD,1249.870000,USDT,TRC20,TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tRzN4d,4001,PO-20260314-0007,'+1,KYC is not approved,First time this address is used,The wallet could not be loaded,'=cmd(),r1,1",
    );
    expect(row?.at(-1)).toMatch(/^[\da-f]{64}$/);
    expect(closing?.filter(Boolean).slice(0, 3)).toEqual(['End of journal', '1 row', '2']);
  });

  it('joins several stops, so that none becomes a formula in a cell of its own', async () => {
    const stop = (text: string) => ({ rule: 'sharedAddress', verdict: 'stop', text });
    const [, row] = readCsv(await exported(entryRows([buildEntry({ checks: [stop('KYC is not approved'), stop('=1+1')] })])));
    expect(row?.[16]).toBe("KYC is not approved;' =1+1");
  });

  it('has a row for each payout of a run, also for those without a decision', async () => {
    const record = buildRecord({ id: 'e0', outcome: 'done', after: 'approved' });
    const queue = [
      { payout: buildPayout({ id: 4001, status: 'approved' }), record },
      { payout: buildPayout({ id: 4002, status: 'rejected' }), record: buildRecord({ id: 'gone', outcome: 'refused', after: 'rejected' }) },
      { payout: buildPayout({ id: 4003 }), isReached: true },
      { payout: buildPayout({ id: 4004 }) },
    ];
    const noted = [buildEntry({ id: 'e0', note: 'Asked by phone', payout: buildPayout({ id: 4001 }) })];
    const [, ...rows] = readCsv(await exported(runRows(queue, noted)));
    expect(rows.slice(0, 4).map((row) => [row[1], row[2], row[3], row[4], row[13], row[19]])).toEqual([
      ['Approve', 'Done', 'pending', 'approved', '4001', 'Asked by phone'],
      ['Approve', 'Not accepted by the server', 'pending', 'rejected', '4002', ''],
      ['', 'Skipped', 'pending', '', '4003', ''],
      ['', 'Not reached', 'pending', '', '4004', ''],
    ]);
  });

  it('says that it is not sealed where no hash can be made', async () => {
    const text = await journalCsv(entryRows(entries), undefined);
    expect(
      readCsv(text)
        .slice(1)
        .map((row) => row.at(-1)),
    ).toEqual(Array.from({ length: 6 }, () => 'not sealed'));
    expect(await check(text)).toEqual({ kind: 'unsealed' });
  });
});

describe('checking a file (R245)', () => {
  const sealed = exported(entryRows(entries));

  it('finds a file as it was exported, also an empty one and one with other line ends', async () => {
    expect(await check(await sealed)).toEqual({ kind: 'whole', count: 5 });
    expect(await check((await sealed).replaceAll('\r\n', '\n').slice(1))).toEqual({ kind: 'whole', count: 5 });
    expect(await check(await exported([]))).toEqual({ kind: 'whole', count: 0 });
  });

  it.each(['', 'Time,Decision\r\n', '{"format":"admin-console-content"}', '\0\0', '"'])('%j is no journal', async (text) =>
    expect(await check(text)).toEqual({ kind: 'foreign' }),
  );

  it.each([
    ['an amount', 3, 'Amount', '9250.50', { kind: 'changed', row: 3 }],
    ['the first row', 2, 'Stops', 'KYC is not approved', { kind: 'changed', row: 2 }],
    ['the last row', 6, 'Decision', 'Reject', { kind: 'changed', row: 6 }],
    ["a row's number", 4, 'Row', '9', { kind: 'changed', row: 4 }],
    ['a hash', 4, 'Hash', 'f'.repeat(64), { kind: 'changed', row: 4 }],
    ['one hash that is taken out', 4, 'Hash', 'not sealed', { kind: 'changed', row: 4 }],
    ['the count', 7, 'Decision', '4 rows', { kind: 'changed', row: 7 }],
    ['the header', 1, 'Amount', 'Sum', { kind: 'changed', row: 1 }],
  ] as const)('finds %s edited', async (_what, row, column, value, found) =>
    expect(await check(withCell(await sealed, row, column, value))).toEqual(found),
  );

  it.each<[string, (rows: string[][]) => string[][], object]>([
    ['the first row removed', (rows) => rows.toSpliced(1, 1), { kind: 'removed', row: 2 }],
    ['a row removed', (rows) => rows.toSpliced(3, 1), { kind: 'removed', row: 4 }],
    ['two rows removed', (rows) => rows.toSpliced(2, 2), { kind: 'removed', row: 3 }],
    ['the last row removed', (rows) => rows.toSpliced(5, 1), { kind: 'removed', row: 6 }],
    ['the end cut off', (rows) => rows.slice(0, -1), { kind: 'cut', row: 6 }],
    ['the end cut off with rows', (rows) => rows.slice(0, 3), { kind: 'cut', row: 3 }],
    ['all rows cut off', (rows) => rows.slice(0, 1), { kind: 'cut', row: 1 }],
    ['a copied row', (rows) => rows.toSpliced(4, 0, rows[2] ?? []), { kind: 'added', row: 5 }],
    ['a copy of a later row', (rows) => rows.toSpliced(2, 0, rows[4] ?? []), { kind: 'added', row: 3 }],
    ['an invented row', (rows) => rows.toSpliced(3, 0, ['2026-03-14T10:00:00.000Z', 'Approve']), { kind: 'added', row: 4 }],
    ['a row after the end', (rows) => [...rows, rows[2] ?? []], { kind: 'added', row: 8 }],
    ['two neighbors swapped', (rows) => swapped(rows, 2, 3), { kind: 'moved', row: 3 }],
    ['two rows swapped', (rows) => swapped(rows, 1, 5), { kind: 'moved', row: 2 }],
  ])('finds %s', async (_what, change, found) => expect(await check(withRows(await sealed, change))).toEqual(found));

  it('finds any one cell edited, any row removed, added or moved, and any end cut off: 400 journals', async () => {
    const text = fc.string({ unit: fc.constantFrom('=', '-', '\r', '\n', '"', ',', ';', ' ', '1', 'ä', '😀', 'a'), maxLength: 6 });
    const entry = fc
      .record({ words: text, note: text, name: text, amount: text })
      .map(({ words, note, name, amount }): JournalEntry =>
        buildEntry({ words, note, payout: buildPayout({ price_amount: amount, user: { id: 7, full_name: name } }) }),
      );
    const harm = fc.record({ row: fc.nat(), other: fc.nat(), column: fc.nat(), value: text });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 6 }), harm, async (journal, { row, other, column, value }) => {
        const file = await exported(entryRows(journal));
        expect(await check(file)).toEqual({ kind: 'whole', count: journal.length });
        // The closing row counts as one.
        const place = 1 + (row % (journal.length + 1));
        const second = 1 + (other % (journal.length + 1));
        const name = journalHeader[column % journalHeader.length] ?? '';
        const edited = withCell(file, place + 1, name, value);
        if (edited !== file) expect(await check(edited)).toEqual({ kind: 'changed', row: place + 1 });
        const isLast = place === journal.length + 1;
        expect(await check(withRows(file, (rows) => rows.toSpliced(place, 1)))).toEqual(
          isLast ? { kind: 'cut', row: journal.length + 1 } : { kind: 'removed', row: place + 1 },
        );
        const copied = await check(withRows(file, (rows) => rows.toSpliced(place, 0, rows[second] ?? [])));
        // A copy beside its original: either may be called the one too many.
        expect(copied).toEqual({ kind: 'added', row: second === place ? place + 2 : place + 1 });
        expect(await check(withRows(file, (rows) => rows.slice(0, place)))).toEqual({ kind: 'cut', row: place });
        if (place !== second)
          expect(await check(withRows(file, (rows) => swapped(rows, place, second)))).toEqual({
            kind: 'moved',
            row: Math.min(place, second) + 1,
          });
      }),
      { seed, numRuns: 400 },
    );
  });
});
