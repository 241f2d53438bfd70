import { codeTimeoutMs } from '../lib/limits';

/**
 * A file of the console's code could not be loaded: it is missing, cut or blocked, or it is still
 * on its way after the limit. Such a late file may still arrive: `late` settles with it.
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    cause: unknown,
    readonly late?: Promise<unknown>,
  ) {
    super(
      late ? 'A file of the console did not arrive' : 'A file of the console could not be loaded',
      { cause },
    );
  }
}

/** Waits for a file of code. Rejects with a LoadFailure if it can't be loaded or is late. */
export const withinLimit = (file: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure(undefined, file)), codeTimeoutMs);
    file
      .then(resolve, (cause: unknown) => reject(new LoadFailure(cause)))
      .finally(() => clearTimeout(timer));
  });
