import {
  ifReadable,
  isTrue,
  listOf,
  oneOf,
  readText,
  shape,
  textOf,
  type Reader,
  readId,
} from '~/lib/records';
import { createStore, currentOwner, hasOwnerChanged } from '~/lib/storage/store';
import type { StatusBadge } from '~/lib/tone';
import { countVerdicts, nextOpen, undecidedBadges } from '~/list/review/review';
import { documentTitles, type KycDocumentType } from '../model';

export interface QueuePerson {
  id: string;
  name: string;
  hasPendingPayout: boolean;
}

export type QueueResult = Exclude<QueueVerdict, 'notReached'>;

export interface QueueDocument {
  person: QueuePerson;
  type: KycDocumentType;
  result?: QueueResult;
}

export type KycQueue = readonly QueueDocument[];

export type QueueVerdict = 'approved' | 'rejected' | 'elsewhere' | keyof typeof undecidedBadges;

export const queueVerdictBadges: Record<QueueVerdict, StatusBadge> = {
  approved: { label: 'Approved', tone: 'ok' },
  rejected: { label: 'Rejected', tone: 'bad' },
  elsewhere: { label: 'Decided by someone else', tone: 'neutral' },
  ...undecidedBadges,
};

export const queueVerdict = ({ result }: Pick<QueueDocument, 'result'>): QueueVerdict =>
  result ?? 'notReached';

export const countQueue = (queue: KycQueue) =>
  countVerdicts(queueVerdictBadges, queue.map(queueVerdict));

export function decidedPart(queue: KycQueue): number {
  const { approved, rejected, elsewhere } = countQueue(queue);
  return queue.length === 0 ? 1 : (approved + rejected + elsewhere) / queue.length;
}

export const withResult = (
  queue: KycQueue,
  id: string,
  type: KycDocumentType,
  result: QueueResult | undefined,
): KycQueue =>
  queue.map((entry) =>
    entry.person.id === id && entry.type === type ? { ...entry, result } : entry,
  );

export const firstOpenPlace = (queue: KycQueue): number =>
  nextOpen(queue, -1, ({ result }) => result === undefined) ?? queue.length;

/** A skipped document counts as open again after going back past it. */
export const nextOpenPlace = (queue: KycQueue, place: number): number =>
  nextOpen(queue, place, ({ result }) => result === undefined || result === 'skipped') ??
  queue.length;

const readPerson = shape<QueuePerson>({ id: readText, name: textOf, hasPendingPayout: isTrue });

const readPeople = (raw: unknown): QueuePerson[] => listOf(raw, readPerson) ?? [];

export function queuePerson(
  row: { id?: unknown; full_name?: unknown } | null | undefined,
  hasPendingPayout: boolean,
) {
  const id = readId(row?.id);
  return id === undefined ? undefined : { id, name: textOf(row?.full_name), hasPendingPayout };
}

const { notReached: _, ...results } = queueVerdictBadges;

const readDocument = shape<QueueDocument>({
  person: readPerson,
  type: oneOf(documentTitles),
  result: ifReadable(oneOf(results)),
});

export const readKycQueue = (raw: unknown): KycQueue | undefined => listOf(raw, readDocument);

/** The limits of the search for pending documents (R248). */
const scanLimits = {
  /** The search pauses until these are reviewed. */
  wanted: 50,
  pageSize: 100,
} as const;

type ScanStage = 'payouts' | 'users' | 'end';

export interface KycScan {
  /** What was found, in the order of the search. */
  queue: KycQueue;
  isStopped: boolean;
  stage: ScanStage;
  page: number;
  pageSize: number;
  received: number;
  total: number;
  known: readonly string[];
  waiting: readonly QueuePerson[];
  failed: readonly QueuePerson[];
}

export const newScan: KycScan = {
  queue: [],
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

export type ScanStatus = 'scanning' | 'stopped' | 'full' | 'done';

export function scanStatus({ queue, isStopped, stage, waiting }: KycScan): ScanStatus {
  if (stage === 'end' && waiting.length === 0) return 'done';
  if (queue.length >= scanLimits.wanted) return 'full';
  return isStopped ? 'stopped' : 'scanning';
}

export const checkedCount = ({ known, waiting, failed }: KycScan): number =>
  known.length - waiting.length - failed.length;

export const searchedPart = (scan: KycScan): number =>
  scan.total === 0 ? 0 : checkedCount(scan) / Math.max(scan.total, scan.known.length);

const stageAfter: Record<ScanStage, ScanStage> = { payouts: 'users', users: 'end', end: 'end' };

export interface Listed {
  people: readonly QueuePerson[];
  received: number;
  count: number;
  total?: number | undefined;
}

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
  const listed = { ...scan, total, known: [...known], waiting: [...scan.waiting, ...added] };
  if (received === 0 || soFar >= count) {
    const { page, pageSize } = newScan;
    return { ...listed, stage: stageAfter[scan.stage], page, pageSize, received: 0 };
  }
  // The server returned fewer rows than requested, so later requests ask for that many.
  const pageSize = scan.page === 1 ? Math.min(scan.pageSize, received) : scan.pageSize;
  return { ...listed, page: scan.page + 1, pageSize, received: soFar };
}

export interface CheckedPerson {
  person: QueuePerson;
  pending: readonly KycDocumentType[] | undefined;
}

export function withAnswers(scan: KycScan, answers: readonly CheckedPerson[]): KycScan {
  const queue = [...scan.queue];
  const failed = [...scan.failed];
  const done = new Set<string>();
  for (const { person, pending } of answers) {
    if (queue.length >= scanLimits.wanted) break;
    done.add(person.id);
    if (!pending) failed.push(person);
    const isNew = (type: KycDocumentType) =>
      !queue.some((entry) => entry.person.id === person.id && entry.type === type);
    for (const type of pending ?? []) if (isNew(type)) queue.push({ person, type });
  }
  return { ...scan, queue, waiting: scan.waiting.filter(({ id }) => !done.has(id)), failed };
}

export const withFailedAgain = (scan: KycScan): KycScan => ({
  ...scan,
  isStopped: false,
  waiting: [...scan.failed, ...scan.waiting],
  failed: [],
});

const readCount: Reader<number> = (raw) =>
  Number.isSafeInteger(raw) && Number(raw) >= 0 ? Number(raw) : undefined;

const readPositive: Reader<number> = (raw) => {
  const count = readCount(raw);
  return count === undefined ? undefined : Math.max(1, count);
};

export const readKycScan = shape<KycScan>({
  queue: readKycQueue,
  isStopped: isTrue,
  stage: oneOf(stageAfter),
  page: readPositive,
  pageSize: readPositive,
  received: readCount,
  total: readCount,
  known: (raw) => listOf(raw, readText),
  waiting: readPeople,
  failed: readPeople,
});

export const kycScan = createStore<KycScan>({
  name: 'kyc-queue',
  version: 2,
  parse: readKycScan,
  fallback: () => newScan,
  scope: 'own',
  area: 'session',
});

const changeQueue = (change: (queue: KycQueue) => KycQueue): void =>
  kycScan.write((now) => ({ ...now, queue: change(now.queue) }));

export const nextKycBatch = (): void =>
  changeQueue((queue) => queue.filter(({ result }) => result === undefined));

/** The result is stored even if the screen is gone, but never in another admin's queue. */
export function kycResultOf(
  id: string,
  type: KycDocumentType,
): (result: QueueResult | undefined) => void {
  const owner = currentOwner();
  return (result) => {
    if (!hasOwnerChanged(owner)) changeQueue((queue) => withResult(queue, id, type, result));
  };
}
