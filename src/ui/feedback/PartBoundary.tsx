import { useEffect, type ReactNode } from 'react';
import { addMissingPart } from '../loadable';
import { CrashBoundary, type Crash } from './CrashBoundary';

function Missing({ reason, retry }: Crash) {
  useEffect(() => addMissingPart({ reason, retry }), [reason, retry]);
  return null;
}

/**
 * A part of the frame, or something beside the screen. If it crashes, only this part is missing.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <CrashBoundary show={(crash) => <Missing {...crash} />}>{children}</CrashBoundary>;
}
