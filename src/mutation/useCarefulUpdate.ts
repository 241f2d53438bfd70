import { useSWRConfig } from 'swr';
import type { MutationResult } from '../lib/outcome';
import { inBackground } from '../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from './sendOrFind';
import { useOneAtATime } from './useOneAtATime';

/** Someone else changed the same fields after the form was opened. Nothing was saved. */
export class UpdateConflict<Stored, Field extends string> extends Error {
  override readonly name = 'UpdateConflict';

  constructor(
    /** The record on the server now. The next try starts from it. */
    readonly fresh: Stored,
    readonly fields: readonly Field[],
  ) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
  }
}

export interface UpdatedRecord<Stored, Changes> {
  key: readonly unknown[];
  /** Whether a key belongs to a list that contains the record. */
  isList: (key: unknown) => boolean;
  read: () => Promise<Stored>;
  /** Resolves with the changed record, or with undefined if the response doesn't contain it. */
  send: (changes: Changes) => Promise<Stored | undefined>;
}

/** How a save is compared with the record on the server. */
export interface SaveRules<Stored, Field> {
  /** The fields in which it would overwrite someone else's change. */
  conflictsWith: (fresh: Stored) => readonly Field[];
  /**
   * Whether a save without a response was made (R32), judged by the record before and after it. Undefined if the record doesn't show it.
   */
  wasSaved: (before: Stored, after: Stored) => boolean | undefined;
}

export interface CarefulUpdate<Stored, Changes, Field extends string> {
  /**
   * Sends changes, unless they would overwrite someone else's. Resolves with the changed record. If the response
   * doesn't contain it, resolves with the record before the change and reads it again. Resolves with undefined if
   * another save is still running. Rejects with an UpdateConflict, or as `sendOrFind`.
   */
  save: (changes: Changes, rules: SaveRules<Stored, Field>) => Promise<MutationResult<Stored> | undefined>;
  isBusy: boolean;
}

/**
 * Saves the changed fields of a record (R9). The API has no record versions. So the record is read first, and someone
 * else's change is never overwritten unnoticed.
 */
export function useCarefulUpdate<Stored, Changes, Field extends string>({
  key,
  isList,
  read,
  send,
}: UpdatedRecord<Stored, Changes>): CarefulUpdate<Stored, Changes, Field> {
  const { mutate } = useSWRConfig();
  const show = (stored: Stored) => mutate(key, stored, { revalidate: false });
  const { act: save, isBusy } = useOneAtATime(async (changes: Changes, { conflictsWith, wasSaved }: SaveRules<Stored, Field>) => {
    const fresh = await read();
    const fields = conflictsWith(fresh);
    await show(fresh);
    if (fields.length > 0) throw new UpdateConflict(fresh, fields);
    const find = async () => {
      const after = await read();
      await show(after);
      const isSaved = wasSaved(fresh, after);
      if (isSaved === undefined) throw new Error('Only a part of the record has changed');
      return isSaved ? after : undefined;
    };
    const sendAndShow = async () => {
      const { result: saved, isFound } = await sendOrFind(() => send(changes), find);
      if (saved && !isFound) await show(saved);
      if (!saved) inBackground(mutate(key));
      return { result: saved ?? fresh, isFound };
    };
    return afterEveryAttempt(sendAndShow, (made) => {
      // The change may have been made although the response was lost.
      if (!made) inBackground(mutate(key));
      inBackground(mutate(isList, undefined));
    });
  });
  return { save, isBusy };
}
