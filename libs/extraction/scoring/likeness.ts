/** How alike two texts are. */

/** Case, punctuation and spaces do not count: only letters and digits are left. */
export const folded = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Signs to insert, remove or replace to make one text the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, replaced);
    }
    row = next;
  }
  return row[b.length]!;
}

/** 1 − edit distance by the longer text's length; nothing is like an empty text but another. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  return 1 - editDistance(a, b) / Math.max(a.length, b.length);
}
