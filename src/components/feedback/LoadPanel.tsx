import type { ReactNode } from 'react';
import type { Load } from '../../domain/load';
import { FailedState, ForbiddenState } from './states';

export interface LoadPanelProps {
  load: Load<unknown>;
  /** What could not be loaded, as the start of a sentence. */
  what: string;
  children: ReactNode;
}

/** A screen's content, or in its place a panel that says that it failed or is forbidden (R16, R18). */
export function LoadPanel({ load, what, children }: LoadPanelProps) {
  if (load.status !== 'failed' && load.status !== 'forbidden') return children;
  return <div className="panel">{load.status === 'failed' ? <FailedState what={what} onRetry={load.onRetry} /> : <ForbiddenState />}</div>;
}
