import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Says which process this is, in a way that a reused process id can't fake. */
export interface ProcessIdentity {
  pid: number;
  host: string;
  /** Opaque: equal for the same running process, different for another with the same id. */
  startMark: string;
}

/** This process, as others will check it. */
export function identifySelf(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), startMark: startMarkOf(process.pid) ?? 'unknown' };
}

/** Whether the process of a lock still runs. Another machine's can't be known, so it counts as running. */
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
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold spaces and brackets: fields are counted after its last bracket. Field 22 is the start time.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return undefined;
  }
}
