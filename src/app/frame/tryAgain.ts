// Declares window.__reloadAfresh.
import type {} from '../../boot/reloadAfresh';
import { LoadFailure } from '../../components/loadFailure';

/**
 * R210: loads missing code again. A file that is late, or fails a second time, is had by a reload alone: the browser may
 * remember how the file failed until then.
 */
export function tryAgain(missing: readonly { reason: unknown; retry: () => void }[], tries: number): void {
  const isLate = missing.some(({ reason }) => reason instanceof LoadFailure && reason.late !== undefined);
  const retryAll = () => {
    for (const { retry } of missing) retry();
  };
  if (!isLate && tries === 0) retryAll();
  else
    void window.__reloadAfresh?.().then((isReloading) => {
      if (!isReloading) retryAll();
    });
}
