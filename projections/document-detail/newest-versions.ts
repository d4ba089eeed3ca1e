/**
 * The versions a view keeps: the newest 20, and no more than 1 MB of them, so that a document that is edited again and
 * again stays quick to show. Pure.
 */
import type { VersionEntry } from '#domain/documents/version-entry.js';
import { sizeOf } from '#read-side/view-size.js';

const MOST = 20;
/** bytes */
const LARGEST = 1_000_000;

export function newestVersions(known: readonly VersionEntry[], newest: VersionEntry): VersionEntry[] {
  const kept: VersionEntry[] = [];
  let size = 0;
  for (const entry of [...known, newest].slice(-MOST).reverse()) {
    size += sizeOf(entry, LARGEST - size);
    if (size > LARGEST) break;
    kept.push(entry);
  }
  return kept.reverse();
}
