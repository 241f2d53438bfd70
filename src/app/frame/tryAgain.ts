// Declares window.__reloadAfresh.
import { LoadFailure } from '../../ui/loadable';
import '../boot/reloadAfresh';

/**
 * Loads missing code again. If the file is late, or fails a second time, only a reload helps,
 * because the browser may remember that the file failed.
 */
export function tryAgain(
  missing: readonly { reason: unknown; retry: () => void }[],
  tries: number,
): void {
  const isLate = missing.some(
    ({ reason }) => reason instanceof LoadFailure && reason.late !== undefined,
  );
  const retryAll = () => {
    for (const { retry } of missing) retry();
  };
  if (!isLate && tries === 0) retryAll();
  else
    void window.__reloadAfresh?.().then((isReloading) => {
      if (!isReloading) retryAll();
    });
}
