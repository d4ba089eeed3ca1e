/** The values of a document one by one, as agents see them. Pure. */
import type { DocumentDetail } from '#contracts/documents.js';
import type { Json } from '#kernel/json.js';

export interface ReadValue {
  /** Dotted, list items by index: `line_items.0.amount`. */
  readonly path: string;
  readonly value: Json;
  /** 0 to 1; absent of what a person added. */
  readonly confidence?: number;
  /** Page from 1; box from left and top to right and bottom, as parts (0 to 1) of the page. */
  readonly place?: { readonly page: number; readonly box?: readonly number[] };
  /** A person found it right. */
  readonly confirmed: boolean;
  /** A person set it. */
  readonly edited: boolean;
}

/** As sure as this nothing asks for a look; the review page calls it "Sure". */
export const SURE = 0.9;

export function valuesOf({ extraction, confidence, evidence, confirmed, edited }: DocumentDetail): ReadValue[] {
  const isConfirmed = new Set(confirmed);
  return [...leaves(extraction, '', confidence)].map(([path, value]) => {
    const place = evidence[path];
    return {
      path,
      value,
      ...(path in confidence && { confidence: confidence[path] }),
      ...(place && { place: { page: place.page + 1, ...(place.box && { box: place.box }) } }),
      confirmed: isConfirmed.has(path),
      // With a row, or any part of a list that is one value.
      edited: edited.some((set) => isWithin(path, set) || isWithin(set, path)),
    };
  });
}

/** What nobody looked at and the engine was not sure of, least sure first. */
export function unsure(values: readonly ReadValue[], below: number): ReadValue[] {
  return values
    .filter(({ confidence = 1, confirmed, edited }) => confidence < below && !confirmed && !edited)
    .toSorted((a, b) => (a.confidence ?? 1) - (b.confidence ?? 1));
}

const isWithin = (path: string, group: string): boolean => path === group || path.startsWith(`${group}.`);

/** A list that was scored as one is one value. */
function* leaves(value: Json, path: string, scored: DocumentDetail['confidence']): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null || path in scored) yield [path, value];
  else
    for (const [key, member] of Object.entries(value))
      yield* leaves(member as Json, path === '' ? key : `${path}.${key}`, scored);
}
