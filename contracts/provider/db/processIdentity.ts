import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process. A later process with the same process id has another `startMark`. */
export interface ProcessIdentity {
  pid: number;
  host: string;
  startMark: string;
}

export function identifySelf(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), startMark: startMarkOf(process.pid) ?? 'unknown' };
}

/**
 * Whether the process still runs. A process on another machine counts as running, because it can't
 * be checked.
 */
export function isRunning(identity: ProcessIdentity): boolean {
  if (identity.host !== hostname()) return true;
  if (!hasProcess(identity.pid)) return false;
  const mark = startMarkOf(identity.pid);
  return mark === undefined || identity.startMark === 'unknown' || mark === identity.startMark;
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startMarkOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() ||
        undefined
      );
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 is the start time. The command's name may contain spaces and brackets, so fields are
    // counted after its last bracket.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return undefined;
  }
}
