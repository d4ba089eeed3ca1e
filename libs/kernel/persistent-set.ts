/**
 * PersistentSet: a set of texts that never changes; one with an element more or less is another set, which shares
 * nearly everything with it: adding and removing copy one bucket in 256, and the list of buckets.
 */
const BUCKETS = 256;

export class PersistentSet implements Iterable<string> {
  static readonly empty = new PersistentSet(Array.from({ length: BUCKETS }), 0);

  private constructor(
    private readonly buckets: readonly (ReadonlySet<string> | undefined)[],
    readonly size: number,
  ) {}

  has(element: string): boolean {
    return this.buckets[bucketOf(element)]?.has(element) ?? false;
  }

  with(element: string): PersistentSet {
    if (this.has(element)) return this;
    return this.replacing(bucketOf(element), (bucket) => bucket.add(element), this.size + 1);
  }

  without(element: string): PersistentSet {
    if (!this.has(element)) return this;
    return this.replacing(bucketOf(element), (bucket) => bucket.delete(element), this.size - 1);
  }

  *[Symbol.iterator](): Iterator<string> {
    for (const bucket of this.buckets) if (bucket) yield* bucket;
  }

  private replacing(index: number, change: (bucket: Set<string>) => unknown, size: number): PersistentSet {
    const bucket = new Set(this.buckets[index]);
    change(bucket);
    return new PersistentSet(this.buckets.with(index, bucket), size);
  }
}

function bucketOf(element: string): number {
  let hash = 0;
  for (let at = 0; at < element.length; at++) hash = (Math.imul(hash, 31) + element.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 8)) & (BUCKETS - 1);
}
