import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Page, PageQuery } from '~/api/types';
import { serverTime } from '~/api/http/transport';
import type { FailurePolicy } from '~/api/messages';
import { useCachedRows } from '~/api/reading/reading';
import { readId } from '~/lib/records';
import { useMutation, type Invalidated } from './useMutation';

/** How much older than its request a new record may seem, by either clock. */
const slackMs = { server: 60_000, own: 3_600_000 };

function earliestTime(): number {
  const now = serverTime();
  return now === undefined ? Date.now() - slackMs.own : now - slackMs.server;
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : NaN);

/** If so, a new row can't be on a later page. */
const isNewestFirst = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));

interface Creation<Input, Row extends { id?: unknown }> {
  about: string;
  isList: (key: unknown) => boolean;
  list: (page: PageQuery, input: Input) => Promise<Page<Row>>;
  isSent: (input: Input, row: Row) => boolean;
  createdAt?: (row: Row) => unknown;
  send: (input: Input) => Promise<unknown>;
  invalidates?: readonly Invalidated[];
  succeeded: string;
  failed: FailurePolicy;
  onSuccess: () => void;
}

/** If the response is lost, looks for the record among the new rows. */
export function useCreate<Input, Row extends { id?: unknown }>({
  about,
  isList,
  list,
  isSent,
  createdAt = () => undefined,
  send,
  invalidates = [],
  succeeded,
  failed,
  onSuccess,
}: Creation<Input, Row>) {
  const cachedRows = useCachedRows<Row>(isList);
  return useMutation({
    about: (_input: Input) => about,
    // Runs before sending, because it must know which rows are there already.
    before: () => ({
      known: new Set(cachedRows().map(({ id }) => readId(id))),
      earliest: earliestTime(),
    }),
    send: (input) => send(input).then(() => true as const),
    findResult: async (input, { known, earliest }) => {
      const isNew = (row: Row) =>
        isSent(input, row) && !known.has(readId(row.id)) && !(timeOf(createdAt(row)) < earliest);
      const read = (page: PageQuery) => list(page, input);
      const { results, count } = await read({ page: 1, pageSize: 100 });
      if (results.some(isNew)) return true;
      if (count <= results.length || isNewestFirst(results.map((row) => timeOf(createdAt(row)))))
        return undefined;
      const { collectRows } = await import('~/api/http/allPages');
      const { rows } = await collectRows(read, () => undefined);
      return rows.some(isNew) ? true : undefined;
    },
    invalidates: () => [{ clear: isList }, ...invalidates],
    succeeded: () => succeeded,
    failed,
    onSuccess,
  });
}

/** Somebody else changed the same fields, and nothing was saved. */
class UpdateConflict<Stored, Field extends string> extends Error {
  override readonly name = 'UpdateConflict';

  constructor(
    /** The next try starts from it. */
    readonly fresh: Stored,
    readonly fields: readonly Field[],
  ) {
    super(`Changed by someone else: ${fields.join(', ')}`);
  }
}

export interface RecordUpdateOptions<Stored> {
  onSuccess?: () => void;
  onConflict?: (fresh: Stored) => void;
}

interface RecordUpdate<
  Values,
  Stored,
  Changes,
  Field extends string,
> extends RecordUpdateOptions<Stored> {
  about: string;
  key: readonly unknown[];
  isList: (key: unknown) => boolean;
  read: () => Promise<Stored>;
  send: (changes: Changes) => Promise<Stored | undefined>;
  changes: (opened: Values, values: Values) => Changes | undefined;
  /** The fields where saving would overwrite someone else's change. */
  conflicts: (opened: Values, fresh: Stored, values: Values) => readonly Field[];
  /** Undefined if the record doesn't show it. */
  wasSaved: (opened: Values, values: Values, before: Stored, after: Stored) => boolean | undefined;
  succeeded: string;
  failed: FailurePolicy;
}

/**
 * The wire has no versions, so the record is read first: somebody else's change is never
 * overwritten unnoticed.
 */
export function useRecordUpdate<Values, Stored, Changes, Field extends string>(
  update: RecordUpdate<Values, Stored, Changes, Field>,
) {
  const { key, isList, read, send, changes, conflicts, wasSaved, onConflict } = update;
  const { mutate } = useSWRConfig();
  const [conflicting, setConflicting] = useState<readonly Field[]>([]);
  const show = (stored: Stored) => mutate(key, stored, { revalidate: false });
  const mutation = useMutation<[opened: Values, values: Values], Stored | undefined, Stored>({
    about: () => update.about,
    before: async (opened, values) => {
      const fresh = await read();
      const fields = conflicts(opened, fresh, values);
      await show(fresh);
      if (fields.length > 0) throw new UpdateConflict(fresh, fields);
      return fresh;
    },
    send: async (opened, values) => {
      const changed = changes(opened, values);
      return changed && send(changed);
    },
    findResult: async (opened, values, before) => {
      const after = await read();
      await show(after);
      const isSaved = wasSaved(opened, values, before, after);
      if (isSaved === undefined) throw new Error('Only a part of the record has changed');
      return isSaved ? after : undefined;
    },
    updateCache: (saved) => saved && show(saved),
    // A lost response may have made the change, and a response may lack the record.
    invalidates: (made) => (made?.result ? [{ clear: isList }] : [key, { clear: isList }]),
    succeeded: () => update.succeeded,
    failed: update.failed,
    onSuccess: update.onSuccess,
    onConflict: (cause) => {
      if (!(cause instanceof UpdateConflict)) return false;
      const { fresh, fields } = cause as UpdateConflict<Stored, Field>;
      onConflict?.(fresh);
      setConflicting(fields);
      return true;
    },
  });
  return { ...mutation, conflicts: conflicting };
}
