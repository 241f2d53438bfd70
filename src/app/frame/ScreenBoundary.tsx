import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { CrashBoundary, type Crash } from '../../components/feedback/CrashBoundary';
import { CrashedState } from '../../components/feedback/CrashedState';
import { FailedState } from '../../components/feedback/states';
import { LoadFailure } from '../../components/loadFailure';
import { tryAgain } from './tryAgain';

function CrashPanel(crash: Crash) {
  const { reason, retry, tries } = crash;
  if (reason instanceof LoadFailure) return <FailedState what="This screen" reason={reason} onRetry={() => tryAgain([crash], tries)} />;
  return <CrashedState reason={reason} onRetry={retry} />;
}

/** Keeps a screen that throws, or whose code can't be loaded, from taking the navigation with it. */
export function ScreenBoundary({ path, children }: { path: string; children: ReactNode }) {
  // Another view of the same path is another screen too.
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

/** The last boundary: the page never ends empty, even if the frame can't be shown. */
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
