import { csvText } from '../../../lib/csv';
import { decisionLooks } from '../decision/decision';
import { decisionOutcomeLooks, type PayoutSnapshot } from './decisionRecord';
import { stoodFlags } from './journal';
import type { JournalRow } from './journalRows';
import { reviewVerdictLooks } from '../review/review';
import { userOf } from '../list/table';

const journalHeader = [
  'Time',
  'Decision',
  'Outcome',
  'Status Before',
  'Status After',
  'User ID',
  'User',
  'Amount',
  'Currency',
  'Pay Amount',
  'Pay Currency',
  'Network',
  'Address',
  'Payout ID',
  'Transaction ID',
  'Server Message',
  'Stops',
  'Looks',
  'Not Checked',
  'Note',
  'Review Run',
] as const;

function payoutCells(payout: PayoutSnapshot): unknown[] {
  const { id, full_name } = userOf(payout.user);
  return [
    id,
    full_name,
    payout.price_amount,
    payout.price_currency,
    payout.pay_amount,
    payout.pay_currency,
    payout.pay_network,
    payout.pay_address,
    payout.id,
    payout.transaction_id,
  ];
}

/** For entries from before checks were stored. */
const noChecks = 'no checks were kept';

function cellsOf({ payout, entry, verdict }: JournalRow): unknown[] {
  const { stop, look, unchecked } = stoodFlags(entry?.checks ?? []);
  if (entry && !entry.checks) unchecked.push(noChecks);
  return [
    entry?.at,
    entry && decisionLooks[entry.decision].label,
    entry ? decisionOutcomeLooks[entry.outcome].label : reviewVerdictLooks[verdict].label,
    payout.status,
    entry?.after,
    ...payoutCells(payout),
    entry?.words,
    ...[stop, look, unchecked].map((texts) => texts.join('; ')),
    entry?.note,
    entry?.run,
  ];
}

/**
 * Returns the journal as a CSV file. Amounts, addresses and times are written exactly as they were
 * received.
 */
export const journalCsv = (rows: readonly JournalRow[]): string =>
  csvText(journalHeader, rows.map(cellsOf));
