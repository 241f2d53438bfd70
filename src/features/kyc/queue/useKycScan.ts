import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '~/api/http/errors';
import { getKycInTurn } from '../api';
import { pendingDocuments } from '../model';
import { listPayouts } from '~/features/payouts/api';
import type { Id, KycRecord } from '~/api/types';
import { listUsers } from '~/features/users/api';
import {
  queuePerson,
  type QueuePerson,
  nextStep,
  scanStatus,
  withAnswers,
  withFailedAgain,
  withListed,
  type Listed,
  type CheckedPerson,
  type ScanStep,
} from './queue';
import { limits } from '~/lib/limits';
import { cacheKeys } from '~/features/cacheKeys';
import { kycQueue, kycScan } from './kycQueue';
import { wasDecidedHere } from '../documents/useDecideKyc';
import { useStored, currentOwner } from '~/lib/storage/store';

interface ScanTrouble {
  what: 'payouts' | 'users' | 'records';
  error: ApiError;
}

async function readList(
  { of, page, pageSize }: Extract<ScanStep, { kind: 'list' }>,
  signal: AbortSignal,
): Promise<Listed> {
  if (of === 'users') {
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
  { people }: Extract<ScanStep, { kind: 'check' }>,
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
  const next = withAnswers(kycScan.read(), kycQueue.read(), answers);
  kycQueue.write(next.queue);
  kycScan.write(next.scan);
  return failures.length === people.length ? failures.find(isOutage) : undefined;
}

async function search(keep: KeepRecord, signal: AbortSignal): Promise<ScanTrouble | undefined> {
  const owner = currentOwner();
  let what: ScanTrouble['what'] = 'records';
  try {
    while (owner !== undefined && currentOwner() === owner) {
      const step = nextStep(kycScan.read(), kycQueue.read().length);
      if (!step) return undefined;
      if (step.kind === 'check') {
        what = 'records';
        const error = await checkPeople(step, keep, signal);
        if (error) return { what, error };
      } else {
        what = step.of;
        const listed = await readList(step, signal);
        signal.throwIfAborted();
        kycScan.write(withListed(kycScan.read(), listed));
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
  const queue = useStored(kycQueue);
  const scan = useStored(kycScan);
  const [trouble, setTrouble] = useState<ScanTrouble>();
  const status = scanStatus(scan, queue.length);

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
    queue,
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
