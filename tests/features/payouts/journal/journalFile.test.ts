import { describe, expect, it } from 'vitest';
import { journalCsv, entryRows, runRows } from '~/features/payouts/journal/journal';
import { buildEntry, buildPayout, buildRecord, flaggedChecks } from '../../../fixtures/payouts';

/** The cells of a file in which none is quoted. */
const rowsOf = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));

describe('the exported journal', () => {
  it("has what, when, before, after, the server's words, the checks, the note, the reason, and nothing that a spreadsheet would run", () => {
    const entry = buildEntry({
      words: '+1',
      outcome: 'refused',
      after: '',
      checks: flaggedChecks,
      note: '=cmd()',
      reason: 'Rules broken',
      run: 'r1',
    });
    const [header, row] = rowsOf(journalCsv(entryRows([entry])));
    expect(header?.join()).toBe(
      'Time,Decision,Outcome,Status Before,Status After,User ID,User,Amount,Currency,Pay Amount,Pay Currency,Network,Address,Payout ID,Transaction ID,Server Message,Blocked,Caution,Not Checked,Note,Reason,Review Run',
    );
    expect(row?.join()).toBe(
      "2026-03-14T10:00:00.000Z,Approve,Failed,pending,,1042,Amara Okafor,1250.50,USD,1249.870000,USDT,TRC20,TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb,4001,PO-20260312-0007,'+1,KYC is not approved,First time this address is used,The wallet could not be loaded,'=cmd(),Rules broken,r1",
    );
  });

  it('joins several stops, so that none becomes a formula in a cell of its own', () => {
    const stop = (text: string) => ({ rule: 'sharedAddress', verdict: 'blocked', text });
    const [, row] = rowsOf(
      journalCsv(entryRows([buildEntry({ checks: [stop('KYC is not approved'), stop('=1+1')] })])),
    );
    expect(row?.[16]).toBe("KYC is not approved;' =1+1");
  });

  it('has a row for each payout of a run, also for those without a decision', () => {
    const record = buildRecord({ id: 'e0', outcome: 'done', after: 'approved' });
    const queue = [
      { payout: buildPayout({ id: 4001, status: 'approved' }), record },
      {
        payout: buildPayout({ id: 4002, status: 'rejected' }),
        record: buildRecord({ id: 'gone', outcome: 'refused', after: 'rejected' }),
      },
      { payout: buildPayout({ id: 4003 }), isReached: true },
      { payout: buildPayout({ id: 4004 }) },
    ];
    const noted = [
      buildEntry({ id: 'e0', note: 'Asked by phone', payout: buildPayout({ id: 4001 }) }),
    ];
    const [, ...rows] = rowsOf(journalCsv(runRows(queue, noted)));
    expect(rows.map((row) => [row[1], row[2], row[3], row[4], row[13], row[19]])).toEqual([
      ['Approve', 'Done', 'pending', 'approved', '4001', 'Asked by phone'],
      ['Approve', 'Failed', 'pending', 'rejected', '4002', ''],
      ['', 'Skipped', 'pending', '', '4003', ''],
      ['', 'Not reviewed', 'pending', '', '4004', ''],
    ]);
  });
});
