import { readId } from '../../../lib/ids';
import { isRecord, listOf, textOf } from '../../../lib/records';
import type { StatusLook } from '../../../lib/tone';
import { kycDocuments, type KycDocumentType, type KycFields } from '../model';

/** Somebody whose documents may wait for a decision. */
export interface QueuePerson {
  id: string;
  name: string;
  /** They have a pending payout, which their identity check holds up. So they come first (R247). */
  hasPendingPayout: boolean;
}

/** What became of a document in a review. */
export type QueueResult = 'approved' | 'rejected' | 'meanwhile' | 'failed' | 'unknown' | 'skipped';

export interface QueueDocument {
  person: QueuePerson;
  type: KycDocumentType;
  /** Undefined until the admin decides or skips it. */
  result?: QueueResult;
}

/**
 * The documents of a review, in the order in which they were found. New ones are only added at the
 * end.
 */
export type KycQueue = readonly QueueDocument[];

export type QueueVerdict = QueueResult | 'notReached';

/** How the summary shows each verdict, in its order. */
export const queueVerdictLooks: Record<QueueVerdict, StatusLook> = {
  approved: { label: 'Approved', tone: 'ok' },
  rejected: { label: 'Rejected', tone: 'bad' },
  meanwhile: { label: 'Decided elsewhere', tone: 'neutral' },
  failed: { label: 'Not accepted by the server', tone: 'bad' },
  unknown: { label: 'Result unknown', tone: 'warn' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  notReached: { label: 'Not reached', tone: 'neutral' },
};

export const queueVerdict = ({ result }: Pick<QueueDocument, 'result'>): QueueVerdict =>
  result ?? 'notReached';

export function countQueue(queue: KycQueue): Record<QueueVerdict, number> {
  const counts: Record<QueueVerdict, number> = {
    approved: 0,
    rejected: 0,
    meanwhile: 0,
    failed: 0,
    unknown: 0,
    skipped: 0,
    notReached: 0,
  };
  for (const document of queue) counts[queueVerdict(document)] += 1;
  return counts;
}

/**
 * How much of the queue is decided, from 0 to 1, by this admin or by a colleague. Nothing is left
 * of an empty one.
 */
export function decidedPart(queue: KycQueue): number {
  const { approved, rejected, meanwhile } = countQueue(queue);
  return queue.length === 0 ? 1 : (approved + rejected + meanwhile) / queue.length;
}

/** The queue with another result for one of its documents. Undefined removes the result. */
export const withResult = (
  queue: KycQueue,
  id: string,
  type: KycDocumentType,
  result: QueueResult | undefined,
): KycQueue =>
  queue.map((entry) =>
    entry.person.id === id && entry.type === type ? { ...entry, result } : entry,
  );

/**
 * A place in the queue, counted from 0, or the summary. The place after the last document waits for
 * the next one.
 */
export type QueuePlace = number | 'summary';

/** The place in the address, where it is counted from 1. Undefined if the address names none. */
export function readQueuePlace(raw: string | null, length: number): QueuePlace | undefined {
  if (raw === 'summary') return 'summary';
  const place = Number(raw);
  return Number.isSafeInteger(place) && place >= 1 && place <= length + 1 ? place - 1 : undefined;
}

export const queuePlaceText = (place: QueuePlace): string =>
  place === 'summary' ? place : String(place + 1);

const placeOr = (place: number, { length }: KycQueue) => (place < 0 ? length : place);

/** Where a review starts or continues: at the first document that has no result. */
export const firstOpenPlace = (queue: KycQueue): number =>
  placeOr(
    queue.findIndex(({ result }) => result === undefined),
    queue,
  );

/**
 * Where the review goes after a decision: to the next document that is not decided. A skipped one
 * counts if the admin has gone back past it.
 */
export const nextOpenPlace = (queue: KycQueue, place: number): number =>
  placeOr(
    queue.findIndex(
      ({ result }, index) => index > place && (result === undefined || result === 'skipped'),
    ),
    queue,
  );

/** The documents of a record that wait for a decision. One without a file can't be decided. */
export const pendingDocuments = (record: KycFields | null): KycDocumentType[] =>
  kycDocuments(record)
    .filter(({ status, isMissing }) => status === 'pending' && !isMissing)
    .map(({ type }) => type);

/**
 * The next of one person's documents after a decision about `current`: those after it come first.
 * Undefined if none is open.
 */
export function nextPendingDocument(
  open: readonly KycDocumentType[],
  current: KycDocumentType,
): KycDocumentType | undefined {
  const order = kycDocuments(null).map(({ type }) => type);
  const place = order.indexOf(current);
  return [...order.slice(place + 1), ...order.slice(0, place)].find((type) => open.includes(type));
}

function readPerson(raw: unknown): QueuePerson | undefined {
  if (!isRecord(raw) || typeof raw['id'] !== 'string') return undefined;
  return {
    id: raw['id'],
    name: textOf(raw['name']),
    hasPendingPayout: raw['hasPendingPayout'] === true,
  };
}

/** People out of storage. */
export const readPeople = (raw: unknown): QueuePerson[] => listOf(raw, readPerson) ?? [];

/** The person whom a row of a list names. Undefined if the row has no id. */
export function queuePerson(
  row: { id?: unknown; full_name?: unknown } | null | undefined,
  hasPendingPayout: boolean,
) {
  const id = readId(row?.id);
  return id === undefined ? undefined : { id, name: textOf(row?.full_name), hasPendingPayout };
}

const results: readonly unknown[] = [
  'approved',
  'rejected',
  'meanwhile',
  'failed',
  'unknown',
  'skipped',
] satisfies QueueResult[];
const isResult = (raw: unknown): raw is QueueResult => results.includes(raw);
const isType = (raw: unknown): raw is KycDocumentType =>
  kycDocuments(null).some(({ type }) => type === raw);

function readDocument(raw: unknown): QueueDocument | undefined {
  if (!isRecord(raw)) return undefined;
  const { type, result } = raw;
  const person = readPerson(raw['person']);
  if (!person || !isType(type)) return undefined;
  return isResult(result) ? { person, type, result } : { person, type };
}

/** The queue out of storage. Undefined if it can't be used. */
export const readKycQueue = (raw: unknown): KycQueue | undefined => listOf(raw, readDocument);
