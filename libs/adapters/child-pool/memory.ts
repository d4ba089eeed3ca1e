/**
 * What a process holds of memory by itself, in bytes, and the processor time it used. From /proc, so only on Linux;
 * elsewhere 0, and the heap limit, the child's own report after each job and the wall clock are all that bound it.
 */
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/**
 * Resident memory without what it maps of files: programs and libraries are shared by all children, and how much of
 * them counts as resident is as the kernel likes (86 to 143 MB of a child).
 */
export function ownMemoryOf(pid: number): number {
  try {
    const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    return (resident! - shared!) * PAGE_BYTES;
  } catch {
    return 0; // it ended a moment ago, or this is no Linux
  }
}

const TICK_MS = 10;

export function processorMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before may hold spaces and brackets; user and system time are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
