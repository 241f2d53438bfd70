import { isRecord } from '../../../lib/records';
import type { KycDocumentType } from '../model';
import { readPeople, type KycQueue, type QueuePerson } from './queue';

/** R248: the limits of the search for pending documents. */
const scanLimits = {
  /** The search rests when it has found this many pending documents, until they are reviewed. */
  wanted: 50,
  /** How many KYC records are read at the same time. */
  atOnce: 4,
  /** How many rows of a list are asked for at once. The server may give fewer (R221). */
  pageSize: 100,
} as const;

/** First the users of pending payouts, then all users. */
type ScanStage = 'payouts' | 'users' | 'end';

/**
 * How far the search for pending documents has come. It is stored, so that the search can continue
 * after a reload.
 */
export interface KycScan {
  /** The admin has stopped it. */
  isStopped: boolean;
  /** The list that is read next, and its page, from 1. */
  stage: ScanStage;
  page: number;
  pageSize: number;
  /** How many rows of this list were read so far. */
  received: number;
  /** How many users there are by the latest response. 0 until the list of users is read. */
  total: number;
  /** The ids of everybody who was listed, so that no record is read twice. */
  known: readonly string[];
  /** Listed people whose records were not read yet. */
  waiting: readonly QueuePerson[];
  /** People whose records could not be read. */
  failed: readonly QueuePerson[];
}

export const newScan: KycScan = {
  isStopped: false,
  stage: 'payouts',
  page: 1,
  pageSize: scanLimits.pageSize,
  received: 0,
  total: 0,
  known: [],
  waiting: [],
  failed: [],
};

/** 'full': it has found enough for now. 'done': it has read everybody's record. */
export type ScanStatus = 'scanning' | 'stopped' | 'full' | 'done';

/** The state of the search, given the number of documents in the queue. */
export function scanStatus({ isStopped, stage, waiting }: KycScan, found: number): ScanStatus {
  if (stage === 'end' && waiting.length === 0) return 'done';
  if (found >= scanLimits.wanted) return 'full';
  return isStopped ? 'stopped' : 'scanning';
}

export const lookedAt = ({ known, waiting, failed }: KycScan): number =>
  known.length - waiting.length - failed.length;

/**
 * The part of the users whose records were read, from 0 to 1. 0 while nobody knows how many there
 * are.
 */
export const searchedPart = (scan: KycScan): number =>
  scan.total === 0 ? 0 : lookedAt(scan) / Math.max(scan.total, scan.known.length);

export type ScanStep =
  | { kind: 'list'; of: Exclude<ScanStage, 'end'>; page: number; pageSize: number }
  | { kind: 'look'; people: readonly QueuePerson[] };

/** What to read next. Undefined if there is nothing to read now. */
export function nextStep(scan: KycScan, found: number): ScanStep | undefined {
  if (scanStatus(scan, found) !== 'scanning') return undefined;
  const { stage, page, pageSize, waiting } = scan;
  if (waiting.length > 0) return { kind: 'look', people: waiting.slice(0, scanLimits.atOnce) };
  return stage === 'end' ? undefined : { kind: 'list', of: stage, page, pageSize };
}

const stageAfter = { payouts: 'users', users: 'end', end: 'end' } as const satisfies Record<
  ScanStage,
  ScanStage
>;

/** A page of a list. */
export interface Listed {
  people: readonly QueuePerson[];
  /** Its rows. */
  received: number;
  /** The rows on all pages. */
  count: number;
  /** How many users there are, if that is known. */
  total?: number | undefined;
}

/** Returns the search with a page of a list added. */
export function withListed(
  scan: KycScan,
  { people, received, count, total = scan.total }: Listed,
): KycScan {
  const known = new Set(scan.known);
  const added = people.filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
  const soFar = scan.received + received;
  const listed = {
    ...scan,
    total,
    known: [...known],
    waiting: [...scan.waiting, ...added],
  };
  if (received === 0 || soFar >= count)
    return {
      ...listed,
      stage: stageAfter[scan.stage],
      page: 1,
      pageSize: scanLimits.pageSize,
      received: 0,
    };
  // The server gave fewer rows than asked for. From now on the search asks for that many.
  const pageSize = scan.page === 1 ? Math.min(scan.pageSize, received) : scan.pageSize;
  return { ...listed, page: scan.page + 1, pageSize, received: soFar };
}

export interface LookedAt {
  person: QueuePerson;
  /** The person's pending documents. Undefined if the record could not be read. */
  pending: readonly KycDocumentType[] | undefined;
}

/**
 * Returns the search and the queue with the results of these records. Once the queue is full, the
 * remaining people stay in line.
 */
export function withAnswers(
  scan: KycScan,
  queue: KycQueue,
  answers: readonly LookedAt[],
): { scan: KycScan; queue: KycQueue } {
  const found = [...queue];
  const failed = [...scan.failed];
  const done = new Set<string>();
  for (const { person, pending } of answers) {
    if (found.length >= scanLimits.wanted) break;
    done.add(person.id);
    if (!pending) failed.push(person);
    const isNew = (type: KycDocumentType) =>
      !found.some((entry) => entry.person.id === person.id && entry.type === type);
    for (const type of pending ?? []) if (isNew(type)) found.push({ person, type });
  }
  return {
    scan: { ...scan, waiting: scan.waiting.filter(({ id }) => !done.has(id)), failed },
    queue: found,
  };
}

/** Puts the people whose records could not be read first in line. */
export const withFailedAgain = (scan: KycScan): KycScan => ({
  ...scan,
  isStopped: false,
  waiting: [...scan.failed, ...scan.waiting],
  failed: [],
});

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isStage = (raw: unknown): raw is ScanStage =>
  typeof raw === 'string' && Object.hasOwn(stageAfter, raw);

/** The search out of storage. Undefined if it can't be used. */
export function readKycScan(raw: unknown): KycScan | undefined {
  if (!isRecord(raw)) return undefined;
  const { isStopped, stage, page, pageSize, received, total, known } = raw;
  if (
    !isStage(stage) ||
    !isCount(page) ||
    !isCount(pageSize) ||
    !isCount(received) ||
    !isCount(total) ||
    !Array.isArray(known)
  )
    return undefined;
  return {
    isStopped: isStopped === true,
    stage,
    page: Math.max(1, page),
    pageSize: Math.max(1, pageSize),
    received,
    total,
    known: known.filter((id) => typeof id === 'string'),
    waiting: readPeople(raw['waiting']),
    failed: readPeople(raw['failed']),
  };
}
