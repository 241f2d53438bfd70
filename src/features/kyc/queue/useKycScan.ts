import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '~/api/http/errors';
import { getKycInTurn } from '../api';
import { pendingDocuments } from '../model';
import { listPayouts } from '~/features/payouts/api';
import type { Id, KycRecord } from '~/api/types';
import { listUsers } from '~/features/users/api';
import {
  kycScan,
  queuePerson,
  type QueuePerson,
  scanStatus,
  withAnswers,
  withFailedAgain,
  withListed,
  type Listed,
  type CheckedPerson,
  type KycScan,
} from './queue';
import { limits } from '~/lib/limits';
import { cacheKeys } from '~/features/cacheKeys';
import { wasDecidedHere } from '../documents/useDecideKyc';
import { useStored, currentOwner } from '~/lib/storage/store';

interface ScanTrouble {
  what: 'payouts' | 'users' | 'records';
  error: ApiError;
}

async function readList(
  stage: 'payouts' | 'users',
  { page, pageSize }: KycScan,
  signal: AbortSignal,
): Promise<Listed> {
  if (stage === 'users') {
    const { results, count } = await listUsers({ page, pageSize }, signal);
    return {
      people: results.flatMap((user) => queuePerson(user, false) ?? []),
      received: results.length,
      count,
      total: count,
    };
  }
  const users =
    page === 1 ? listUsers({ page: 1, pageSize: 1 }, signal).catch(() => undefined) : undefined;
  const { results, count } = await listPayouts({ page, pageSize, status: 'pending' }, signal);
  return {
    people: results.flatMap(({ user }) => queuePerson(user, true) ?? []),
    received: results.length,
    count,
    total: (await users)?.count,
  };
}

const isOutage = ({ status }: ApiError) => status === 0 || status >= 500;

type KeepRecord = (id: Id, record: KycRecord | null) => Promise<unknown>;

async function checkPeople(
  people: readonly QueuePerson[],
  keep: KeepRecord,
  signal: AbortSignal,
): Promise<ApiError | undefined> {
  const failures: ApiError[] = [];
  const readOne = async (person: QueuePerson): Promise<CheckedPerson> => {
    try {
      const record = await getKycInTurn(person.id, signal);
      const pending = pendingDocuments(record).filter((type) => !wasDecidedHere(person.id, type));
      if (pending.length > 0) await keep(person.id, record);
      return { person, pending };
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status === 403) throw cause;
      failures.push(cause);
      return { person, pending: undefined };
    }
  };
  const answers = await Promise.all(people.map(readOne));
  signal.throwIfAborted();
  kycScan.write((now) => withAnswers(now, answers));
  return failures.length === people.length ? failures.find(isOutage) : undefined;
}

async function search(keep: KeepRecord, signal: AbortSignal): Promise<ScanTrouble | undefined> {
  const owner = currentOwner();
  let what: ScanTrouble['what'] = 'records';
  try {
    while (owner !== undefined && currentOwner() === owner) {
      const scan = kycScan.read();
      const { stage, waiting } = scan;
      if (scanStatus(scan) !== 'scanning') return undefined;
      if (waiting.length > 0 || stage === 'end') {
        what = 'records';
        const error = await checkPeople(waiting.slice(0, limits.concurrency), keep, signal);
        if (error) return { what, error };
      } else {
        what = stage;
        const listed = await readList(stage, scan, signal);
        signal.throwIfAborted();
        kycScan.write((now) => withListed(now, listed));
      }
    }
  } catch (cause) {
    if (signal.aborted) return undefined;
    if (!(cause instanceof ApiError)) throw cause;
    return { what, error: cause };
  }
  return undefined;
}

export function useKycScan() {
  const { mutate } = useSWRConfig();
  const scan = useStored(kycScan);
  const [trouble, setTrouble] = useState<ScanTrouble>();
  const status = scanStatus(scan);

  const isRunning = status === 'scanning' && !trouble;
  useEffect(() => {
    if (!isRunning) return undefined;
    const controller = new AbortController();
    const keep: KeepRecord = (id, record) =>
      mutate(cacheKeys.users.kyc(id), record, { revalidate: false });
    void search(keep, controller.signal).then((met) => {
      if (met && !controller.signal.aborted) setTrouble(met);
    });
    return () => controller.abort();
  }, [isRunning, mutate]);

  useEffect(() => {
    if (!trouble || !isOutage(trouble.error)) return undefined;
    const timer = setTimeout(() => setTrouble(undefined), limits.outageRetryMs);
    return () => clearTimeout(timer);
  }, [trouble]);

  return {
    queue: scan.queue,
    scan,
    status,
    trouble: status === 'scanning' ? trouble : undefined,
    stop: () => kycScan.write((now) => ({ ...now, isStopped: true })),
    resume: () => {
      setTrouble(undefined);
      kycScan.write((now) => ({ ...now, isStopped: false }));
    },
    tryAgain: () => {
      setTrouble(undefined);
      kycScan.write(withFailedAgain);
    },
  };
}
