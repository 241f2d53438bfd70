import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { identifySelf, isRunning, type ProcessIdentity } from './processIdentity';

interface LockRecord extends ProcessIdentity {
  startedAt: string;
  isReleased: boolean;
}

export interface FolderLock {
  release(): void;
}

/** Another running process has locked the folder. The message names that process. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/**
 * Locks a folder for this process, or throws `FolderLockedError`. PGlite has no lock of its own,
 * and two processes on one folder lose writes without an error.
 *
 * Locks are numbered files next to the folder. Only the highest number counts. If its process has
 * ended or released it, the next process creates the next number. Only one process can do so,
 * because `link` never replaces a file. The file with the highest number is never deleted (a
 * release rewrites it), so that a slow process can't use a number again.
 */
export function acquireFolderLock(folder: string): FolderLock {
  const prefix = `${resolve(folder)}.lock.`;
  for (;;) {
    const current = highestNumber(prefix);
    if (current > 0) assertNotHeld(folder, numbered(prefix, current));
    if (create(prefix, current + 1)) return heldLock(prefix, current + 1);
  }
}

function heldLock(prefix: string, number: number): FolderLock {
  for (const older of numbersOf(prefix))
    if (older < number) rmSync(numbered(prefix, older), { force: true });
  let isReleased = false;
  return {
    release: () => {
      if (isReleased) return;
      isReleased = true;
      const draft = writeDraft(prefix, true);
      renameSync(draft, numbered(prefix, number));
    },
  };
}

function assertNotHeld(folder: string, file: string): void {
  const holder = readRecord(file);
  if (holder === undefined || holder.isReleased || !isRunning(holder)) return;
  const where = holder.host === identifySelf().host ? '' : ` on ${holder.host}`;
  throw new FolderLockedError(
    `${folder} is in use by process ${holder.pid}${where}, started ${holder.startedAt}. ` +
      `Stop it, or choose another folder with --data or DATA_DIR. If no such process runs, delete ${file}.`,
  );
}

function readRecord(file: string): LockRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
  } catch {
    return undefined;
  }
}

function create(prefix: string, number: number): boolean {
  const draft = writeDraft(prefix, false);
  try {
    linkSync(draft, numbered(prefix, number));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  if (highestNumber(prefix) === number) return true;
  rmSync(numbered(prefix, number), { force: true });
  return false;
}

function writeDraft(prefix: string, isReleased: boolean): string {
  const draft = `${prefix}draft-${process.pid}`;
  const record: LockRecord = { ...identifySelf(), startedAt: new Date().toISOString(), isReleased };
  writeFileSync(draft, `${JSON.stringify(record)}\n`);
  return draft;
}

const numbered = (prefix: string, number: number) => `${prefix}${number}`;

function numbersOf(prefix: string): number[] {
  const name = basename(prefix);
  return readdirSync(dirname(prefix))
    .filter((entry) => entry.startsWith(name))
    .map((entry) => Number(entry.slice(name.length)))
    .filter(Number.isInteger);
}

function highestNumber(prefix: string): number {
  return Math.max(0, ...numbersOf(prefix));
}
