/**
 * Resident memory of another process in bytes. From /proc, so only on Linux; elsewhere 0, and the heap limit and the child's
 * own report after each job are all that bounds it.
 */
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

export function rssOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
