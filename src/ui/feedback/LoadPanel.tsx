import type { ReactNode } from 'react';
import type { Load } from '../../lib/load';
import { FailedState, ForbiddenState } from './states';

export interface LoadPanelProps {
  /** How far the reading is: it decides what is shown. */
  load: Load<unknown>;
  /** What could not be loaded, as the start of a sentence. */
  what: string;
  /** What is shown once the reading is done. */
  children: ReactNode;
}

export interface AccessPanelProps {
  /** Whether this admin may not see it. */
  isForbidden: boolean;
  /** What is shown to those who may see it. */
  children: ReactNode;
}

/**
 * The content of a screen that shows failures within it, such as a list. If it is forbidden, only a
 * panel that says so.
 */
export function AccessPanel({ isForbidden, children }: AccessPanelProps) {
  if (!isForbidden) return children;
  return (
    <div className="panel">
      <ForbiddenState />
    </div>
  );
}

// R16.
/** A screen's content. If loading failed or is forbidden, a panel that says so. */
export function LoadPanel({ load, what, children }: LoadPanelProps) {
  if (load.status !== 'failed')
    return <AccessPanel isForbidden={load.status === 'forbidden'}>{children}</AccessPanel>;
  return (
    <div className="panel">
      <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />
    </div>
  );
}
