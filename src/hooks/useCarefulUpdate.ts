import { useSWRConfig } from 'swr';
import { inBackground } from './reread';
import { useAction } from './useAction';

/** Someone else changed the same fields since the form was opened. Nothing was saved. */
export class UpdateConflict<Stored, Field extends string> extends Error {
  override readonly name = 'UpdateConflict';

  constructor(
    /** The record as the server has it now: what a second try starts from. */
    readonly fresh: Stored,
    readonly fields: readonly Field[],
  ) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
  }
}

export interface UpdatedRecord<Stored, Changes> {
  key: readonly unknown[];
  /** The lists that the record stands in. */
  isList: (key: unknown) => boolean;
  read: () => Promise<Stored>;
  /** Resolves with the record after them, if the answer says it. */
  send: (changes: Changes) => Promise<Stored | undefined>;
}

export interface CarefulUpdate<Stored, Changes, Field extends string> {
  /**
   * Sends changes, unless `conflictsWith` finds that they would overwrite somebody else's, and resolves with the record after them; as it was read before
   * where the answer doesn't say it, and it is read again. Resolves with undefined
   * while another save is under way. Rejects with an UpdateConflict or an ApiError.
   */
  save: (changes: Changes, conflictsWith: (fresh: Stored) => readonly Field[]) => Promise<Stored | undefined>;
  isBusy: boolean;
}

/** Saving what changed of a record (R9). The wire has no versions: it is read again first, so that nobody's change is overwritten unseen. */
export function useCarefulUpdate<Stored, Changes, Field extends string>({ key, isList, read, send }: UpdatedRecord<Stored, Changes>): CarefulUpdate<Stored, Changes, Field> {
  const { mutate } = useSWRConfig();
  const show = (stored: Stored) => mutate(key, stored, { revalidate: false });
  const [save, isBusy] = useAction(async (changes: Changes, conflictsWith: (fresh: Stored) => readonly Field[]) => {
    const fresh = await read();
    const fields = conflictsWith(fresh);
    await show(fresh);
    if (fields.length > 0) throw new UpdateConflict(fresh, fields);
    try {
      const saved = await send(changes);
      if (saved) await show(saved);
      else inBackground(mutate(key));
      return saved ?? fresh;
    } catch (error) {
      // The answer may have been lost after the change was made.
      inBackground(mutate(key));
      throw error;
    } finally {
      inBackground(mutate(isList, undefined));
    }
  });
  return { save, isBusy };
}
