import { useSWRConfig } from 'swr';
import type { FailurePolicy } from '../api/failureMessages';
import { useMutation } from './useMutation';

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

export interface RecordUpdateOptions<Stored, Field extends string> {
  onSuccess?: () => void;
  /** Somebody else has changed the same fields; `fresh` is the record with their values. */
  onConflict?: (conflict: UpdateConflict<Stored, Field>) => void;
}

interface RecordUpdate<Values, Stored, Changes, Field extends string> extends RecordUpdateOptions<
  Stored,
  Field
> {
  about: string;
  key: readonly unknown[];
  /** Whether a key belongs to a list that contains the record. */
  isList: (key: unknown) => boolean;
  read: () => Promise<Stored>;
  /** Resolves with the changed record, or with undefined if the response doesn't contain it. */
  send: (changes: Changes) => Promise<Stored | undefined>;
  /** What differs between the form as it was opened and as it is; undefined if nothing does. */
  changes: (opened: Values, values: Values) => Changes | undefined;
  /** The fields in which a save would overwrite someone else's change. */
  conflicts: (opened: Values, fresh: Stored, values: Values) => readonly Field[];
  /**
   * Whether a save without a response was made, judged by the record before and after. Undefined if
   * the record doesn't show it.
   */
  wasSaved: (opened: Values, values: Values, before: Stored, after: Stored) => boolean | undefined;
  succeeded: string;
  failed: FailurePolicy;
}

/**
 * Saves the changed fields of a record. The API has no record versions, so the record is read
 * first, and someone else's change is never overwritten unnoticed.
 */
export function useRecordUpdate<Values, Stored, Changes, Field extends string>(
  options: RecordUpdate<Values, Stored, Changes, Field>,
) {
  const {
    about,
    key,
    isList,
    read,
    send,
    changes,
    conflicts,
    wasSaved,
    succeeded,
    failed,
    onSuccess,
    onConflict,
  } = options;
  const { mutate } = useSWRConfig();
  const show = (stored: Stored) => mutate(key, stored, { revalidate: false });
  return useMutation<[opened: Values, values: Values], Stored | undefined, Stored>({
    about: () => about,
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
    findResult: async (before, opened, values) => {
      const after = await read();
      await show(after);
      const isSaved = wasSaved(opened, values, before, after);
      if (isSaved === undefined) throw new Error('Only a part of the record has changed');
      return isSaved ? after : undefined;
    },
    updateCache: (saved) => saved && show(saved),
    // The change may have been made although the response was lost, and a response may not contain
    // the record.
    invalidates: (made) => (made?.result ? [{ dropped: isList }] : [key, { dropped: isList }]),
    succeeded: () => succeeded,
    failed,
    onSuccess,
    onConflict: (cause) => {
      if (!(cause instanceof UpdateConflict)) return false;
      // This hook reads no other record.
      onConflict?.(cause as UpdateConflict<Stored, Field>);
      return true;
    },
  });
}
