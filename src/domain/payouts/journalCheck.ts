import { readCsv } from '../values/csv';
import { chainHash, closingCount, closingMark, firstHash, journalHeader, notSealed, type Digest } from './journalFile';

/** What is wrong with a row of a file. Rows are counted as spreadsheets do: the header is row 1. */
export type FileFault = 'changed' | 'removed' | 'added' | 'moved' | 'cut';

export type FileCheck =
  /** Unchanged since the export. `count` is the number of entries. */
  | { kind: 'whole'; count: number }
  /** Not a journal, or saved again by another program. */
  | { kind: 'foreign' }
  /** Exported by a browser that could not make hashes. */
  | { kind: 'unsealed' }
  /** The first row that differs from the export. 'removed': a row before it is missing. 'cut': the rows after the last one are missing. */
  | { kind: FileFault; row: number };

interface SealedRow {
  /** All cells but the hash. */
  cells: readonly string[];
  number: string;
  hash: string;
}

const toSealed = (row: readonly string[]): SealedRow => ({
  cells: row.slice(0, -1),
  number: row.at(-2) ?? '',
  hash: row.at(-1) ?? '',
});

/** Whether this row's hash is right if `before` is the hash of the row before it. */
const fits = async (digest: Digest, before: string, { cells, hash }: SealedRow) => (await chainHash(digest, before, cells)) === hash;

async function anyFits(digest: Digest, pairs: readonly { before: string; row: SealedRow }[]): Promise<boolean> {
  for (const { before, row } of pairs) if (await fits(digest, before, row)) return true;
  return false;
}

/** What was done to the file at the first row whose hash is wrong. */
async function faultAt(digest: Digest, rows: readonly SealedRow[], place: number, row: SealedRow, before: string): Promise<FileFault> {
  const expected = String(place + 1);
  const withNumber = { ...row, cells: [...row.cells.slice(0, -1), expected] };
  if (await fits(digest, before, withNumber)) return 'changed';
  const isAhead = /^\d{1,9}$/.test(row.number) && Number(row.number) > place + 1;
  // Does the row that belongs here come later in the file?
  const later = rows.slice(place + 1);
  if (
    await anyFits(
      digest,
      later.map((one) => ({ before, row: one })),
    )
  ) {
    const isOnce = rows.filter(({ hash }) => hash === row.hash).length === 1;
    const isOwn =
      isAhead &&
      isOnce &&
      (await anyFits(
        digest,
        rows.map(({ hash }) => ({ before: hash, row })),
      ));
    return isOwn ? 'moved' : 'added';
  }
  return isAhead ? 'removed' : 'changed';
}

const isClosing = ({ cells }: SealedRow, place: number) => cells[0] === closingMark && cells[1] === closingCount(place);

/** Recomputes the hashes of an exported journal. Names the first row that was changed, removed, added or moved (R244). */
export async function checkJournalFile(text: string, digest: Digest): Promise<FileCheck> {
  const [header = [], ...found] = readCsv(text);
  if (header.length !== journalHeader.length || header.at(-1) !== journalHeader.at(-1)) return { kind: 'foreign' };
  if (journalHeader.some((name, index) => name !== header[index])) return { kind: 'changed', row: 1 };
  const rows = found.map(toSealed);
  if (rows.length > 0 && rows.every(({ hash }) => hash === notSealed)) return { kind: 'unsealed' };
  let before = await firstHash(digest);
  for (const [place, row] of rows.entries()) {
    if (!(await fits(digest, before, row))) return { kind: await faultAt(digest, rows, place, row, before), row: place + 2 };
    if (isClosing(row, place)) return place + 1 === rows.length ? { kind: 'whole', count: place } : { kind: 'added', row: place + 3 };
    before = row.hash;
  }
  return { kind: 'cut', row: rows.length + 1 };
}
