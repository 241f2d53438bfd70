import { checkJournalFile, type FileCheck } from '../../domain/payouts/journalCheck';
import { journalCsv, type Digest } from '../../domain/payouts/journalFile';
import type { JournalRow } from '../../domain/payouts/journalRows';
import { saveCsv } from '../shell/saveCsv';

/** Maximum size of a file that is checked, in bytes: many times the size of the largest journal. */
const mostBytes = 20_000_000;

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers provide hashes only on pages that came over TLS or from this computer. */
export const canSeal = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

const digest = (): Digest | undefined => (canSeal() ? sha256 : undefined);

/** Saves decisions as a CSV file. If the browser can make hashes, the file is sealed (R244). */
export async function saveJournal(name: string, rows: readonly JournalRow[]): Promise<void> {
  saveCsv(name, await journalCsv(rows, digest()));
}

/** Whether an exported journal is unchanged. Rejects if the file can't be read. */
export async function checkFile(file: File): Promise<FileCheck> {
  const making = digest();
  if (!making) throw new Error('No hashes can be made here');
  return file.size > mostBytes ? { kind: 'foreign' } : checkJournalFile(await file.text(), making);
}
