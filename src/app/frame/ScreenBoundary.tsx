// Declares window.__reloadAfresh.
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { CrashBoundary, type Crash } from '~/ui/feedback/CrashBoundary';
import { CrashedState, FailedState } from '~/ui/feedback/states';
import { LoadFailure } from '~/ui/loadable';
import '../boot/recovery';

/** The browser may remember a failed file. Then, and for a late file, only a reload helps. */
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

function CrashPanel(crash: Crash) {
  const { reason, retry, tries } = crash;
  if (reason instanceof LoadFailure)
    return (
      <FailedState what="This screen" reason={reason} onRetry={() => tryAgain([crash], tries)} />
    );
  return <CrashedState reason={reason} onRetry={retry} />;
}

export function ScreenBoundary({ path, children }: { path: string; children: ReactNode }) {
  // Another view counts as another screen.
  const search = useSearch();
  return (
    <CrashBoundary
      path={`${path}?${search}`}
      show={(crash) => (
        <div className="panel">
          <CrashPanel {...crash} />
        </div>
      )}
    >
      {children}
    </CrashBoundary>
  );
}

export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary
      show={(crash) => (
        <main className="stage">
          <div className="panel stage-card">
            <CrashPanel {...crash} />
          </div>
        </main>
      )}
    >
      {children}
    </CrashBoundary>
  );
}
