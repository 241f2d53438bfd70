import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { CrashBoundary, type Crash } from '../../ui/feedback/CrashBoundary';
import { CrashedState } from '../../ui/feedback/CrashedState';
import { FailedState } from '../../ui/feedback/states';
import { LoadFailure } from '../../ui/loadable';
import { tryAgain } from './tryAgain';

function CrashPanel(crash: Crash) {
  const { reason, retry, tries } = crash;
  if (reason instanceof LoadFailure)
    return (
      <FailedState what="This screen" reason={reason} onRetry={() => tryAgain([crash], tries)} />
    );
  return <CrashedState reason={reason} onRetry={retry} />;
}

/** If a screen throws, or its code can't be loaded, the navigation stays. */
export function ScreenBoundary({ path, children }: { path: string; children: ReactNode }) {
  // A different view of the same path counts as a different screen.
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

/** The outermost boundary: even if the frame crashes, the page is never empty. */
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
