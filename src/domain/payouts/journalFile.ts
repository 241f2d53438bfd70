import { csvCell, csvText } from '../values/csv';
import { decisionLooks } from './decision';
import { decisionOutcomeLooks, type KeptPayout } from './decisionRecord';
import { stoodFlags } from './journal';
import type { JournalRow } from './journalRows';
import { reviewVerdictLooks } from './review';
import { userOf } from './table';

export const journalHeader = [
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
  'Row',
  'Hash',
] as const;

/** The hash of a text: SHA-256 as hexadecimal text. */
export type Digest = (text: string) => Promise<string>;

/** Stands in place of the hash if the browser could not make hashes. */
export const notSealed = 'not sealed';

/** The start of the last row, which has the number of entries. */
export const closingMark = 'End of journal';

export const closingCount = (rows: number): string => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

/** A row's hash covers its other cells and the hash of the row before (R244). */
export const chainHash = (digest: Digest, before: string, cells: readonly string[]): Promise<string> =>
  digest(JSON.stringify([before, ...cells]));

/** The first row has no row before it. Its hash covers this instead. */
export const firstHash = (digest: Digest): Promise<string> => digest(JSON.stringify(journalHeader));

function payoutCells(payout: KeptPayout): unknown[] {
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

/** The empty cells of the last row, before 'Row'. */
const closingBlanks = Array.from({ length: journalHeader.length - 4 }, () => '');

/**
 * Returns the journal as a CSV file. Amounts, addresses and times are written exactly as they were received. With `digest` each row has a
 * hash that covers the row before it, so that the file can be checked (R244).
 */
export async function journalCsv(rows: readonly JournalRow[], digest: Digest | undefined): Promise<string> {
  const unsealed = [...rows.map(cellsOf), [closingMark, closingCount(rows.length), ...closingBlanks]].map((cells, index) =>
    [...cells, index + 1].map(csvCell),
  );
  const sealed: string[][] = [];
  let before = digest ? await firstHash(digest) : notSealed;
  for (const cells of unsealed) {
    if (digest) before = await chainHash(digest, before, cells);
    sealed.push([...cells, before]);
  }
  return csvText(journalHeader, sealed);
}
