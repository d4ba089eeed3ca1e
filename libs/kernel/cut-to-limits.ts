/**
 * What was read of a document, cut to the bounds of one: in its own order, until no more fits; what is too large, too
 * deep or has too long a name by itself is left out alone. Nothing is shortened: a piece of a value would be a wrong
 * one. Places in lists stay as they are. Linear, and long for what is far too large: where that may be, it runs in a
 * child process, and elsewhere only sees that all is within. Pure.
 */
import { DOCUMENT_LIMITS } from './document-limits.js';
import { jsonBytes, type Json, type JsonObject } from './json.js';

/** Values with their confidences and places: what of an event the sealing makes a third larger still fits in one. */
const MOST_BYTES_WITH_PLACES = 640 * 1024;

interface Read {
  readonly extraction: JsonObject;
  /** By path */
  readonly confidence: Readonly<Record<string, number>>;
  /** By path */
  readonly evidence: Readonly<Record<string, object>>;
  /** Values that were left out before. */
  readonly leftOut?: number;
}

/** `leftOut`: how many values, those of before among them; when no more are, it is the very same. */
export function cutToLimits<R extends Read>(read: R): R & { readonly leftOut?: number } {
  const cut = new Cut(read);
  const extraction = cut.members(read.extraction, '', 1);
  if (cut.leftOut === 0) return read;
  const among = <V>(record: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(record).filter(([path]) => cut.kept.has(path)));
  return {
    ...read,
    extraction,
    confidence: among(read.confidence),
    evidence: among(read.evidence),
    leftOut: (read.leftOut ?? 0) + cut.leftOut,
  };
}

class Cut {
  leftOut = 0;
  /** Paths of values and of what they stand in. */
  readonly kept = new Set<string>();
  #full = false;
  #values = 0;
  #bytes = 2;
  #bytesWithPlaces = 2;

  constructor(private readonly read: Read) {}

  /** @param prefix of the paths of what is in it, with its dot @param level of the object itself, from 1 */
  members(object: JsonObject, prefix: string, level: number): JsonObject {
    const members: [string, Json][] = [];
    for (const [key, value] of Object.entries(object)) {
      const tooLong = key.length > DOCUMENT_LIMITS.keyCharacters;
      const kept = this.#full || tooLong ? this.#out(value) : this.#kept(value, prefix, key, level);
      if (kept !== undefined) members.push([key, kept]);
    }
    return Object.fromEntries(members);
  }

  #items(list: readonly Json[], prefix: string, level: number): Json[] {
    const items: Json[] = [];
    for (const [index, value] of list.entries()) {
      const kept = this.#full ? this.#out(value) : this.#kept(value, prefix, String(index), level);
      if (kept !== undefined) items.push(kept);
      else if (!this.#full && this.#fits(`${prefix}${index}`, 4)) {
        this.kept.delete(`${prefix}${index}`);
        this.#values++;
        items.push(null);
      }
    }
    return items;
  }

  #kept(value: Json, prefix: string, key: string, level: number): Json | undefined {
    const path = prefix + key;
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
      const bytes = jsonBytes(value);
      if (bytes > DOCUMENT_LIMITS.valueBytes || !this.#fits(path, jsonBytes(key) + bytes)) return this.#out(value);
      this.#values++;
      return value;
    }
    if (level === DOCUMENT_LIMITS.levels || !this.#fits(path, jsonBytes(key) + 2)) return this.#out(value);
    const inside = isList(value)
      ? this.#items(value, `${path}.`, level + 1)
      : this.members(value, `${path}.`, level + 1);
    return Object.keys(inside).length > 0 ? inside : undefined;
  }

  /**
   * Takes the room there is when there is enough; when not, nothing more is taken.
   * @param bytes of it in the extraction
   */
  #fits(path: string, bytes: number): boolean {
    const {
      confidence: { [path]: confidence },
      evidence: { [path]: evidence },
    } = this.read;
    const places = [confidence, evidence].filter((place) => place !== undefined);
    const withPlaces = places.reduce<number>(
      (sum, place) => sum + jsonBytes([path, place as Json]),
      bytes + 2 + path.length,
    );
    this.#full =
      this.#values === DOCUMENT_LIMITS.values ||
      this.#bytes + bytes + 2 > DOCUMENT_LIMITS.extractionBytes ||
      this.#bytesWithPlaces + withPlaces > MOST_BYTES_WITH_PLACES;
    if (this.#full) return false;
    this.#bytes += bytes + 2;
    this.#bytesWithPlaces += withPlaces;
    this.kept.add(path);
    return true;
  }

  #out(value: Json): undefined {
    this.leftOut += valuesIn(value);
  }
}

/** Not by recursion: it may be nested deeper than the stack goes. */
function valuesIn(value: Json): number {
  let count = 0;
  const waiting: Json[] = [value];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const inside = typeof one === 'object' && one !== null ? (Object.values(one) as Json[]) : [];
    if (inside.length === 0) count++;
    for (const each of inside) waiting.push(each);
  }
  return count;
}

const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] => Array.isArray(value);
