import { isRecord } from '../values/records';
import type { KycDocumentType } from './documents';
import { readPeople, type KycQueue, type QueuePerson } from './queue';

/** R248: how the documents that wait are looked for. */
const scanLimits = {
  /** Pending documents, after which the search rests until they are reviewed. */
  wanted: 50,
  /** KYC records that are read at the same time. */
  atOnce: 4,
  /** Rows of a list that are asked for at once. The server may give fewer (R221). */
  pageSize: 100,
} as const;

/** First the users of pending payouts, then all users (R247). */
type ScanStage = 'payouts' | 'users' | 'end';

/** How far the search for pending documents has come. It is all that is needed to go on after a reload. */
export interface KycScan {
  /** The admin has stopped it. */
  isStopped: boolean;
  /** The list that is read next, and the page of it, from 1. */
  stage: ScanStage;
  page: number;
  pageSize: number;
  /** Rows of this list so far. */
  received: number;
  /** How many users there are, by the latest answer. 0 until their list is read. */
  total: number;
  /** The ids of all who were listed, so that nobody is looked at twice. */
  known: readonly string[];
  /** Those who were listed and not looked at yet. */
  waiting: readonly QueuePerson[];
  /** Those whose record could not be read. */
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

/** 'full': enough is found for now. 'done': everybody was looked at. */
export type ScanStatus = 'scanning' | 'stopped' | 'full' | 'done';

/** What the search is at, with so many documents in the queue. */
export function scanStatus({ isStopped, stage, waiting }: KycScan, found: number): ScanStatus {
  if (stage === 'end' && waiting.length === 0) return 'done';
  if (found >= scanLimits.wanted) return 'full';
  return isStopped ? 'stopped' : 'scanning';
}

export const lookedAt = ({ known, waiting, failed }: KycScan): number => known.length - waiting.length - failed.length;

/** How much of the search is done, from 0 to 1: it ends when everybody was looked at, or enough is found. */
export function searchedPart(scan: KycScan, found: number): number {
  const users = scan.total === 0 ? 0 : lookedAt(scan) / Math.max(scan.total, scan.known.length);
  return Math.min(1, Math.max(users, found / scanLimits.wanted));
}

export type ScanStep =
  { kind: 'list'; of: Exclude<ScanStage, 'end'>; page: number; pageSize: number } | { kind: 'look'; people: readonly QueuePerson[] };

/** What to read next. Undefined if nothing is to be read now. */
export function nextStep(scan: KycScan, found: number): ScanStep | undefined {
  if (scanStatus(scan, found) !== 'scanning') return undefined;
  const { stage, page, pageSize, waiting } = scan;
  if (waiting.length > 0) return { kind: 'look', people: waiting.slice(0, scanLimits.atOnce) };
  return stage === 'end' ? undefined : { kind: 'list', of: stage, page, pageSize };
}

const stageAfter = { payouts: 'users', users: 'end', end: 'end' } as const satisfies Record<ScanStage, ScanStage>;

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

/** The search after a page of a list. */
export function withListed(scan: KycScan, { people, received, count, total = scan.total }: Listed): KycScan {
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
    return { ...listed, stage: stageAfter[scan.stage], page: 1, pageSize: scanLimits.pageSize, received: 0 };
  // R221: from then on, as many are asked for as the server gives.
  const pageSize = scan.page === 1 ? Math.min(scan.pageSize, received) : scan.pageSize;
  return { ...listed, page: scan.page + 1, pageSize, received: soFar };
}

export interface LookedAt {
  person: QueuePerson;
  /** The documents that wait. Undefined if the record could not be read. */
  pending: readonly KycDocumentType[] | undefined;
}

/** The search and the queue after so many records were read. Once the queue is full, the others go on waiting. */
export function withAnswers(scan: KycScan, queue: KycQueue, answers: readonly LookedAt[]): { scan: KycScan; queue: KycQueue } {
  const found = [...queue];
  const failed = [...scan.failed];
  const done = new Set<string>();
  for (const { person, pending } of answers) {
    if (found.length >= scanLimits.wanted) break;
    done.add(person.id);
    if (!pending) failed.push(person);
    const isNew = (type: KycDocumentType) => !found.some((entry) => entry.person.id === person.id && entry.type === type);
    for (const type of pending ?? []) if (isNew(type)) found.push({ person, type });
  }
  return { scan: { ...scan, waiting: scan.waiting.filter(({ id }) => !done.has(id)), failed }, queue: found };
}

/** Those who could not be read are next. */
export const withFailedAgain = (scan: KycScan): KycScan => ({
  ...scan,
  isStopped: false,
  waiting: [...scan.failed, ...scan.waiting],
  failed: [],
});

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isStage = (raw: unknown): raw is ScanStage => typeof raw === 'string' && Object.hasOwn(stageAfter, raw);

/** The search out of storage. Undefined if it can't be used. */
export function readKycScan(raw: unknown): KycScan | undefined {
  if (!isRecord(raw)) return undefined;
  const { isStopped, stage, page, pageSize, received, total, known } = raw;
  if (!isStage(stage) || !isCount(page) || !isCount(pageSize) || !isCount(received) || !isCount(total) || !Array.isArray(known))
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
